import {
  isOpened,
  isUnsealed,
  masqueradeOf,
  PLAIN,
  type Snapshot,
  standSlot,
  type StandTruth,
  truthOf,
} from '../../rules/index.ts';
import type { SideId } from '@vexillum/model';

type Truths = ReadonlyMap<string, StandTruth>;

/** One masquerade: a stand, or two that are one. */
export interface MasqueradeRow {
  readonly stands: readonly string[];
  readonly real: readonly string[];
  /** `draft` until it is placed; then its truth is sealed, and in the end open. */
  readonly state: 'draft' | 'sealed' | 'open';
}

const stateOf = (snapshot: Snapshot, side: SideId, id: string): MasqueradeRow['state'] => {
  if (isUnsealed(snapshot, id)) return 'draft';
  return isOpened(snapshot, side, standSlot(id)) ? 'open' : 'sealed';
};

const ownStands = (snapshot: Snapshot, side: SideId): string[] =>
  [...snapshot.public.stand]
    .filter(([, stand]) => stand.side === side && stand.exchanged === undefined)
    .map(([id]) => id);

/** What the side's stands are in truth: as sealed, else as drafted. */
export const knownTruths = (snapshot: Snapshot, side: SideId, drafted: Truths): Truths =>
  new Map(ownStands(snapshot, side).map((id) => [id, truthOf(snapshot, id) ?? drafted.get(id) ?? PLAIN]));

export const masqueradeRows = (snapshot: Snapshot, side: SideId, drafted: Truths): MasqueradeRow[] => {
  const truths = knownTruths(snapshot, side, drafted);
  return [...truths].flatMap(([id, truth]): MasqueradeRow[] => {
    if (truth.m === 0 || (truth.pair !== null && truth.pair < id)) return [];
    const stands = truth.pair === null ? [id] : [id, truth.pair];
    return [{ stands, real: truth.real, state: stateOf(snapshot, side, id) }];
  });
};

/** Stands that may still be made masquerades: not placed yet, and what they seem so far. */
export const plainStands = (snapshot: Snapshot, side: SideId, drafted: Truths): string[] =>
  ownStands(snapshot, side).filter((id) => isUnsealed(snapshot, id) && (drafted.get(id)?.m ?? 0) === 0);

/** With whom a stand may pose as two: others of its type that pose not yet, and its mate of now. */
export const matesFor = (snapshot: Snapshot, side: SideId, drafted: Truths, id: string): string[] => {
  const troopType = snapshot.public.stand.get(id)?.troopType;
  const truth = drafted.get(id);
  const mate = truth?.m === 1 ? truth.pair : null;
  const free = plainStands(snapshot, side, drafted).filter((other) => other !== id);
  const others = free.filter((other) => snapshot.public.stand.get(other)?.troopType === troopType);
  return mate === null ? others : [mate, ...others];
};

/** What is to be written down so that the stand is this in truth: a mate that it had is itself again, and a new one says the same. */
export const truthChanges = (drafted: Truths, id: string, truth: StandTruth): ReadonlyMap<string, StandTruth> => {
  const before = drafted.get(id);
  const changes = new Map<string, StandTruth>();
  if (before?.m === 1 && before.pair !== null) changes.set(before.pair, PLAIN);
  if (truth.m === 1 && truth.pair !== null) changes.set(truth.pair, { ...truth, pair: id });
  return changes.set(id, truth);
};

/** Whether the reader knows the stand to be a masquerade that has not been shown. */
export const isHiddenMasquerade = (snapshot: Snapshot, id: string): boolean => {
  const side = snapshot.public.stand.get(id)?.side;
  return side !== undefined && masqueradeOf(snapshot, id) !== undefined && !isOpened(snapshot, side, standSlot(id));
};
