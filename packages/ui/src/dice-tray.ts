import { msg, str } from '@lit/localize';
import { css, html, nothing } from 'lit';
import { baseStyles } from './base-styles.ts';
import { icon } from './icon.ts';
import { readDice } from './read-dice.ts';
import { VxElement } from './vx-element.ts';

const handfuls = [1, 2, 3, 4, 6];
const WHY_LIMIT = 120;

export interface RollView {
  readonly id: string;
  readonly who: string;
  readonly why: string;
  readonly dice: readonly number[];
  readonly values: readonly number[];
}

/** Dice to throw and the last throws. Tells `roll` with `{dice, why}`. */
export class DiceTray extends VxElement {
  static override properties = {
    rolls: { attribute: false },
    canRoll: { attribute: false },
    why: { state: true },
    custom: { state: true },
    isUnreadable: { state: true },
  };
  declare rolls: readonly RollView[];
  declare canRoll: boolean;
  declare why: string;
  declare custom: string;
  declare isUnreadable: boolean;

  static override styles = [
    baseStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--wa-space-s);
        padding: var(--wa-space-s);
      }
      .handfuls {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(4.6em, 1fr));
        gap: var(--wa-space-2xs);
      }
      button {
        display: inline-flex;
        align-items: center;
        justify-content: center;
        gap: 0.3em;
        min-height: max(2.5em, var(--vx-target, 0px));
        padding: 0.3em 0.6em;
        border: 1px solid var(--wa-color-neutral-border-normal);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-raised);
        cursor: pointer;
        font-weight: 600;
      }
      button:hover {
        background: var(--vx-hover);
      }
      form {
        display: flex;
        gap: var(--wa-space-2xs);
      }
      label {
        display: grid;
        gap: 0.2em;
      }
      input {
        width: 100%;
        min-width: 0;
        min-height: var(--vx-target, 0);
        padding: 0.5em 0.7em;
        border: 1px solid var(--wa-form-control-border-color);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-default);
        color: inherit;
        font: inherit;
      }
      input[aria-invalid='true'] {
        border-color: var(--wa-color-danger-border-loud);
      }
      .roll {
        padding: 0.4em 0;
        border-top: 1px solid var(--vx-line);
      }
      .values {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3em;
        align-items: center;
      }
      .die {
        display: inline-grid;
        place-items: center;
        min-width: 2em;
        height: 2em;
        border: 1px solid var(--wa-color-neutral-border-loud);
        border-radius: 6px;
        background: var(--wa-color-surface-raised);
        font-weight: 700;
      }
    `,
  ];

  constructor() {
    super();
    this.why = '';
    this.custom = '';
    this.isUnreadable = false;
  }

  #roll(dice: readonly number[]) {
    this.tell('roll', { dice, why: this.why.trim().slice(0, WHY_LIMIT) });
    this.why = '';
  }

  #rollCustom(event: Event) {
    event.preventDefault();
    const dice = readDice(this.custom);
    this.isUnreadable = dice === undefined;
    if (dice) this.#roll(dice);
  }

  override render() {
    return html`${this.canRoll ? this.#renderControls() : nothing}
      <section aria-label=${msg('Last rolls')}>
        ${
          this.rolls.length === 0
            ? html`<p class="empty">${msg('No dice yet. The server throws them, and everybody sees the same.')}</p>`
            : this.rolls.map((roll) => this.#renderRoll(roll))
        }
      </section>`;
  }

  #renderControls() {
    return html`<label
        ><span class="small">${msg('What for?')}</span>
        <input
          maxlength=${WHY_LIMIT}
          placeholder=${msg('for example: command points')}
          .value=${this.why}
          @input=${(event: Event) => (this.why = (event.target as HTMLInputElement).value)}
      /></label>
      <div class="handfuls" role="group" aria-label=${msg('Six-sided dice')}>
        ${handfuls.map(
          (
            count,
          ) => html`<button type="button" aria-label=${msg(str`Roll ${count}d6`)} @click=${() => this.#roll(Array(count).fill(6))}>
            ${icon('die')}<span>${`${count}d6`}</span>
          </button>`,
        )}
      </div>
      <form @submit=${(event: Event) => this.#rollCustom(event)}>
        <input
          aria-label=${msg('Other dice')}
          aria-invalid=${String(this.isUnreadable)}
          placeholder=${msg('other: 2d10 d6')}
          .value=${this.custom}
          @input=${(event: Event) => (this.custom = (event.target as HTMLInputElement).value)}
        />
        <button type="submit">${msg('Roll')}</button>
      </form>
      ${this.isUnreadable ? html`<p class="small" role="alert">${msg('Write dice as 2d6 or d20: up to 12 dice of 2 to 100 sides.')}</p>` : nothing}`;
  }

  #renderRoll(roll: RollView) {
    const total = roll.values.reduce((sum, value) => sum + value, 0);
    return html`<div class="roll">
      <div class="small quiet">${roll.who}${roll.why ? html`: ${roll.why}` : nothing}</div>
      <div class="values numbers">
        ${roll.values.map((value, index) => html`<span class="die" title=${`d${roll.dice[index] ?? '?'}`}>${value}</span>`)}
        ${roll.values.length > 1 ? html`<span class="quiet">= ${total}</span>` : nothing}
      </div>
    </div>`;
  }
}
customElements.define('vx-dice-tray', DiceTray);
