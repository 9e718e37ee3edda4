import { msg, str } from './words.ts';
import { css, html } from 'lit';
import { baseStyles } from './base-styles.ts';
import { VxElement } from './vx-element.ts';

/** A small number between two bounds, with minus and plus. Tells `change` with `{value}`. */
export class NumberStepper extends VxElement {
  static override properties = {
    label: {},
    value: { type: Number },
    min: { type: Number },
    max: { type: Number },
    step: { type: Number },
  };
  declare label: string;
  declare value: number;
  declare min: number;
  declare max: number;
  declare step: number;

  static override styles = [
    baseStyles,
    css`
      :host {
        display: inline-flex;
      }
      div {
        display: inline-grid;
        grid-template-columns: repeat(3, auto);
        align-items: center;
        border: 1px solid var(--wa-color-neutral-border-normal);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-raised);
      }
      button {
        min-width: max(2.1em, var(--vx-target, 0px));
        height: max(2.1em, var(--vx-target, 0px));
        padding: 0;
        border: 0;
        background: transparent;
        cursor: pointer;
        font-weight: 700;
      }
      button:hover:not(:disabled) {
        background: var(--vx-hover);
      }
      button:disabled {
        opacity: 0.3;
        cursor: default;
      }
      .fixed {
        padding: 0.25em 0.4em;
        font-variant-numeric: tabular-nums;
        font-weight: 600;
      }
      output {
        min-width: 2.6em;
        text-align: center;
        font-variant-numeric: tabular-nums;
        font-weight: 600;
      }
    `,
  ];

  constructor() {
    super();
    this.step = 1;
    this.min = 0;
    this.max = Number.MAX_SAFE_INTEGER;
  }

  #set(value: number) {
    const bounded = Math.min(this.max, Math.max(this.min, value));
    if (bounded !== this.value) this.tell('change', { value: bounded });
  }

  /** Nothing to choose: the number alone. */
  #renderFixed() {
    return html`<span role="group" aria-label=${this.label} class="fixed">${this.value}</span>`;
  }

  override render() {
    if (this.min >= this.max) return this.#renderFixed();
    return html`<div role="group" aria-label=${this.label}>
      <button type="button" aria-label=${msg(str`Less: ${this.label}`)} ?disabled=${this.value <= this.min} @click=${() => this.#set(this.value - this.step)}>
        −
      </button>
      <output aria-live="off" aria-label=${this.label}>${this.value}</output>
      <button type="button" aria-label=${msg(str`More: ${this.label}`)} ?disabled=${this.value >= this.max} @click=${() => this.#set(this.value + this.step)}>
        +
      </button>
    </div>`;
  }
}
customElements.define('vx-number-stepper', NumberStepper);
