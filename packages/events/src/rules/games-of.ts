import type { EventGame } from '@vexillum/league';
import type { SideId } from '@vexillum/model';
import { entrantOf, isBye, outcomesOf, pairingsOf } from './read.ts';
import type { Snapshot } from './records.ts';

/** All games whose results count, and the byes of rounds that are published, in their order. */
export const gamesOf = (snapshot: Snapshot): readonly EventGame[] =>
  pairingsOf(snapshot).flatMap((pairing): readonly EventGame[] => {
    const { sides, state } = pairing;
    if (isBye(pairing)) return state === 'drawn' ? [] : [{ sides: sides.map((id) => ({ id })) }];
    const outcomes = outcomesOf(pairing);
    return outcomes ? [{ sides: sides.map((id, nth) => ({ id, ...outcomes[nth] })) }] : [];
  });

/** Whoever has this place by now: a reserve plays on where somebody else began. */
export const holderOf = (snapshot: Snapshot, side: SideId): SideId => {
  const next = entrantOf(snapshot, side)?.replacedBy;
  return next === undefined ? side : holderOf(snapshot, next);
};

/** The same games as if everybody who has a place now had had it from the beginning. */
export const gamesByPlace = (snapshot: Snapshot): readonly EventGame[] =>
  gamesOf(snapshot).map(({ sides }) => ({
    sides: sides.map((side) => ({ ...side, id: holderOf(snapshot, side.id) })),
  }));
