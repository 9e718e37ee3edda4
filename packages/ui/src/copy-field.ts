import { msg, str } from './words.ts';
import { css, html } from 'lit';
import { baseStyles } from './base-styles.ts';
import { icon } from './icon.ts';
import { VxElement } from './vx-element.ts';

const COPIED_FOR_MS = 2000;

/** A code of so many letters is written down from the screen: it is shown whole, with the button below where there is no room beside it. */
const MOST_WRITTEN_DOWN = 32;

const roomFor = ({ length }: string): string =>
  length > MOST_WRITTEN_DOWN ? '' : `flex-basis: calc(${length + 1}ch + 1.4em)`;

/** Puts a text on the clipboard; also where the page has no right to (plain http), by the old way. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
};

const copyBySelection = (text: string): boolean => {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  return isCopied;
};

/** A text to pass on (a link), with a button that copies it. */
export class CopyField extends VxElement {
  static override properties = { label: {}, value: {}, isCopied: { state: true } };
  declare label: string;
  declare value: string;
  declare isCopied: boolean;

  static override styles = [
    baseStyles,
    css`
      .field {
        display: flex;
        flex-wrap: wrap;
        min-height: calc(var(--vx-target, 0px) + 2px);
        border: 1px solid var(--vx-line);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-lowered);
        overflow: hidden;
      }
      /* A line has room for underscores, which hang low. */
      input {
        flex: 1000 1 8em;
        min-width: 0;
        padding: 0.4em 0.7em;
        border: 0;
        background: transparent;
        color: var(--wa-color-text-quiet);
        font: 0.85em / 1.6 var(--wa-font-family-code);
      }
      button {
        display: inline-flex;
        flex: 1 0 auto;
        align-items: center;
        justify-content: center;
        gap: 0.35em;
        min-height: var(--vx-target, 0px);
        padding: 0.4em 0.8em;
        border: 0;
        box-shadow: 0 0 0 1px var(--vx-line);
        background: var(--wa-color-surface-raised);
        cursor: pointer;
      }
      button:hover {
        background: var(--vx-hover);
      }
      button:focus-visible,
      input:focus-visible {
        outline-offset: -3px;
      }
    `,
  ];

  async #copy() {
    this.isCopied = await copyText(this.value);
    if (this.isCopied) setTimeout(() => (this.isCopied = false), COPIED_FOR_MS);
  }

  override render() {
    return html`<div class="field">
      <input readonly style=${roomFor(this.value)} .value=${this.value} aria-label=${this.label} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
      <button type="button" aria-label=${msg(str`Copy: ${this.label}`)} @click=${() => void this.#copy()}>
        ${icon(this.isCopied ? 'check' : 'copy')}<span aria-live="polite">${this.isCopied ? msg('Copied') : msg('Copy')}</span>
      </button>
    </div>`;
  }
}
customElements.define('vx-copy-field', CopyField);
