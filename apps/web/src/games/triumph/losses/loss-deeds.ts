import { msg, str } from '@lit/localize';
import { BATTLE_STEP, type Camp, type SideId, stepOf } from '@vexillum/model';
import { type CommandLosses, createBattleFacts, placeOf, standsThatRout } from '@vexillum/triumph';
import { html, nothing, type TemplateResult } from 'lit';
import type { Desk } from '../desk.ts';

type Nothing = typeof nothing;

const button = (text: string, act: () => void): TemplateResult =>
  html`<button type="button" class="plain small" @click=${act}>${text}</button>`;

const namesOf = (desk: Desk, ids: readonly string[]): string =>
  ids
    .map((id) => desk.names().get(id)?.short ?? id)
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .join(', ');

const campName = ({ ally }: Camp): string => (ally ? msg('Allied camp') : msg('Camp'));

const renderCamp = (desk: Desk, id: string, camp: Camp): TemplateResult =>
  html`<li class="row wrap"><span>${campName(camp)}: ${camp.sacked ? msg('sacked') : msg('stands')}</span>
    ${
      camp.sacked
        ? button(msg('It was not sacked'), () => void desk.act('sack-camp', { id, restore: true }))
        : button(msg('It is sacked'), () => void desk.act('sack-camp', { id }))
    }</li>`;

/** The side's camps, for those who may say what became of them. */
export const renderCampDeeds = (desk: Desk, side: SideId): TemplateResult | Nothing => {
  const camps = [...desk.snapshot.public.camp].filter(([id, camp]) => camp.side === side && desk.mayHandle(id));
  return camps.length === 0 || !isBattle(desk)
    ? nothing
    : html`<ul class="deeds">${camps.map(([id, camp]) => renderCamp(desk, id, camp))}</ul>`;
};

const isBattle = ({ snapshot }: Desk): boolean =>
  snapshot.public.turn.size > 0 || (stepOf(snapshot)?.number ?? 0) >= BATTLE_STEP;

/** Stands that have not come to the battle: they are not lost, and may be left out of it for good. */
export const renderReserveDeeds = (desk: Desk, side: SideId): TemplateResult | Nothing => {
  const { snapshot } = desk;
  const waiting = [...snapshot.public.stand.keys()].filter(
    (id) => snapshot.public.stand.get(id)?.side === side && placeOf(snapshot, id) === 'reserve' && desk.mayHandle(id),
  );
  if (desk.side !== side || waiting.length === 0 || !isBattle(desk)) return nothing;
  return html`<p class="small">${msg(str`Still in reserve, and not lost: ${namesOf(desk, waiting)}`)}
    ${button(msg('Leave them out of the battle'), () => void desk.act('set-aside-stands', { stands: waiting }))}</p>`;
};

const mark = (desk: Desk, stands: readonly string[], as: 'held' | 'routed') => () =>
  void desk.act('mark-rout', { stands: [...stands], as });

/** Who of the reader's own demoralized commands routs when this movement ends, and what he did about it. */
export const renderRoutDeeds = (desk: Desk, commands: readonly CommandLosses[]): TemplateResult | Nothing => {
  const { snapshot, profile, side } = desk;
  const facts = createBattleFacts()(snapshot, profile, side === undefined ? {} : { side });
  const due = commands
    .filter((command) => command.side === side)
    .flatMap((command) => standsThatRout(facts, command))
    .filter(({ id }) => desk.mayHandle(id));
  const idsOf = (isLost: boolean) => due.filter((router) => router.isLost === isLost).map(({ id }) => id);
  const [runs, gone] = [idsOf(false), idsOf(true)];
  return html`${
    runs.length === 0
      ? nothing
      : html`<p class="small">${msg(str`Rout at the end of this movement: ${namesOf(desk, runs)}`)}
        <span class="row wrap">${button(msg('Held with a command point'), mark(desk, runs, 'held'))}${button(msg('They have routed'), mark(desk, runs, 'routed'))}</span></p>`
  }
  ${
    gone.length === 0
      ? nothing
      : html`<p class="small">${msg(str`Out of their general’s range, so lost where they rout: ${namesOf(desk, gone)}`)}
        <span class="row wrap">${button(msg('Held with a command point'), mark(desk, gone, 'held'))}${button(msg('Take them away as lost'), () => void desk.act('lose-stands', { stands: gone }))}</span></p>`
  }`;
};
