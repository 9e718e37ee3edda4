import { THIS_TABLE } from '@vexillum/model';
import { worldOfTable } from '../moves/world-of-table.ts';
import { fullProfileAt } from '../profiles/full-profile.ts';
import { type Meeting, meetingOf } from './combats-of.ts';
import type { Ring } from './fighters.ts';
import type { Combat } from '../records/combat.ts';
import type { Snapshot } from '../records/table.ts';

/** Where these two stand now; `undefined` where one of them is not on the board. */
export const ringAt = (
  snapshot: Snapshot,
  fighters: Pick<Meeting, 'kind' | 'attacker' | 'defender'>,
): Ring | undefined => {
  const profile = fullProfileAt(snapshot);
  const world = worldOfTable(snapshot, profile);
  const meeting = meetingOf(snapshot, profile, world, fighters);
  return meeting && { snapshot, profile, world, meeting };
};

/** The ring of a combat that was taken up: on the edge that was met then. */
export const ringOf = (snapshot: Snapshot, combat: Combat): Ring | undefined => {
  const ring = ringAt(snapshot, combat);
  return ring && { ...ring, meeting: { ...ring.meeting, edge: combat.edge } };
};

export const turnNumber = (snapshot: Snapshot): number => snapshot.public.turn.get(THIS_TABLE)?.number ?? 0;

const numberOf = (id: string): number => Number(id.slice(1));

/** The id of the next combat. The newest is always kept, so none comes twice. */
export const nextCombatId = ({ public: { combat } }: Snapshot): string =>
  `c${Math.max(0, ...[...combat.keys()].map(numberOf)) + 1}`;

/** The combat of this turn between these two that nobody has thrown for yet. */
export const openCombat = (
  snapshot: Snapshot,
  { kind, attacker, defender }: Pick<Meeting, 'kind' | 'attacker' | 'defender'>,
): readonly [id: string, combat: Combat] | undefined =>
  [...snapshot.public.combat].find(
    ([, combat]) =>
      combat.kind === kind &&
      combat.attacker === attacker &&
      combat.defender === defender &&
      combat.turn === turnNumber(snapshot) &&
      !combat.dice &&
      !combat.isApplied,
  );

/** Combats of so many turns before this one stay on the table; the ledger has all. */
const TURNS_KEPT = 1;

export const bygoneCombats = (snapshot: Snapshot): string[] =>
  [...snapshot.public.combat].flatMap(([id, { turn }]) => (turn < turnNumber(snapshot) - TURNS_KEPT ? [id] : []));

/** Whose sides fight. */
export const sidesOf = ({ terms }: Combat): string[] => Object.keys(terms);
