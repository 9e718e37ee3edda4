import { msg, str } from './words.ts';
import { css, html, nothing, type PropertyValues } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { baseStyles } from './base-styles.ts';
import { buttonStyles } from './button-styles.ts';
import { icon } from './icon.ts';
import { sideStyles } from './side-styles.ts';
import { timeOfDay } from './time-of-day.ts';
import { VxElement } from './vx-element.ts';

export interface LogEntryView {
  readonly id: string;
  readonly at: string;
  /** Empty where nobody did it. */
  readonly who: string;
  /** `who` is a seat that nobody holds. */
  readonly isSeat?: boolean;
  readonly side?: string;
  /** The sentence, without its subject. */
  readonly text: string;
  /** What the sentence leaves out, for whoever points at it. */
  readonly details?: string;
  /** Dice, drawn as such. */
  readonly dice?: readonly number[];
  /** Dice that were thrown against those. */
  readonly against?: readonly number[];
  /** Which entry it tells of. */
  readonly seq?: number;
  /** A move that can be looked at again. */
  readonly isMove?: boolean;
  /** The reader may take it back; where they could until something came between, why no longer. */
  readonly undo?: { readonly whyNot?: string };
}

/** Pixels by which a reader may be off the end. */
const NEAR_END = 8;

/**
 * What happened at the table, newest at the bottom. Tells `undo`; and with the entry's `{seq}` `show-move` while a move is looked at,
 * `keep-move` when it is to stay on the board; `leave-move` when neither any more.
 */
export class LogList extends VxElement {
  static override properties = { entries: { attribute: false }, kept: { attribute: false }, missed: { state: true } };
  declare entries: readonly LogEntryView[];
  /** The move that stays on the board. */
  declare kept: number | undefined;
  /** So many lines have come since a reader went up the list. */
  declare missed: number;
  #isAtEnd = true;
  #top = 0;
  /** The newest line when the reader was last at the end. */
  #seen: string | undefined;
  /** Behind another tab the list has no height; it comes to its end when it is shown. */
  readonly #sizes = new ResizeObserver(() => this.#goToEnd());

  static override styles = [
    baseStyles,
    sideStyles,
    buttonStyles,
    css`
      :host {
        display: block;
        height: 100%;
        overflow: auto;
        overflow-anchor: none;
      }
      li {
        display: grid;
        grid-template-columns: auto 1fr auto;
        gap: 0.55em;
        align-items: start;
        padding: 0.3em var(--wa-space-s);
        border-bottom: 1px solid var(--vx-line-faint);
      }
      li > .side,
      time {
        margin-top: 0.3em;
      }
      .move {
        padding: 0;
        border: 0;
        background: none;
        text-align: left;
        cursor: pointer;
      }
      .move:hover,
      .move[aria-pressed='true'] {
        text-decoration: underline;
        text-decoration-color: var(--vx-brass);
        text-decoration-thickness: 2px;
      }
      .move[aria-pressed='true'] {
        background: var(--wa-color-brand-fill-quiet);
      }
      .undo {
        margin-left: 0.3em;
        vertical-align: middle;
      }
      .undo[aria-disabled='true'] {
        opacity: 0.55;
        cursor: help;
      }
      time {
        color: var(--wa-color-text-quiet);
        font-size: var(--vx-text-tiny);
      }
      .missed {
        position: sticky;
        bottom: 0.5em;
        display: flex;
        width: fit-content;
        margin: 0 auto;
        border-radius: 999px;
        box-shadow: 0 1px 6px rgb(0 0 0 / 0.3);
      }
      .die {
        display: inline-grid;
        place-items: center;
        min-width: 1.6em;
        height: 1.6em;
        margin: 0.1em 0.15em 0 0;
        border: 1px solid var(--wa-color-neutral-border-loud);
        border-radius: 4px;
        background: var(--wa-color-surface-raised);
        font-weight: 700;
        line-height: 1;
      }
    `,
  ];

  constructor() {
    super();
    this.missed = 0;
  }

