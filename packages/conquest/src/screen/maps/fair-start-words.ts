import { listText } from '@vexillum/ui';
import { msg, str } from '@vexillum/ui/words';
import { type FairStart, fairStartOf, fewestPlayers, type MapPack, mostPlayers } from '../../rules/index.ts';

const counts = Array.from(
  { length: mostPlayers.value - fewestPlayers.value + 1 },
  (_, index) => fewestPlayers.value + index,
);

const figuresFor = (pack: Pick<MapPack, 'id'>): readonly FairStart[] =>
  counts.flatMap((players) => fairStartOf(pack.id, players) ?? []);

/** Numbers in order, as "2 to 4 and 6". */
const spansText = (numbers: readonly number[]): string => {
  const firsts = numbers.filter((number) => !numbers.includes(number - 1));
  const lasts = numbers.filter((number) => !numbers.includes(number + 1));
  return listText(
    firsts.map((first, at) => (first === lasts[at] ? String(first) : msg(str`${first} to ${lasts[at] ?? first}`))),
  );
};

/** For which numbers of players a fair start is known, in one line. */
export const knownFor = (players: readonly number[]): string =>
  players.length === 0
    ? msg('Fair start: not measured yet')
    : msg(str`Fair start: measured for ${spansText(players)} players`);

export const fairStartLine = (pack: Pick<MapPack, 'id'>): string =>
  knownFor(figuresFor(pack).map(({ hands }) => hands.length));

/** The interval of Wilson in which a share lies with 95 of 100, in whole hundredths. */
const wilson = (won: number, games: number): readonly [number, number] => {
  const z = 1.96;
  const share = won / games;
  const middle = share + z ** 2 / (2 * games);
  const half = z * Math.sqrt((share * (1 - share) + z ** 2 / (4 * games)) / games);
  const whole = 1 + z ** 2 / games;
  return [Math.round((100 * (middle - half)) / whole), Math.round((100 * (middle + half)) / whole)];
};

/** Which place won most, how often in a hundred, and in which interval that lies. */
const mostText = (wins: readonly number[], games: number): string => {
  const most = Math.max(...wins);
  const [low, high] = wilson(most, games);
  return msg(str`place ${wins.indexOf(most) + 1}: ${Math.round((100 * most) / games)} (${low} to ${high})`);
};

export interface FairStartRow {
  readonly players: number;
  readonly hands: string;
  readonly most: string;
  readonly before: string;
  readonly games: number;
}

/** What is known of this map, a line for each number of players. */
export const fairStartRows = (pack: Pick<MapPack, 'id'>): readonly FairStartRow[] =>
  figuresFor(pack).map(({ hands, wins, winsBefore, games }) => ({
    players: hands.length,
    hands: hands.join(', '),
    most: mostText(wins, games),
    before: mostText(winsBefore, games),
    games,
  }));

export const howMeasured = (rows: readonly FairStartRow[]): string => {
  const fewest = Math.min(...rows.map(({ games }) => games));
  const measured = msg(
    str`Of 100 games, how many the place won that won most, and the range in which that lies with 95 percent: measured in at least ${fewest} games of Marshals on dealt land.`,
  );
  const missing = counts.filter((count) => !rows.some(({ players }) => players === count));
  return missing.length === 0 ? measured : `${measured} ${msg(str`For ${spansText(missing)} players none is known.`)}`;
};
