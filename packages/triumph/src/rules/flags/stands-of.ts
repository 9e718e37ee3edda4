import type { SideId } from '@vexillum/model';
import type { BattleFacts, KnownStand } from './battle-facts.ts';

type BySide = ReadonlyMap<SideId, readonly KnownStand[]>;

const known = new WeakMap<BattleFacts['stands'], BySide>();

const sorted = (stands: BattleFacts['stands']): BySide => {
  const bySide = new Map<SideId, KnownStand[]>();
  for (const one of stands.values()) {
    const those = bySide.get(one.stand.side);
    if (those) those.push(one);
    else bySide.set(one.stand.side, [one]);
  }
  return bySide;
};

/** The stands of a side, wherever they are; worked out once per moment. */
export const standsOf = ({ stands }: BattleFacts, side: SideId): readonly KnownStand[] => {
  const bySide = known.get(stands) ?? sorted(stands);
  known.set(stands, bySide);
  return bySide.get(side) ?? [];
};

/** What the records of a side's stands follow from, wherever the stands are put: a move changes none of it. */
export const standRecords = ({ snapshot }: BattleFacts, side: SideId): readonly unknown[] => [
  snapshot.public.stand,
  snapshot.sides[side]?.stand,
];
