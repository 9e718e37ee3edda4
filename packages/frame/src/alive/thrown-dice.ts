import { baseStyles, floatStyles, sideStyles, VxElement } from '@vexillum/ui';
import { dieFace, dieStyles } from '@vexillum/ui/dice-faces';
import { css, html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { $isStill } from '../comfort.ts';
import { passingStyles } from './passing-styles.ts';

/** Dice that lie together. */
export interface ThrownRow {
  readonly side?: string;
  /** Whose or for whom: "Command 2", "Red". */
  readonly name: string;
  readonly values: readonly number[];
  /** How many sides each die has. */
  readonly dice: readonly number[];
  /** What they come to, where that is not what they show. */
  readonly total?: number;
}

/** One throw, with what it was for and what came of it. */
export interface ThrownDice {
  readonly what: string;
  readonly rows: readonly ThrownRow[];
  readonly result?: string;
}

/** How long they lie there, in milliseconds. */
const STAY = 3000;

/** Dice that anybody throws lie on the table for a moment, before everybody. They are for eyes, and no pointer meets them: what was thrown is also in the log, and spoken from there. */
export class ThrownDiceElement extends VxElement {
  static override properties = { thrown: { state: true } };
  declare thrown: ThrownDice | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  static override styles = [
    baseStyles,
    floatStyles,
    sideStyles,
    passingStyles,
    dieStyles,
    css`
      :host {
        --passing-top: 5.2rem;
      }
      .thrown {
        display: grid;
        justify-items: center;
        gap: 0.4rem;
        max-width: min(100%, 34rem);
        padding: 0.55rem 1rem 0.65rem;
        text-align: center;
      }
      .rows {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem 1.2rem;
        justify-content: center;
      }
      .row {
        gap: 0.45rem;
      }
      .total {
        font: 600 1.5rem / 1 var(--vx-font-heading);
        font-variant-numeric: lining-nums;
      }
      /* The dice lie on their side's colour and pattern, as its troops do. */
      .dice {
        display: inline-flex;
        gap: 5px;
        padding: 5px;
        border-radius: 11px;
        background: var(--vx-neutral-side);
      }
      .red .dice {
        background: var(--vx-red);
      }
      .blue .dice {
        background: repeating-linear-gradient(135deg, var(--vx-blue) 0 6px, var(--vx-blue-pale) 6px 10px);
      }
      .die {
        width: 2.4rem;
        height: 2.4rem;
      }
    `,
  ];

  override disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.thrown = undefined;
  }

  /** In the place of those that lie there. */
  show(thrown: ThrownDice): void {
    clearTimeout(this.#timer);
    this.thrown = thrown;
    this.#timer = setTimeout(() => (this.thrown = undefined), STAY);
  }

  override render() {
    const { thrown } = this;
    if (!thrown) return nothing;
    return keyed(
      thrown,
      html`<div class="thrown float" aria-hidden="true">
        ${thrown.what === '' ? nothing : html`<strong>${thrown.what}</strong>`}
        <div class="rows">${thrown.rows.map((row, index) => this.#renderRow(row, index))}</div>
        ${thrown.result === undefined ? nothing : html`<span>${thrown.result}</span>`}
      </div>`,
    );
  }

  #renderRow({ side, name, values, dice, total }: ThrownRow, nth: number) {
    const isFresh = !$isStill.get();
    return html`<div class="row ${side ?? ''}">
      <span class="small">${side === undefined ? nothing : html`<span class="side ${side}"></span> `}${name}</span>
      <span class="dice">${values.map((value, index) => dieFace(value, dice[index] ?? 6, isFresh, nth + index))}</span>
      ${total === undefined ? nothing : html`<span class="total">${total}</span>`}
    </div>`;
  }
}
customElements.define('vx-thrown-dice', ThrownDiceElement);
