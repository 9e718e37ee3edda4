import { msg } from '@vexillum/ui/words';
import { baseStyles, sideStyles, timeOfDay, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { keepFocus } from './keep-focus.ts';

/** One entry as the list tells it. */
export interface StepRow {
  readonly seq: number;
  readonly at: string;
  readonly who: string;
  readonly text: string;
  /** The same in fewer words, for a row that has not the room. */
  readonly brief?: string;
  readonly side?: string;
  readonly dice?: readonly number[];
  /** Dice that were thrown against those. */
  readonly against?: readonly number[];
}

/** A row's height in units of the page's own letter size, so that it grows with the letters. */
const ROW_REM = 2.6;
const ROW_REM_COARSE = 2.75;

/** All entries of a match, of which only those in sight are told: there may be thousands. Tells `step` with the chosen number. */
export class StepList extends VxElement {
  static override properties = {
    count: { attribute: false },
    at: { attribute: false },
    rowAt: { attribute: false },
    scrolled: { state: true },
    height: { state: true },
  };
  declare count: number;
  declare at: number;
  declare rowAt: (seq: number) => StepRow | undefined;
  declare scrolled: number;
  declare height: number;
  #rowHeight = 32;
  readonly #sizes = new ResizeObserver(() => this.#measure());

  static override styles = [
    baseStyles,
    sideStyles,
    css`
      :host {
        display: block;
        position: relative;
        overflow: auto;
        overflow-anchor: none;
        contain: strict;
      }
      ol {
        position: relative;
      }
      li {
        position: absolute;
        left: 0;
        right: 0;
        border-bottom: 1px solid var(--vx-line-faint);
      }
      button {
        display: grid;
        grid-template-columns: auto auto 1fr auto;
        gap: 0.5em;
        align-items: center;
        width: 100%;
        height: 100%;
        padding: 0 var(--wa-space-s);
        border: 0;
        background: none;
        text-align: left;
        cursor: pointer;
      }
      button:hover {
        background: var(--vx-hover);
      }
      button[aria-current] {
        background: var(--wa-color-brand-fill-quiet);
        box-shadow: inset 3px 0 0 var(--wa-color-brand-fill-loud);
      }
      button:focus-visible {
        outline-offset: -3px;
      }
      /* All rows are of one height, and a long line has two. */
      .line {
        display: -webkit-box;
        overflow: hidden;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
        line-height: 1.25;
      }
      .number,
      time {
        color: var(--wa-color-text-quiet);
        font-size: var(--vx-text-tiny);
      }
      .number {
        min-width: 2.4em;
        text-align: right;
      }
    `,
  ];

  constructor() {
    super();
    this.scrolled = 0;
    this.height = 0;
  }

  override connectedCallback() {
    super.connectedCallback();
    this.addEventListener('scroll', this.#noteScroll, { passive: true });
    this.#sizes.observe(this);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.removeEventListener('scroll', this.#noteScroll);
    this.#sizes.disconnect();
  }

  readonly #noteScroll = () => {
    this.scrolled = this.scrollTop;
  };

  #measure() {
    const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    this.#rowHeight = letter * (matchMedia('(pointer: coarse)').matches ? ROW_REM_COARSE : ROW_REM);
    this.height = this.clientHeight;
    this.#follow();
  }

  protected override updated(changed: PropertyValues) {
    if (changed.has('at')) this.#follow();
  }

  /** The entry that is shown stays in sight, with some of what came before it. */
  #follow() {
    const top = this.at * this.#rowHeight;
    const isInSight = top >= this.scrollTop && top + this.#rowHeight <= this.scrollTop + this.clientHeight;
    if (!isInSight) this.scrollTop = Math.max(0, top - this.clientHeight / 3);
  }

  override render() {
    const { first, last } = rowsShown({
      scrolled: this.scrolled,
      height: this.height,
      rowHeight: this.#rowHeight,
      count: this.count,
    });
    const rows = Array.from({ length: last - first }, (_, index) => this.#renderRow(first + index));
    return html`<ol style="height:${this.count * this.#rowHeight}px" aria-label=${msg('Entries of the match')} @keydown=${(event: KeyboardEvent) => this.#walk(event)}>${rows}</ol>`;
  }

  #renderRow(seq: number) {
    const row = this.rowAt(seq);
    if (!row) return nothing;
    const { who, text, brief = text, side = '', at } = row;
    const told = rowText(row);
    return html`<li style="top:${seq * this.#rowHeight}px;height:${this.#rowHeight}px" aria-setsize=${this.count} aria-posinset=${seq + 1}>
      <button type="button" title=${told} aria-current=${seq === this.at ? 'step' : nothing} @mousedown=${keepFocus} @click=${() => this.tell('step', seq)}>
        <span class="number numbers">${seq}</span>
        <span class="side ${side}"></span>
        <span class="line"><strong>${who}</strong> ${brief} ${renderDice(row)}</span>
        <time datetime=${at}>${timeOfDay(at)}</time>
      </button>
    </li>`;
  }

  /** From row to row, as far as there are any. */
  #walk(event: KeyboardEvent) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    const row = (event.target as Element).closest('li');
    const next = step < 0 ? row?.previousElementSibling : row?.nextElementSibling;
    const button = next?.querySelector('button');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    button.focus();
  }
}
/** A row in one text. */
export const rowText = ({ who, text, dice = [], against = [] }: StepRow): string =>
  `${who} ${text} ${dice.join(', ')}${against.length > 0 ? ` ${msg('against')} ${against.join(', ')}` : ''}`.trim();

const renderValues = (values: readonly number[]) =>
  html`<span class="dice">${values.map((value) => html`<b class="numbers">${value} </b>`)}</span>`;

/** The dice of a row, and those against them. */
export const renderDice = ({ dice = [], against = [] }: StepRow) =>
  html`${dice.length > 0 ? renderValues(dice) : nothing}${against.length > 0 ? html` ${msg('against')} ${renderValues(against)}` : nothing}`;

customElements.define('vx-step-list', StepList);

/** Rows beyond both edges that are kept ready. */
const SPARE = 4;

/** Which rows of a long list are worth making: those in sight and a few more. */
export const rowsShown = (list: {
  readonly scrolled: number;
  readonly height: number;
  readonly rowHeight: number;
  readonly count: number;
}): { readonly first: number; readonly last: number } => {
  const { scrolled, height, rowHeight, count } = list;
  const first = Math.max(0, Math.min(count, Math.floor(scrolled / rowHeight)) - SPARE);
  const last = Math.min(count, Math.ceil((scrolled + height) / rowHeight) + SPARE);
  return { first, last: Math.max(first, last) };
};
