import type { World } from '@vexillum/geometry';
import {
  type Combat,
  combatsTaken,
  fullProfileAt,
  type Meeting,
  meetingsLeft,
  openCombat,
  phaseAt,
  proposalOf,
  type Proposal,
  resultOf,
  type Ring,
  ringAt,
  ringOf,
  type Snapshot,
  termsOf,
} from '../../rules/index.ts';

/** One combat of the turn as the list shows it. */
export interface QueuedCombat {
  /** The same as long as the same two fight in the same way. */
  readonly key: string;
  readonly meeting: Meeting;
  /** Once somebody has taken it up. */
  readonly id?: string;
  readonly combat?: Combat;
}

export const keyOf = ({ kind, attacker, defender }: Pick<Meeting, 'kind' | 'attacker' | 'defender'>): string =>
  `${kind} ${attacker} ${defender}`;

/** Of which kind the combats of the phase are; both where the phase is another, or there are none. */
export const kindNow = (snapshot: Snapshot): Combat['kind'] | undefined => {
  const phase = phaseAt(snapshot);
  return phase === 'ranged' || phase === 'close' ? phase : undefined;
};

type Queue = readonly QueuedCombat[];

/** What was asked of a moment of the board: several panels and every typed order look at the same list. */
const asked = new WeakMap<Snapshot, Queue>();

const madeQueue = (snapshot: Snapshot, world: World): Queue => {
  const known = combatsTaken(snapshot).map(([id, combat]) => ({ key: id, meeting: combat, id, combat }));
  const met = meetingsLeft(snapshot, fullProfileAt(snapshot), world, kindNow(snapshot));
  return [
    ...known.filter(({ combat }) => !combat.isApplied),
    ...met.map((meeting) => ({ key: keyOf(meeting), meeting })),
    ...known.filter(({ combat }) => combat.isApplied),
  ];
};

/** The combats of this turn: those that the board makes and nobody has fought, and what became of the others. `world`: that of the snapshot */
export const queueOf = (snapshot: Snapshot, world: World): Queue => {
  const queue = asked.get(snapshot) ?? madeQueue(snapshot, world);
  asked.set(snapshot, queue);
  return queue;
};

/** All that a card shows. */
export interface CombatSheet {
  readonly ring: Ring | undefined;
  readonly terms: Combat['terms'];
  readonly proposal?: Proposal;
}

/** A combat as it is on the table, or as it would be if it were taken up. */
export const sheetOf = (snapshot: Snapshot, { meeting, combat }: QueuedCombat): CombatSheet => {
  const ring = combat ? ringOf(snapshot, combat) : ringAt(snapshot, meeting);
  const terms = combat?.terms ?? (ring && termsOf(ring)) ?? {};
  const result = combat?.result ?? (ring && combat && resultOf(ring, combat));
  const proposal = ring && result && !combat?.isApplied ? proposalOf(ring, { result }) : undefined;
  return { ring, terms, ...(proposal ? { proposal } : {}) };
};

/** The combat between these two that is being fought, under whichever key it stands. */
export const sameCombat = (
  snapshot: Snapshot,
  queue: readonly QueuedCombat[],
  key: string,
): QueuedCombat | undefined => {
  const found = queue.find((each) => each.key === key);
  if (found) return found;
  const [kind, attacker = '', defender = ''] = key.split(' ');
  const open = openCombat(snapshot, { kind: kind === 'ranged' ? 'ranged' : 'close', attacker, defender });
  return open && queue.find(({ id }) => id === open[0]);
};
