import { msg } from './words.ts';
import { css, html, nothing } from 'lit';
import { baseStyles } from './base-styles.ts';
import { buttonStyles } from './button-styles.ts';
import { VxElement } from './vx-element.ts';

/** Real dice, entered by hand: each value for a die of the same kind. Tells `enter-dice` with `{dice, values}`. */
export class DiceByHand extends VxElement {
  static override properties = { text: { state: true }, sides: { state: true }, isUnreadable: { state: true } };
  declare text: string;
  declare sides: number;
  declare isUnreadable: boolean;

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      form {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4em;
        align-items: center;
        margin-top: 0.4em;
      }
      input {
        min-width: 0;
        min-height: 2.4em;
        padding: 0.3em 0.6em;
        border: 1px solid var(--wa-form-control-border-color);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-default);
        color: inherit;
        font: inherit;
      }
      input {
        flex: 1;
      }
    `,
  ];

  constructor() {
    super();
    this.text = '';
    this.sides = 6;
    this.isUnreadable = false;
  }

  #enter(event: Event) {
    event.preventDefault();
    const values = readValues(this.text, this.sides);
    this.isUnreadable = values === undefined;
    if (!values) return;
    this.tell('enter-dice', { dice: values.map(() => this.sides), values });
    this.text = '';
  }

  override render() {
    return html`<p class="small quiet">${msg('Rolled with real dice, on camera? Enter what they show. Nobody can check that, so the other side confirms it, and it is counted apart.')}</p>
      <form @submit=${(event: Event) => this.#enter(event)}>
        <input inputmode="numeric" aria-label=${msg('What the dice show')} aria-invalid=${String(this.isUnreadable)} placeholder=${msg('for example: 4 2 6')} .value=${this.text} @input=${(event: Event) => (this.text = (event.target as HTMLInputElement).value)} />
        <select aria-label=${msg('Kind of die')} @change=${(event: Event) => (this.sides = Number((event.target as HTMLSelectElement).value))}>
          ${[6, 10, 20, 100].map((sides) => html`<option value=${sides} ?selected=${sides === this.sides}>d${sides}</option>`)}
        </select>
        <button type="submit" class="plain">${msg('Enter')}</button>
      </form>
      ${this.isUnreadable ? html`<p class="small" role="alert">${msg('One number for each die, with spaces between; none larger than the die.')}</p>` : nothing}`;
  }
}
customElements.define('vx-dice-by-hand', DiceByHand);

const MOST_DICE = 12;

/** Reads what dice show: `4 2 6`, `4,2,6`, and for dice of less than ten sides `426` too. `undefined` where such dice cannot show that. */
export const readValues = (text: string, sides: number): number[] | undefined => {
  const parts = text.trim().split(/[\s,;+]+/);
  const digits = parts.length === 1 && sides < 10 ? Array.from(parts[0] ?? '') : parts;
  const values = digits.map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : 0));
  const isReadable =
    values.length > 0 && values.length <= MOST_DICE && values.every((value) => value >= 1 && value <= sides);
  return isReadable ? values : undefined;
};
