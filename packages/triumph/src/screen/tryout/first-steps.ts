import { msg, str } from '@vexillum/ui/words';
import { baseStyles, buttonStyles, given, icon, StoreController, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import type { Snapshot } from '../../rules/index.ts';
import type { Battle } from '../battle.ts';
import { rememberFirstBattle } from './first-battle.ts';
import { type Hint, hints, nextHint } from './next-hint.ts';

/** At a first battle: the next thing to do, until it is done. */
export class FirstSteps extends VxElement {
  static override properties = { battle: given, isLeft: { state: true } };
  declare battle: Battle;
  declare isLeft: boolean;
  readonly #snapshot = new StoreController<Snapshot>(this);

  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      /* Below the bar that it speaks of, over the edge of the board. */
      .hint {
        position: fixed;
        z-index: 6;
        top: calc(var(--room-head) + env(safe-area-inset-top));
        right: var(--room-right);
        left: var(--room-left);
        display: grid;
        grid-template: 'count words leave' / auto minmax(0, 1fr) auto;
        gap: 0.2rem 0.8rem;
        align-items: center;
        max-width: 46rem;
        margin-inline: auto;
        padding: 0.4rem 0.4rem 0.4rem 0.9rem;
        border: 1px solid var(--vx-line);
        border-inline-start: 4px solid var(--vx-brass);
        border-radius: var(--wa-border-radius-m);
        background: var(--wa-color-surface-raised);
        box-shadow: var(--vx-shadow);
        line-height: 1.35;
      }
      strong {
        grid-area: count;
        color: var(--wa-color-text-quiet);
        font-variant-numeric: tabular-nums;
        white-space: nowrap;
      }
      p {
        grid-area: words;
      }
      button {
        grid-area: leave;
      }
      /* In a narrow room the bar has more lines. */
      @media (max-width: 75rem) {
        .hint {
          top: calc(var(--room-head) + 2rem + env(safe-area-inset-top));
        }
      }
      /* Above the sheet of a phone; under it while it is open. */
      @media (max-width: 56rem) {
        .hint {
          z-index: 1;
          top: auto;
          right: 0.75rem;
          bottom: calc(0.75rem + var(--peek, 0px));
          left: 0.75rem;
          grid-template: 'count leave' 'words words' / minmax(0, 1fr) auto;
          padding-bottom: 0.7rem;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.isLeft = false;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('battle')) this.#snapshot.watch(this.battle.$snapshot);
  }

  override render() {
    const hint = this.isLeft ? undefined : nextHint(this.battle.snapshot, this.battle.seat);
    if (!hint) return nothing;
    const label = msg('No more hints');
    return html`<div class="hint" aria-label=${msg('First steps')} role="status">
      <strong class="small">${msg(str`Hint ${hints.indexOf(hint) + 1} of ${hints.length}`)}</strong>
      <button type="button" class="plain small" aria-label=${label} title=${label} @click=${() => this.#leave()}>${icon('xmark')}</button>
      <p>${hintText(hint)}</p>
    </div>`;
  }

  /** They have been followed, and do not come again. */
  protected override updated() {
    if (!nextHint(this.battle.snapshot, this.battle.seat)) rememberFirstBattle(null);
  }

  #leave() {
    this.isLeft = true;
    rememberFirstBattle(null);
  }
}
customElements.define('vx-first-steps', FirstSteps);

const hintText = (hint: Hint): string => {
  switch (hint) {
    case 'roll':
      return msg(
        'You lead both armies. It is Red’s turn: roll for command points, with the green button above or the space bar.',
      );
    case 'move':
      return msg(
        'Drag one of your red stands forward, or draw a box around several and drag them together. Each move, of one stand or of a group, costs command points.',
      );
    case 'go-on':
      return msg(
        'When you have moved enough, go on to the fighting with the green button or the space bar. Undo takes a move back.',
      );
    case 'pass':
      return msg('Nobody is near enough yet. End the turn, and it is Blue’s.');
    case 'other-side':
      return msg(
        'Now lead Blue: press “Play Blue” in the bar above. Where two stands touch, there is a combat, and the dice decide.',
      );
    default:
      return hint satisfies never;
  }
};
