import { type DigestOf, type Refusal, refuse, type SideId } from '@vexillum/model';
import { type BatchItem, checkBatch } from '../deployment/check-batch.ts';
import type { Masquerade, StandTruth } from '../deployment/payloads.ts';
import { standSlot } from '../deployment/slots.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { troopTypeOf } from '../profiles/rows-of.ts';
import { sealsStands } from './card.ts';
import { isUnsealed } from './truth-of.ts';
import type { Snapshot } from '../records/table.ts';

type Truths = ReadonlyMap<string, StandTruth>;

const isSameList = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

/** One stand that poses as two: both say so of each other, come together, and name the same truth. */
const isPaired = (truths: Truths, slot: string, { pair, real }: Masquerade): boolean => {
  if (pair === null) return true;
  const other = truths.get(standSlot(pair));
  return (
    standSlot(pair) !== slot &&
    real.length === 1 &&
    other?.m === 1 &&
    other.pair !== null &&
    standSlot(other.pair) === slot &&
    isSameList(other.real, real)
  );
};

/** Every wrong truth has one code: refusals are counted where others may look, and more would tell what is hidden. */
const wrongTruths = (snapshot: Snapshot, batch: readonly BatchItem[]): Refusal | undefined => {
  const profile = profileAt(snapshot);
  const truths: Truths = new Map(batch.map(({ k, p }) => [k, p as unknown as StandTruth]));
  for (const [index, { k }] of batch.entries()) {
    const truth = truths.get(k);
    if (truth?.m !== 1) continue;
    const field = `batch.${index}.p`;
    if (truth.real.some((code) => !troopTypeOf(profile, code)))
      return refuse('bad-payload', 'There are no troops of that type to come in its place.', field);
    if (!isPaired(truths, k, truth))
      return refuse('bad-payload', 'Who poses as two stands is one stand, and both are placed together.', field);
  }
  return undefined;
};

/** The stands among these whose truth is to be sealed now, in the order of their slots. */
export const standsToSeal = (snapshot: Snapshot, side: SideId, ids: readonly string[]): string[] =>
  sealsStands(snapshot, side) ? ids.filter((id) => isUnsealed(snapshot, id)).toSorted() : [];

/** Refuses a placing unless it seals exactly the stands whose truth is not sealed yet, where the army has masquerades. */
export const wrongPlacing = (
  snapshot: Snapshot,
  side: SideId,
  ids: readonly string[],
  batch: readonly BatchItem[] | undefined,
  digestOf: DigestOf,
): Refusal | undefined => {
  const slots = standsToSeal(snapshot, side, ids).map(standSlot);
  if (batch === undefined)
    return slots.length > 0
      ? refuse('seals-missing', 'Your army has masquerades, so each stand is sealed when it is placed.', 'batch')
      : undefined;
  if (!sealsStands(snapshot, side))
    return refuse('no-deception', 'Your army has no masquerades, so there is nothing to seal here.', 'batch');
  if (slots.length === 0) return refuse('already-sealed', 'All these stands are sealed already.', 'batch');
  return checkBatch(batch, slots, side, digestOf) ?? wrongTruths(snapshot, batch);
};
