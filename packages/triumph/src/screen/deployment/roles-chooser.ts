import { msg, str } from '@vexillum/ui/words';
import type { SideId } from '@vexillum/model';
import { reasonOf, type Roll, rollsInLog, type Snapshot, stepOf, whyOf } from '../../rules/index.ts';
import { baseStyles, buttonStyles, given, icon, sideStyles, StoreController, VxElement } from '@vexillum/ui';
import { css, html, nothing, type PropertyValues } from 'lit';
import { sideTitle } from '@vexillum/frame/seat-title';
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
    const { kind } = this.battle.seat;
    const maySay = kind === 'captain' || kind === 'umpire' || kind === 'host';
    return html`${this.#renderDice()} ${this.#renderProposal()}
      ${
        maySay
          ? html`<div class="row wrap" role="group" aria-label=${msg('Who has the advantage?')}>
              ${battleSides.map((side) => this.#renderChoice(side))}
            </div>`
          : nothing
      }`;
  }

  #renderDice() {
    const { side } = this.battle;
    const { kind } = this.battle.seat;
    const rolled = rolledForAdvantage(
      rollsInLog(this.battle.snapshot.public.log.values()),
      (seat) => this.battle.snapshot.public.seat.get(seat)?.side,
    );
    const isTie = rolled['red'] !== undefined && rolled['red'] === rolled['blue'];
    const mayRoll = kind === 'captain' || kind === 'commander';
    return html`<div class="dice">
      ${battleSides.map((each) => html`<span class="row"><span class="side ${each}"></span>${sideTitle(each)}: <b class="numbers">${rolled[each] ?? '–'}</b></span>`)}
      ${isTie ? html`<span role="status">${msg('Equal: roll again, or agree between you.')}</span>` : nothing}
      ${
        mayRoll && side !== undefined
          ? html`<button type="button" class="plain" @click=${() => void this.actions.act('roll-dice', { dice: [6], why: whyOf({ purpose: 'setup-advantage', side }) })}>${icon('die')}${msg(str`Roll for ${sideTitle(side)}`)}</button>`
          : nothing
      }
    </div>`;
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
    const isAgreeing = isProposed && own !== undefined && !step.done[own];
    const text = isAgreeing
      ? msg(str`Agree: ${sideTitle(side)} has the advantage`)
      : msg(str`${sideTitle(side)} has the advantage`);
    return html`<button type="button" class="plain ${isAgreeing ? 'strong' : ''}" aria-pressed=${String(isProposed && !isAgreeing)} @click=${() => void this.actions.act('set-roles', { advantaged: side })}>
      <span class="side ${side}"></span>${text}
    </button>`;
  }
}
customElements.define('vx-roles', RolesChooser);

/** Each side's last throw for the advantage, added up. */
export const rolledForAdvantage = (
  rolls: readonly Roll[],
  sideOf: (seat: string) => SideId | undefined,
): Readonly<Record<SideId, number | undefined>> => {
  const last: Record<SideId, number | undefined> = {};
  for (const { seat, values, why } of rolls) {
    const { purpose, side } = reasonOf(why);
    const whose = side ?? sideOf(seat);
    if (purpose === 'setup-advantage' && whose !== undefined)
      last[whose] = values.reduce((sum, value) => sum + value, 0);
  }
  return last;
};