  override connectedCallback() {
    super.connectedCallback();
    this.addEventListener('scroll', this.#noteEnd, { passive: true });
    this.#sizes.observe(this);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.removeEventListener('scroll', this.#noteEnd);
    this.#sizes.disconnect();
  }

  /** Only who goes up leaves the end: lines that come or grow push nobody away from it. */
  readonly #noteEnd = () => {
    if (this.clientHeight === 0) return;
    const isUp = this.scrollTop < this.#top;
    this.#top = this.scrollTop;
    if (this.scrollTop + this.clientHeight >= this.scrollHeight - NEAR_END) this.#isAtEnd = true;
    else if (isUp) this.#isAtEnd = false;
    if (this.#isAtEnd) this.#haveSeenAll();
  };

  #haveSeenAll() {
    this.#seen = this.entries.at(-1)?.id;
    this.missed = 0;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('entries')) return;
    if (this.#isAtEnd) return this.#haveSeenAll();
    const seen = this.entries.findIndex(({ id }) => id === this.#seen);
    if (seen >= 0) this.missed = this.entries.length - 1 - seen;
  }

  protected override updated(changed: PropertyValues) {
    if (changed.has('entries')) this.#goToEnd();
  }

  /** Follows the end only for a reader who is there: nobody likes a list that runs away while they read. */
  #goToEnd() {
    if (!this.#isAtEnd) return;
    this.scrollTop = this.scrollHeight;
    this.#top = this.scrollTop;
  }

  #catchUp() {
    this.#isAtEnd = true;
    this.#haveSeenAll();
    this.#goToEnd();
  }

  override render() {
    if (this.entries.length === 0)
      return html`<p class="empty">${msg('Nothing has happened yet. Every move and every die will be listed here.')}</p>`;
    return html`<div role="log" aria-label=${msg('Log')}><ol @keydown=${(event: KeyboardEvent) => this.#walk(event)}>
      ${repeat(
        this.entries,
        (entry) => entry.id,
        (entry) => html`<li>
          <span class="side ${entry.side ?? ''}"></span>
          <span title=${entry.details ?? nothing}>${entry.isMove ? this.#renderMove(entry) : renderSentence(entry)} ${this.#renderUndo(entry)}</span>
          <time datetime=${entry.at}>${timeOfDay(entry.at)}</time>
        </li>`,
      )}
    </ol></div>
    ${this.missed > 0 ? html`<button type="button" class="plain small missed" @click=${() => this.#catchUp()}>${icon('chevron-down')}${msg(str`${this.missed} new`)}</button>` : nothing}`;
  }

  /** A hundred lines are one stop of the Tab key: from the newest move the arrow keys lead to the others. */
  get #lastMove(): number | undefined {
    return this.entries.findLast(({ isMove }) => isMove)?.seq;
  }

  #walk(event: KeyboardEvent) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const moves = [...this.renderRoot.querySelectorAll<HTMLButtonElement>('.move')];
    const at = moves.indexOf(event.target as HTMLButtonElement);
    const next = at < 0 || step === 0 ? undefined : moves[at + step];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  }

  #renderMove(entry: LogEntryView) {
    const { seq } = entry;
    const isKept = this.kept === seq;
    const show = () => this.tell('show-move', { seq });
    const leave = () => this.tell('leave-move');
    return html`<button
      type="button"
      class="move"
      tabindex=${seq === this.#lastMove ? 0 : -1}
      aria-pressed=${String(isKept)}
      title=${msg('Shows the board before and after this move')}
      @pointerenter=${show}
      @pointerleave=${leave}
      @focus=${show}
      @blur=${leave}
      @click=${() => this.tell('keep-move', { seq: isKept ? undefined : seq })}
    >${renderSentence(entry)}</button>`;
  }

  #renderUndo({ undo, text }: LogEntryView) {
    if (!undo) return nothing;
    return html`<button
      type="button"
      class="plain small undo"
      aria-label=${msg(str`Undo: ${text}`)}
      aria-disabled=${String(undo.whyNot !== undefined)}
      title=${undo.whyNot ?? nothing}
      @click=${() => undo.whyNot === undefined && this.tell('undo')}
    >${icon('undo')}${msg('Undo')}</button>`;
  }
}

const renderSentence = (entry: LogEntryView) =>
  html`${renderWho(entry)} ${entry.text}
    ${entry.dice ? renderDice(entry.dice) : nothing}
    ${entry.against ? html`<span class="quiet">${msg('against')}</span> ${renderDice(entry.against)}` : nothing}`;

const renderDice = (values: readonly number[]) =>
  html`<span class="dice">${values.map((value) => html`<span class="die numbers">${value}</span>`)}</span>`;

const renderWho = ({ who, isSeat }: LogEntryView) =>
  who === '' ? nothing : isSeat ? html`<span class="quiet">${who}</span>` : html`<strong>${who}</strong>`;

customElements.define('vx-log-list', LogList);
