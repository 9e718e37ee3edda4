import type { Summons } from '@vexillum/model';
import { callsOf, isBye, lastRound, type Named, pairingsOf, roundOf } from './read.ts';
import type { Pairing, Snapshot } from './records.ts';

/** The last round that everybody may read. */
const lastPublished = (snapshot: Snapshot): number => {
  const last = lastRound(snapshot);
  return roundOf(snapshot, last)?.state === 'drawn' ? last - 1 : last;
};

/** Once there is a table to come to; who has a bye hears so at once. */
const ofPairing = (pairing: Named<Pairing>): readonly Summons[] => {
  const { id, nth, sides, table } = pairing;
  const mark = `${id}.${nth}`;
  if (isBye(pairing)) return sides.map((seat) => ({ seat, kind: 'round', mark }));
  if (table === undefined) return [];
  return sides.map((seat) => ({ seat, kind: nth === 1 ? 'round' : 'anew', mark, key: mark }));
};

/** How many calls of each seat the desk has answered: whichever is answered next, it is one more. Who ruled at a table has told those there. */
const ofAnswers = (snapshot: Snapshot): readonly Summons[] => {
  const answered = new Map<string, number>();
  for (const { by, answer } of callsOf(snapshot))
    if (answer && answer.by !== 'table') answered.set(by, (answered.get(by) ?? 0) + 1);
  return [...answered].map(([seat, count]) => ({ seat, kind: 'answer', mark: `answer ${count}` }));
};

/** What those who take part are called for: their game of the round that is on, and what umpires have answered. */
export const summonsIn = (snapshot: Snapshot): readonly Summons[] => [
  ...pairingsOf(snapshot, lastPublished(snapshot)).flatMap(ofPairing),
  ...ofAnswers(snapshot),
];
