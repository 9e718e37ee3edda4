import { msg } from '@lit/localize';
import { css, html, nothing, type PropertyValues } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { baseStyles } from './base-styles.ts';
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
}

/** What happened at the table, newest at the bottom. */
export class LogList extends VxElement {
  static override properties = { entries: { attribute: false } };
  declare entries: readonly LogEntryView[];
  #isAtEnd = true;
  /** Behind another tab the list has no height; it comes to its end when it is shown. */
  readonly #sizes = new ResizeObserver(() => this.#goToEnd());

  static override styles = [
    baseStyles,
    sideStyles,
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
        align-items: baseline;
        padding: 0.3em var(--wa-space-s);
        border-bottom: 1px solid var(--vx-line-faint);
      }
      time {
        color: var(--wa-color-text-quiet);
        font-size: var(--vx-text-tiny);
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

  readonly #noteEnd = () => {
    if (this.clientHeight > 0) this.#isAtEnd = this.scrollTop + this.clientHeight >= this.scrollHeight - 8;
  };

  protected override updated(changed: PropertyValues) {
    if (changed.has('entries')) this.#goToEnd();
  }

  /** Follows the end only for a reader who is there: nobody likes a list that runs away while he reads. */
  #goToEnd() {
    if (this.#isAtEnd) this.scrollTop = this.scrollHeight;
  }

  override render() {
    if (this.entries.length === 0)
      return html`<p class="empty">${msg('Nothing has happened yet. Every move and every die will be listed here.')}</p>`;
    return html`<ol role="log" aria-label=${msg('Log')}>
      ${repeat(
        this.entries,
        (entry) => entry.id,
        (entry) => html`<li>
          <span class="side ${entry.side ?? ''}"></span>
          <span title=${entry.details ?? nothing}
            >${renderWho(entry)} ${entry.text}
            ${entry.dice ? html`<span class="dice">${entry.dice.map((value) => html`<span class="die numbers">${value}</span>`)}</span>` : nothing}
          </span>
          <time datetime=${entry.at}>${timeOfDay(entry.at)}</time>
        </li>`,
      )}
    </ol>`;
  }
}

const renderWho = ({ who, isSeat }: LogEntryView) =>
  who === '' ? nothing : isSeat ? html`<span class="quiet">${who}</span>` : html`<strong>${who}</strong>`;

customElements.define('vx-log-list', LogList);
