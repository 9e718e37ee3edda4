import { msg, str } from '@vexillum/ui/words';
import { timeOfDay } from '@vexillum/ui';
import type { ListedSeat, ListedTable } from '@vexillum/protocol';
import { html, nothing, type TemplateResult } from 'lit';
import type { OfferedGame } from '../api.ts';
import type { RuleWords } from '../game-screen.ts';
import { seatTitle } from '../seat-title.ts';
import { clockWords, optionWords, stateWords } from './option-words.ts';

/** What a listed table is: game, map or edition, state, seats, clock, options; `game`: what is played there, of an event at its tables. */
export const tableFacts = (table: ListedTable, game: OfferedGame | undefined, wordOf: RuleWords): TemplateResult => {
  const profile =
    table.convenes?.laid ?? game?.profiles.find(({ id }) => id === (table.convenes ?? table).profile)?.name ?? '';
  const facts = [
    ...(table.clock ? [clockWords(table.clock)] : []),
    ...optionWords(table, game, wordOf),
    ...(table.mayWatch ? [] : [msg('not to be watched')]),
  ];
  // An event of which nobody has said yet what is played has no game.
  const what = [game?.name ?? '', profile].filter((text) => text !== '').join(' · ');
  return html`<p class="small quiet">${what === '' ? nothing : `${what} · `}${msg(str`opened ${timeOfDay(table.openedAt)}`)}</p>
    <ul class="facts">
      <li class="state">${stateWords(table)}</li>
      <li>${seatsWords(table.free.length)}</li>
      ${facts.map((fact) => html`<li>${fact}</li>`)}
    </ul>`;
};

const seatsWords = (free: number): string =>
  msg('{0, plural, =0 {no seat free} one {# seat free} other {# seats free}}', free);

/** Who plays there. */
export const tablePeople = ({ players }: ListedTable): TemplateResult =>
  players.length === 0
    ? html`<p class="small quiet">${msg('Nobody sits there yet.')}</p>`
    : html`<p class="people small">${players.map((player) => html`<span><span class="side ${player.side ?? ''}"></span>${player.name} (${seatTitle(player)})</span>`)}</p>`;

export interface SeatDoors {
  readonly table: ListedTable;
  /** The seat that is being taken. */
  readonly sitting: string | undefined;
  readonly sit: (seat: string) => void;
  /** How many seats are named before the others are only counted. */
  readonly most?: number;
}

/** With so many seats nobody chooses among them. */
const MANY = 16;

/** A button for each seat that is free, and one to watch. */
export const seatDoors = ({ table, sitting, sit, most = 2 }: SeatDoors): TemplateResult => {
  const areMany = table.free.length > MANY;
  const shown = table.free.slice(0, areMany ? 1 : most);
  const button = (seat: ListedSeat, text: string, isFirst: boolean) =>
    html`<button type="button" class="plain ${isFirst ? 'strong' : ''}" ?disabled=${sitting !== undefined} aria-label="${table.name}: ${text}" @click=${() => sit(seat.seat)}>${sitting === seat.seat ? msg('Loading …') : text}</button>`;
  return html`<div class="row wrap">
    ${shown.map((seat, index) => button(seat, areMany ? msg('Sit down') : msg(str`Sit down: ${seatTitle(seat)}`), index === 0))}
    ${table.mayWatch ? button({ seat: 'spectator', kind: 'spectator' }, msg('Watch'), false) : nothing}
  </div>`;
};
