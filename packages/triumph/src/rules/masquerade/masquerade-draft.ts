import type { Pose, SideId } from '@vexillum/model';
import { Value } from '@sinclair/typebox/value';
import type { BatchItem } from '../deployment/check-batch.ts';
import { standPayload, type StandTruth } from '../deployment/payloads.ts';
import { inSlotOrder } from '../deployment/put-seals.ts';
import { standSlot } from '../deployment/slots.ts';
import { type Sealing, sealedItem } from '../orders/batch-of.ts';
import type { Profile } from '../profiles/profile.ts';
import { standsToSeal } from './check-placing.ts';
import { behind } from './exchange.ts';
import { isUnsealed } from './truth-of.ts';
import { secretOf, type Snapshot } from '../records/table.ts';

/** The record of the side's plan document in which the team keeps what it has in mind for a stand. */
export const masqueradeKey = (stand: string): string => `masquerade:${stand}`;

export const PLAIN: StandTruth = { m: 0 };

/** As the army file has it. */
const asBrought = (snapshot: Snapshot, stand: string): StandTruth => {
  const { real, pair = null } = secretOf(snapshot, stand) ?? {};
  return real === undefined ? PLAIN : { m: 1, real: real.slice(0, 2), pair };
};

/** A teammate's browser wrote it, so nothing about it is believed. */
const drafted = (snapshot: Snapshot, planOrders: ReadonlyMap<string, unknown>, stand: string): StandTruth => {
  const draft = planOrders.get(masqueradeKey(stand));
  return Value.Check(standPayload, draft) ? draft : asBrought(snapshot, stand);
};

const isMutual = (truths: ReadonlyMap<string, StandTruth>, stand: string, truth: StandTruth): boolean => {
  if (truth.m === 0 || truth.pair === null) return true;
  const other = truths.get(truth.pair);
  return truth.pair !== stand && other?.m === 1 && other.pair === stand && other.real.join() === truth.real.join();
};

/** What the team has in mind for each of its stands; who poses together with nobody poses not at all. */
export const truthsDrafted = (
  snapshot: Snapshot,
  side: SideId,
  planOrders: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, StandTruth> => {
  const own = [...snapshot.public.stand].filter(([, stand]) => stand.side === side).map(([id]) => id);
  const truths = new Map(own.map((id) => [id, drafted(snapshot, planOrders, id)]));
  return new Map([...truths].map(([id, truth]) => [id, isMutual(truths, id, truth) ? truth : PLAIN]));
};

export interface PlacedStand {
  readonly id: string;
  readonly pose: Pose;
}

/** A masquerading pair is placed together: where one half of a pair is put down, the other comes directly behind it. */
const withMates = (
  snapshot: Snapshot,
  profile: Profile,
  stands: readonly PlacedStand[],
  truths: ReadonlyMap<string, StandTruth>,
): PlacedStand[] =>
  stands.flatMap((stand) => {
    const truth = truths.get(stand.id);
    const mate = truth?.m === 1 ? truth.pair : null;
    const isDue = mate !== null && isUnsealed(snapshot, stand.id) && !stands.some(({ id }) => id === mate);
    if (!isDue) return [stand];
    const troopType = snapshot.public.stand.get(stand.id)?.troopType ?? '';
    return [stand, { id: mate, pose: behind(profile, stand.pose, troopType) }];
  });

/** The stands that a placing is about with what it seals of them, as `place-stands` and `enter-flank` take them. */
export const sealedPlacing = (
  snapshot: Snapshot,
  profile: Profile,
  stands: readonly PlacedStand[],
  truths: ReadonlyMap<string, StandTruth>,
  sealing: Sealing,
): { readonly stands: readonly PlacedStand[]; readonly batch?: readonly BatchItem[] } => {
  const placed = withMates(snapshot, profile, stands, truths);
  const ids = placed.map(({ id }) => id);
  const batch = standBatchOf(snapshot, ids, truths, sealing);
  return { stands: placed, ...(batch ? { batch } : {}) };
};

/** What a placing takes with it where the army has masquerades: a fresh seal for each stand that has none. `undefined` where none is due. */
export const standBatchOf = (
  snapshot: Snapshot,
  stands: readonly string[],
  truths: ReadonlyMap<string, StandTruth>,
  sealing: Sealing,
): BatchItem[] | undefined => {
  const due = standsToSeal(snapshot, sealing.side, stands);
  if (due.length === 0) return undefined;
  return inSlotOrder(due.map((id) => sealedItem(sealing, standSlot(id), truths.get(id) ?? PLAIN)));
};
