import type { GlancedTable } from '@vexillum/protocol';
import { dayText, listText, timeOfDay } from '@vexillum/ui';
import { msg, str } from '@vexillum/ui/words';
import type { MySeat } from '../memory/my-tables.ts';
import { sideTitle } from '../seat-title.ts';

/** How a table stands for whoever has these seats there. */
export interface Standing {
  /** The reader is waited for. */
  readonly isMyTurn: boolean;
  readonly text: string;
}

const plays = ({ kind }: MySeat): boolean => kind === 'captain' || kind === 'commander';

const isOneOfMine = (seats: readonly MySeat[], side: string | undefined): boolean =>
  side !== undefined && seats.some((seat) => plays(seat) && seat.side === side);

const nameOf = ({ players }: GlancedTable, side: string): string =>
  players.find((player) => player.side === side)?.name ?? sideTitle(side);

/** "14:05" of the day that it is, an earlier one by its date. */
export const sinceText = (at: string, now: number): string =>
  new Date(at).toDateString() === new Date(now).toDateString() ? timeOfDay(at) : dayText(at);

const resultText = (table: GlancedTable, seats: readonly MySeat[]): string => {
  const { winners } = table;
  if (!winners) return msg('Over');
  if (winners.length === 0) return msg('Over: nobody has won');
  if (winners.some((side) => isOneOfMine(seats, side))) return msg('Over: you have won');
  const names = listText(winners.map((side) => nameOf(table, side)));
  return msg('Over: {0} {1, plural, one {has won} other {have won}}', names, winners.length);
};

const stateText = (table: GlancedTable, isMyTurn: boolean, seats: readonly MySeat[]): string => {
  switch (table.state) {
    case 'waiting':
      return msg('Being set up');
    case 'playing':
      if (isMyTurn) return msg('Your turn');
      return table.onTurn === undefined ? msg('Being played') : msg(str`${nameOf(table, table.onTurn)} is on turn`);
    case 'over':
      return resultText(table, seats);
    default:
      return table.state satisfies never;
  }
};

export const standingOf = (table: GlancedTable, seats: readonly MySeat[], now: number): Standing => {
  const isMyTurn = table.state === 'playing' && isOneOfMine(seats, table.onTurn);
  const text = stateText(table, isMyTurn, seats);
  if (table.since === undefined) return { isMyTurn, text };
  const at = sinceText(table.since, now);
  return { isMyTurn, text: table.state === 'playing' ? msg(str`${text}, since ${at}`) : `${text} · ${at}` };
};

const ranks = { playing: 1, waiting: 2, over: 3 } as const;

/** Those first that wait for the reader, then those that are played, set up, over; of what nothing is known stays in the order that it had. */
export const byUrgency =
  (rankOf: (table: string) => { readonly isMyTurn: boolean; readonly state: keyof typeof ranks } | undefined) =>
  (one: string, other: string): number => {
    const rank = (table: string) => {
      const known = rankOf(table);
      return known === undefined ? ranks.over : known.isMyTurn ? 0 : ranks[known.state];
    };
    return rank(one) - rank(other);
  };
