import { msg, str } from '@vexillum/ui/words';
import type { SideId } from '@vexillum/model';
import { baseStyles, StoreController, VxElement } from '@vexillum/ui';
import { dieFace, dieStyles } from '@vexillum/ui/dice-faces';
import { css, html, nothing, type PropertyValues } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { styleMap } from 'lit/directives/style-map.js';
import type { ConquestSitting } from '../conquest-sitting.ts';
import { ownerMark } from '../maps/owner-marks.ts';
import { ownerName } from '../names.ts';
import { ownerBadge, ownerBadgeStyles } from '../owner-badge.ts';
import { captureText, lossesText, wayText } from './attack-words.ts';
import { lastAttack, type ThrownAttack } from './last-attack.ts';
import type { Snapshot } from '../../rules/index.ts';

const attackDiceStyles = css`
  :host {
    display: block;
    font-size: var(--vx-text-small);
  }
  section {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 0.1em 0.7em;
  }
  .table {
    display: grid;
    gap: 3px;
  }
  .thrown {
    display: flex;
    align-items: center;
    gap: 3px;
  }
  .thrown .owner {
    margin-right: 0.2em;
  }
  .die {
    width: 2.3em;
    height: 2.3em;
    border: 2px solid var(--owner, currentColor);
    border-radius: 5px;
  }
  /* What wins its pair is filled; what loses is crossed out; what was not compared is faint. */
  .wins .die {
    background: color-mix(in srgb, var(--owner) 35%, var(--wa-color-surface-raised));
  }
  .loses {
    position: relative;
  }
  .loses::after {
    content: '';
    position: absolute;
    inset: 1px;
    background: linear-gradient(to top right, transparent 46%, currentColor 47% 53%, transparent 54%);
    opacity: 0.75;
    animation: struck calc(200ms * var(--vx-motion, 1)) calc(700ms * var(--vx-motion, 1)) both;
  }
  .loses,
  .idle,
  .wins {
    display: inline-grid;
  }
  .idle > :not(.for-readers) {
    opacity: 0.45;
  }
  @keyframes struck {
    from {
      opacity: 0;
    }
  }
  .told {
    min-width: 0;
    line-height: 1.3;
  }
  .told b {
    font-weight: 650;
  }
  @media (max-width: 56rem) {
    .die {
      width: 1.45em;
      height: 1.45em;
      border-width: 1.5px;
      border-radius: 4px;
    }
    .told {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    .told .quiet,
    .told br,
    :host([brief]) .told {
      display: none;
    }
    .thrown .owner {
      font-size: 0.7rem;
    }
  }
`;

const SIDES = 6;

type Fate = 'wins' | 'loses' | 'idle';

const fates = {
  wins: () => msg('wins'),
  loses: () => msg('loses'),
  idle: () => msg('does not count'),
} as const;

/** The dice of the last attack of all, pair by pair, for everybody at the table. */
export class AttackDice extends VxElement {
  static override properties = { sitting: { attribute: false } };
  declare sitting: ConquestSitting;
  readonly #snapshot = new StoreController<Snapshot>(this);
  /** Dice that lay there when the reader came do not tumble. */
  #known: number | undefined;
  #isFirst = true;

  static override styles = [baseStyles, dieStyles, ownerBadgeStyles, attackDiceStyles];

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('sitting')) this.#snapshot.watch(this.sitting.live.$snapshot);
  }

  override render() {
    const thrown = lastAttack(this.sitting.snapshot);
    const isFresh = !this.#isFirst && thrown !== undefined && thrown.seq !== this.#known;
    this.#isFirst = false;
    if (isFresh || this.#known === undefined) this.#known = thrown?.seq;
    return thrown ? html`${keyed(thrown.seq, this.#renderThrow(thrown, isFresh))}` : nothing;
  }

  #renderThrow(thrown: ThrownAttack, isFresh: boolean) {
    const { snapshot } = this.sitting;
    return html`<section aria-label=${msg('Dice of the last attack')}>
      <div class="table">
        ${this.#renderRow(thrown, 'attack', isFresh)} ${this.#renderRow(thrown, 'defense', isFresh)}
      </div>
      <p class="told"><span class="quiet">${wayText(snapshot, thrown)}</span><br />${lossesText(snapshot, thrown)} <b>${captureText(snapshot, thrown)}</b></p>
    </section>`;
  }

  #renderRow(thrown: ThrownAttack, role: 'attack' | 'defense', isFresh: boolean) {
    const side: SideId = role === 'attack' ? thrown.attacker : thrown.defender;
    const name = ownerName(this.sitting.snapshot, side);
    const label = role === 'attack' ? msg(str`${name} attacks with`) : msg(str`${name} defends with`);
    return html`<div class="thrown" role="group" aria-label=${label} title=${label} style=${styleMap({ '--owner': ownerMark(side).color })}>
      ${ownerBadge(side)}
      ${thrown[role].map((value, at) => {
        const winner = thrown.pairs[at]?.winner;
        const fate: Fate = winner === undefined ? 'idle' : winner === role ? 'wins' : 'loses';
        return html`<span class=${fate}>${dieFace(value, SIDES, isFresh, at + (role === 'attack' ? 0 : 1))}<span class="for-readers">${fates[fate]()}</span></span>`;
      })}
    </div>`;
  }
}
customElements.define('vx-attack-dice', AttackDice);
