import { msg, str } from '@vexillum/ui/words';
import type { SideId } from '@vexillum/model';
import {
  BATTLE_STEP,
  type Camp,
  type CommandLosses,
  createBattleFacts,
  type Losses,
  lossesForReader,
  outcomeOf,
  placeOf,
  type Snapshot,
  standsThatRout,
  stepOf,
} from '../../rules/index.ts';
import { baseStyles, buttonStyles, given, sideStyles, StoreController, VxElement } from '@vexillum/ui';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { sideTitle } from '@vexillum/frame/seat-title';
import { panelStyles } from '@vexillum/frame/table/panels/panel-styles';
import { lossesStyles } from './losses-styles.ts';
import { renderSideLosses } from './side-losses.ts';
import type { Battle } from '../battle.ts';
import type { Actions } from '@vexillum/frame/table/actions';

/** What both sides have lost, how near that is to panic and defeat, and what is to be done about it. */
export class LossesPanel extends VxElement {
  static override properties = { battle: given, actions: given };
  declare battle: Battle;
  declare actions: Actions;
  readonly #snapshot = new StoreController<Snapshot>(this);

  static override styles = [baseStyles, buttonStyles, sideStyles, panelStyles, lossesStyles];

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('battle')) this.#snapshot.watch(this.battle.$snapshot);
  }

  override render() {
    const { snapshot, profile, side } = this.battle;
    if (snapshot.public.army.size === 0) return nothing;
    const losses = lossesForReader(snapshot, profile);
    const shown = side === 'blue' ? losses.toReversed() : losses;
    return html`<section class="pad" aria-label=${msg('Losses')}>
      <h2>${msg('Losses')}</h2>
      ${this.#renderEnd(losses)}
      ${shown.map(
        (army) => html`<div class="army">
          ${renderSideLosses(army, profile)} ${renderRoutDeeds(this, army.commands)}
          ${renderCampDeeds(this, army.side)} ${renderReserveDeeds(this, army.side)}
        </div>`,
      )}
    </section>`;
  }

  #renderEnd(losses: Losses) {
    const outcome = outcomeOf(losses);
    switch (outcome.kind) {
      case 'none':
        return nothing;
      case 'equal':
        return html`<p class="end">${msg('Enough is lost for defeat, but both have lost the same: play goes on.')}</p>`;
      case 'defeat':
        return html`<p class="end"><strong>${msg(str`If the turn ends now, ${sideTitle(outcome.side)} is defeated.`)}</strong></p>`;
      default:
        return outcome satisfies never;
    }
  }
}
customElements.define('vx-losses', LossesPanel);

interface Needs {
  readonly battle: Battle;
  readonly actions: Actions;
}

type Nothing = typeof nothing;

const button = (text: string, act: () => void): TemplateResult =>
  html`<button type="button" class="plain small" @click=${act}>${text}</button>`;

const namesOf = (at: Needs, ids: readonly string[]): string =>
  ids
    .map((id) => at.battle.names().get(id)?.short ?? id)
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .join(', ');

const campName = ({ ally }: Camp): string => (ally ? msg('Allied camp') : msg('Camp'));

const renderCamp = (at: Needs, id: string, camp: Camp): TemplateResult =>
  html`<li class="row wrap"><span>${campName(camp)}: ${camp.sacked ? msg('sacked') : msg('stands')}</span>
    ${
      camp.sacked
        ? button(msg('It was not sacked'), () => void at.actions.act('sack-camp', { id, restore: true }))
        : button(msg('It is sacked'), () => void at.actions.act('sack-camp', { id }))
    }</li>`;

/** The side's camps, for those who may say what became of them. */
const renderCampDeeds = (at: Needs, side: SideId): TemplateResult | Nothing => {
  const camps = [...at.battle.snapshot.public.camp].filter(
    ([id, camp]) => camp.side === side && at.battle.mayHandle(id),
  );
  return camps.length === 0 || !isBattle(at)
    ? nothing
    : html`<ul class="deeds">${camps.map(([id, camp]) => renderCamp(at, id, camp))}</ul>`;
};

const isBattle = ({ battle: { snapshot } }: Needs): boolean =>
  snapshot.public.turn.size > 0 || (stepOf(snapshot)?.number ?? 0) >= BATTLE_STEP;

/** Stands that have not come to the battle: they are not lost, and may be left out of it for good. */
const renderReserveDeeds = (at: Needs, side: SideId): TemplateResult | Nothing => {
  const { snapshot } = at.battle;
  const waiting = [...snapshot.public.stand.keys()].filter(
    (id) =>
      snapshot.public.stand.get(id)?.side === side && placeOf(snapshot, id) === 'reserve' && at.battle.mayHandle(id),
  );
  if (at.battle.side !== side || waiting.length === 0 || !isBattle(at)) return nothing;
  return html`<p class="small">${msg(str`Still in reserve, and not lost: ${namesOf(at, waiting)}`)}
    ${button(msg('Leave them out of the battle'), () => void at.actions.act('set-aside-stands', { stands: waiting }))}</p>`;
};

const mark = (at: Needs, stands: readonly string[], as: 'held' | 'routed') => () =>
  void at.actions.act('mark-rout', { stands: [...stands], as });

/** Who of the reader's own demoralized commands routs when this movement ends, and what they did about it. */
const renderRoutDeeds = (at: Needs, commands: readonly CommandLosses[]): TemplateResult | Nothing => {
  const { snapshot, profile, side } = at.battle;
  const facts = createBattleFacts()(snapshot, profile, side === undefined ? {} : { side });
  const due = commands
    .filter((command) => command.side === side)
    .flatMap((command) => standsThatRout(facts, command))
    .filter(({ id }) => at.battle.mayHandle(id));
  const idsOf = (isLost: boolean) => due.filter((router) => router.isLost === isLost).map(({ id }) => id);
  const [runs, gone] = [idsOf(false), idsOf(true)];
  return html`${
    runs.length === 0
      ? nothing
      : html`<p class="small">${msg(str`Rout at the end of this movement: ${namesOf(at, runs)}`)}
        <span class="row wrap">${button(msg('Held with a command point'), mark(at, runs, 'held'))}${button(msg('They have routed'), mark(at, runs, 'routed'))}</span></p>`
  }
  ${
    gone.length === 0
      ? nothing
      : html`<p class="small">${msg(str`Out of their general’s range, so lost when they rout: ${namesOf(at, gone)}`)}
        <span class="row wrap">${button(msg('Held with a command point'), mark(at, gone, 'held'))}${button(msg('Take them away as lost'), () => void at.actions.act('lose-stands', { stands: gone }))}</span></p>`
  }`;
};
