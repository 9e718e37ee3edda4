import { msg, str } from '@vexillum/ui/words';
import type { SideId, Snapshot } from '@vexillum/model';
import { baseStyles, StoreController, VxElement } from '@vexillum/ui';
import { dieFace, dieStyles } from '@vexillum/ui/dice-faces';
import { html, nothing, type PropertyValues } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { styleMap } from 'lit/directives/style-map.js';
import type { ConquestDesk } from '../conquest-desk.ts';
import { ownerMark } from '../maps/owner-marks.ts';
import { ownerName } from '../names.ts';
import { ownerBadge, ownerBadgeStyles } from '../owner-badge.ts';
import { attackDiceStyles } from './attack-dice-styles.ts';
import { captureText, lossesText, wayText } from './attack-words.ts';
import { lastAttack, type ThrownAttack } from './last-attack.ts';

const SIDES = 6;

type Fate = 'wins' | 'loses' | 'idle';

const fates = {
  wins: () => msg('wins'),
  loses: () => msg('loses'),
  idle: () => msg('does not count'),
} as const;

/** The dice of the last attack of all, pair by pair, for everybody at the table. */
export class AttackDice extends VxElement {
  static override properties = { desk: { attribute: false } };
  declare desk: ConquestDesk;
  readonly #snapshot = new StoreController<Snapshot>(this);
  /** Dice that lay there when the reader came do not tumble. */
  #known: number | undefined;
  #isFirst = true;

  static override styles = [baseStyles, dieStyles, ownerBadgeStyles, attackDiceStyles];

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('desk')) this.#snapshot.watch(this.desk.live.$snapshot);
  }

  override render() {
    const thrown = lastAttack(this.desk.snapshot);
    const isFresh = !this.#isFirst && thrown !== undefined && thrown.seq !== this.#known;
    this.#isFirst = false;
    if (isFresh || this.#known === undefined) this.#known = thrown?.seq;
    return thrown ? html`${keyed(thrown.seq, this.#renderThrow(thrown, isFresh))}` : nothing;
  }

  #renderThrow(thrown: ThrownAttack, isFresh: boolean) {
    const { snapshot } = this.desk;
    return html`<section aria-label=${msg('Dice of the last attack')}>
      <div class="table">
        ${this.#renderRow(thrown, 'attack', isFresh)} ${this.#renderRow(thrown, 'defense', isFresh)}
      </div>
      <p class="told"><span class="quiet">${wayText(snapshot, thrown)}</span><br />${lossesText(snapshot, thrown)} <b>${captureText(snapshot, thrown)}</b></p>
    </section>`;
  }

  #renderRow(thrown: ThrownAttack, role: 'attack' | 'defense', isFresh: boolean) {
    const side: SideId = role === 'attack' ? thrown.attacker : thrown.defender;
    const name = ownerName(this.desk.snapshot, side);
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
