import { msg, str } from './words.ts';
import { css, html, nothing } from 'lit';
import { baseStyles } from './base-styles.ts';
import { openTip } from './open-tip.ts';
import { VxElement } from './vx-element.ts';

/**
 * The sign beside a number that nobody has checked against a rulebook: a question mark in a broken ring, which tells where the number
 * comes from. With `worded` it says so in a word, and with `plain` it is a sign alone, for where the source stands beside it.
 */
export class Unverified extends VxElement {
  static override properties = {
    source: {},
    worded: { type: Boolean },
    plain: { type: Boolean },
    isAsked: { state: true },
  };
  declare source: string | undefined;
  declare worded: boolean;
  declare plain: boolean;
  /** The tooltip is made when somebody first asks: a list may have hundreds of signs. */
  declare isAsked: boolean;

  static override styles = [
    baseStyles,
    css`
      :host {
        display: inline-flex;
        align-items: baseline;
        vertical-align: baseline;
      }
      .sign {
        display: inline-flex;
        align-items: center;
        gap: 0.35em;
        border-radius: 999px;
        font-size: var(--vx-text-small);
        font-weight: 400;
        line-height: 1;
      }
      .sign[tabindex] {
        cursor: help;
      }
      .mark {
        display: inline-grid;
        place-items: center;
        flex: none;
        width: 1.35em;
        height: 1.35em;
        border: 1.5px dashed var(--vx-brass);
        border-radius: 999px;
        font-size: 0.85em;
        font-weight: 700;
      }
      wa-tooltip:not(:defined) {
        display: none;
      }
    `,
  ];

  #ask({ currentTarget }: Event) {
    if (this.isAsked) return;
    this.isAsked = true;
    openTip(this, () => (currentTarget as HTMLElement).matches(':hover, :focus')).catch((error: unknown) => {
      console.error(error);
      this.isAsked = false;
    });
  }

  get #label(): string {
    return this.source ? msg(str`unverified: ${this.source}`) : msg('unverified');
  }

  override render() {
    const word = this.worded ? html`<span aria-hidden="true">${msg('unverified')}</span>` : nothing;
    const mark = html`<span class="mark" aria-hidden="true">?</span>${word}`;
    if (this.plain) return html`<span class="sign" role="img" aria-label=${msg('unverified')}>${mark}</span>`;
    return html`<span id="sign" class="sign" role="img" tabindex="0" aria-label=${this.#label} @pointerenter=${(event: Event) => this.#ask(event)} @focus=${(event: Event) => this.#ask(event)} @click=${(event: Event) => this.#ask(event)}>${mark}</span>
      ${this.isAsked ? html`<wa-tooltip for="sign" aria-hidden="true">${this.#label}</wa-tooltip>` : nothing}`;
  }
}
customElements.define('vx-unverified', Unverified);
