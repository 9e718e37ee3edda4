import type { PlayedGame, Player } from '@vexillum/league';
import type { RecordChange } from '@vexillum/table/room';
import { PLAYED } from '../boards/played-records.ts';
import { feedWithout } from '../boards/results-feed.ts';
import { glanceKey } from '../glances/kept-glance.ts';
import { type Forgotten, namesOfTable } from './name-book.ts';

type KeptRecord = readonly [key: string, value: string];

/**
 * What is written so that no small record of a table says these names any more, but for the seats' own: those that they are kept in, how the
 * table stood, and what of its games is told. `records`: at least all of those kinds.
 */
export const withoutNames = (
  records: readonly KeptRecord[],
  table: string,
  forgotten: readonly Forgotten[],
): readonly RecordChange[] => {
  const tokenOf = ({ seat, name }: Player) => forgotten.find((one) => one.seat === seat && one.name === name)?.token;
  const nameless = (game: PlayedGame): PlayedGame => ({
    ...game,
    players: game.players.map((player) => {
      const token = tokenOf(player);
      return token === undefined ? player : { ...player, name: token };
    }),
  });
  return [
    ...forgotten.map(({ token }) => ({ del: `${namesOfTable(table)}${token}` })),
    { del: glanceKey(table) },
    ...records.flatMap(([key, value]) =>
      key.startsWith(`${PLAYED}${table}!`)
        ? [{ put: key, value: JSON.stringify(nameless(JSON.parse(value) as PlayedGame)) }]
        : [],
    ),
    ...feedWithout(
      records,
      table,
      (game) => game?.players.some((player) => tokenOf(player) !== undefined) === true,
    ).map(({ key, value }) => ({ put: key, value })),
  ];
};
