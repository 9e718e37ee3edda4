import { msg, str } from '@vexillum/ui/words';
import type { SideId } from '@vexillum/model';
import { rolledForAdvantage, rollsInLog, type Snapshot, stepOf, tacticalAdvantage, whyOf } from '../../rules/index.ts';
import { baseStyles, buttonStyles, given, icon, sideStyles, StoreController, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { sideTitle } from '@vexillum/frame/seat-title';
import { advantageText, marchText, throwText } from './advantage-words.ts';
import { BOTH_SIDES } from '../dice/purpose-words.ts';
import { battleSides } from '../view/ground-view.ts';
import type { Battle } from '../battle.ts';
import type { Actions } from '@vexillum/frame/table/actions';

/** Before the deployment begins: who has the advantage, said by both captains, or by the umpire or host alone. */
export class RolesChooser extends VxElement {
  static override properties = { battle: given, actions: given };
  declare battle: Battle;
  declare actions: Actions;
  readonly #snapshot = new StoreController<Snapshot>(this);

  static override styles = [
    baseStyles,
    buttonStyles,
    sideStyles,
    css`
      :host {
        display: grid;
        gap: 0.5em;
      }
      .dice {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.4em 1em;
      }
      b {
        font-size: 1.1em;
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('battle')) this.#snapshot.watch(this.battle.$snapshot);
  }

  override render() {
    const maySay = this.battle.mayLead || this.battle.seat.kind === 'host';
    return html`${this.#renderDice()} ${this.#renderProposal()}
      ${
        maySay
          ? html`<div class="row wrap" role="group" aria-label=${msg('Who has the advantage?')}>
              ${battleSides.map((side) => this.#renderChoice(side))}
            </div>`
          : nothing
      }`;
  }

  #advantage() {
    const { snapshot } = this.battle;
    const rolled = rolledForAdvantage(
      rollsInLog(snapshot.public.log.values()),
      (seat) => snapshot.public.seat.get(seat)?.side,
    );
    return tacticalAdvantage(snapshot, rolled);
  }

  /** One throw for both sides, thrown again only where both have the same. */
  #renderDice() {
    const { kind } = this.battle.seat;
    const advantage = this.#advantage();
    const mayRoll = kind === 'captain' || kind === 'commander';
    const isAsked = mayRoll && (advantage === undefined || advantage.winner === undefined);
    return html`<div class="dice">
      ${advantage ? battleSides.map((side) => html`<span class="row"><span class="side ${side}"></span>${sideTitle(side)}: <b class="numbers">${throwText(advantage.throws[side])}</b></span>`) : nothing}
      ${advantage ? html`<span role="status">${advantageText(advantage)}</span>` : nothing}
      ${isAsked ? html`<button type="button" class="plain" @click=${() => void this.#roll()}>${icon('die')}${msg('Roll for the advantage')}</button>` : nothing}
    </div>
    ${advantage && !advantage.isSure ? html`<p class="quiet small">${msg('A maneuver rating that is not known is not added, and of several the first is; agree between you where that is not right.')}</p>` : nothing}
    ${advantage && this.battle.profile.commands.value === 1 ? html`<p class="quiet small">${marchText(advantage)}</p>` : nothing}`;
  }

  #roll() {
    const { value } = this.battle.profile.setupDieSides;
    const why = whyOf({ purpose: 'setup-advantage', about: BOTH_SIDES });
    return this.actions.act('roll-dice', { dice: [value, value], why });
  }

  /** What one captain has said, and the other has not yet. */
  #renderProposal() {
    const step = stepOf(this.battle.snapshot);
    const [said] = Object.keys(step?.done ?? {});
    if (step?.advantaged === undefined || said === undefined) return nothing;
    const isMine = said === this.battle.side;
    const who = sideTitle(step.advantaged);
    return html`<p role="status">${
      isMine
        ? msg(str`You say that ${who} has the advantage. The other captain is asked to agree.`)
        : msg(str`${sideTitle(said)} says that ${who} has the advantage.`)
    }</p>`;
  }

  #renderChoice(side: SideId) {
    const step = stepOf(this.battle.snapshot);
    const own = this.battle.side;
    const isProposed = step?.advantaged === side && Object.keys(step.done).length > 0;
    const isWinner = !isProposed && this.#advantage()?.winner === side;
    const isAgreeing = isProposed && own !== undefined && !step.done[own];
    const text = isAgreeing
      ? msg(str`Agree: ${sideTitle(side)} has the advantage`)
      : msg(str`${sideTitle(side)} has the advantage`);
    return html`<button type="button" class="plain ${isAgreeing || isWinner ? 'strong' : ''}" aria-pressed=${String(isProposed && !isAgreeing)} @click=${() => void this.actions.act('set-roles', { advantaged: side })}>
      <span class="side ${side}"></span>${text}
    </button>`;
  }
}
customElements.define('vx-roles', RolesChooser);
