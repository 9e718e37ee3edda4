import { MatchBuilder } from './match-builder.ts';

/** A match of so many entries as one is played: every third a roll of two dice, every tenth a word to the team, the rest moves. */
export const longMatch = (entries: number): MatchBuilder => {
  const match = new MatchBuilder('g_long');
  while (match.entries.length < entries) addEntry(match, match.entries.length);
  return match;
};

const addEntry = (match: MatchBuilder, count: number): void => {
  const side = count % 2 === 0 ? 'red' : 'blue';
  if (count % 3 === 0) match.roll(`${side}-captain`, [6, 6], `attack ${count}`);
  else if (count % 10 === 1) match.tell(side, { name: 'say', args: { text: `Word number ${count}`, to: 'side' } });
  else moveStands(match, `${side}-captain`, count);
};

/** Six stands, a group as it is usual. */
const moveStands = (match: MatchBuilder, seat: string, count: number): void => {
  const ids = Array.from({ length: 6 }, (_, index) => `stand:${seat}${index}`);
  const pose = (id: number, at: number): readonly number[] => [20_000 + id * 2000, 5000 + at * 5, 0];
  const moves = ids.map((id, index) => ({ id, to: pose(index, count) }));
  const changes = Object.fromEntries(ids.map((id, index) => [id, [pose(index, count - 1), pose(index, count)]]));
  match.act(seat, 'move-stands', { moves }, { changes: { pose: changes }, seen: match.head });
};
