import type { SideId } from '@vexillum/model';
import { baseStyles, VxElement } from '@vexillum/ui';
import { msg } from '@vexillum/ui/words';
import { css, html, nothing, svg } from 'lit';
import { beginnerOf, markedBy, rowOf, squares, type Table } from '../rules/index.ts';

const cross = svg`<path d="M6 6 18 18M18 6 6 18" />`;
const nought = svg`<circle cx="12" cy="12" r="6.5" />`;

/** The board. Tells `mark` with the number of a square; where nothing can be marked, nothing can be pressed. */
export class NineSquares extends VxElement {
  static override properties = { snapshot: { attribute: false }, whyNot: { attribute: false } };
  declare snapshot: Table;
  /** Why this reader cannot mark a square now; '' where they can. Left out where the board is only looked at. */
  declare whyNot: ((square: number) => string) | undefined;

  static override styles = [
    baseStyles,
    css`
      .board {
        display: grid;
        grid-template-columns: repeat(3, 1fr);
        gap: 6px;
        width: min(100%, 26rem, var(--board-height, 62dvh));
        margin-inline: auto;
        padding: 6px;
        border-radius: var(--wa-border-radius-l);
        background: var(--vx-line);
        box-shadow: var(--vx-shadow);
      }
      button {
        position: relative;
        aspect-ratio: 1;
        padding: 0;
        border: 0;
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-raised);
        color: var(--wa-color-text-quiet);
        font: inherit;
      }
      button:not([aria-disabled='true']) {
        cursor: pointer;
      }
      button:not([aria-disabled='true']):hover {
        background: var(--wa-color-brand-fill-quiet);
      }
      button.row {
        background: var(--wa-color-brand-fill-normal);
      }
      .number {
        position: absolute;
        top: 0.4em;
        left: 0.6em;
        font-size: var(--vx-text-small);
      }
      svg {
        display: block;
        width: 100%;
        height: 100%;
        fill: none;
        stroke-linecap: round;
        stroke-width: 2.4;
      }
      .player-1 {
        stroke: var(--vx-p1);
      }
      .player-2 {
        stroke: var(--vx-p2);
      }
    `,
  ];

  override render() {
    return html`<div class="board" role="group" aria-label=${msg('The nine squares')} @keydown=${this.#walk}>
      ${squares.map((square) => this.#renderSquare(square))}
    </div>`;
  }

  #renderSquare(square: number) {
    const side = markedBy(this.snapshot, square);
    const why = this.whyNot?.(square);
    return html`<button
      type="button"
      class=${rowOf(this.snapshot)?.includes(square) ? 'row' : ''}
      aria-label=${squareText(this.snapshot, square, side)}
      aria-disabled=${String(why !== '')}
      title=${why || nothing}
      @click=${() => why === '' && this.tell('mark', square)}
    >
      <span class="number" aria-hidden="true">${square}</span>
      <svg class=${side ?? nothing} viewBox="0 0 24 24" aria-hidden="true">${side === undefined ? '' : side === beginnerOf(this.snapshot) ? cross : nought}</svg>
    </button>`;
  }

  /** From square to square with the arrow keys; the Tab key works too. */
  readonly #walk = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -3, ArrowDown: 3 }[event.key];
    const buttons = [...this.renderRoot.querySelectorAll('button')];
    const next = buttons[buttons.indexOf(event.target as HTMLButtonElement) + (step ?? 0)];
    if (step === undefined || !next) return;
    event.preventDefault();
    next.focus();
  };
}
customElements.define('vx-nine-squares', NineSquares);

const squareText = (snapshot: Table, square: number, side: SideId | undefined): string => {
  if (side === undefined) return msg('Square {0}, empty', square);
  return side === beginnerOf(snapshot) ? msg('Square {0}, a cross', square) : msg('Square {0}, a nought', square);
};
