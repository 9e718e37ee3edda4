import { commitment } from '@vexillum/ledger';
import { isRefusal, type Json, type SideId, tableOf } from '@vexillum/model';
import {
  batchOf,
  markerBatchOf,
  type MarkerPlan,
  type OrdersDraft,
  type PlacedStand,
  profileAt,
  sealedPlacing,
  type Sealing,
  type Snapshot,
  truthsDrafted,
} from '../../rules/index.ts';
import type { Battle } from '../battle.ts';
import type { Actions } from '@vexillum/frame/table/actions';
import type { LiveTable } from '../live-table.ts';

interface Needs {
  readonly battle: Battle;
  readonly actions: Actions;
}

/** 32 bytes from the system's generator, as hex. */
const newSalt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** An even number below `count`: whatever would favour the low ones is drawn again. */
const drawBelow = (count: number): number => {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn < 2 ** 32 - (2 ** 32 % count) ? drawn % count : drawBelow(count);
};

/** In an order that nobody can guess. */
export const shuffled = <T>(things: readonly T[]): T[] => {
  const deck = [...things];
  for (let last = deck.length - 1; last > 0; last--) {
    const at = drawBelow(last + 1);
    [deck[last], deck[at]] = [deck[at] as T, deck[last] as T];
  }
  return deck;
};

/** What is sealed is bound to this game, this side and this slot. */
export const sealingFor = (snapshot: Snapshot, side: SideId): Sealing => {
  const game = tableOf(snapshot)?.gameId ?? '';
  return {
    side,
    newSalt,
    digestOf: (of, slot, payload, salt) => commitment({ game, side: of, slot, payload }, salt),
  };
};

const sealed = async (at: Needs, args: object): Promise<boolean> =>
  !isRefusal(await at.actions.act('seal-orders', args as Json));

/** True when the table has the seals. */
export const sealOrders = async (at: Needs, side: SideId, draft: OrdersDraft): Promise<boolean> =>
  await sealed(at, { batch: batchOf(draft, sealingFor(at.battle.snapshot, side)) });

export const sealMarkers = async (at: Needs, side: SideId, plans: readonly MarkerPlan[]): Promise<boolean> =>
  await sealed(at, markerBatchOf(plans, at.battle.profile, sealingFor(at.battle.snapshot, side), shuffled));

/** A placing with a seal for each of its stands, by what the team has drafted. The plan must have been read. */
export const withStandSeals = ({ $snapshot, plan }: LiveTable, side: SideId, args: Placing): Placing => {
  const snapshot = $snapshot.get();
  const truths = truthsDrafted(snapshot, side, plan?.$orders.get() ?? new Map());
  return { ...args, ...sealedPlacing(snapshot, profileAt(snapshot), args.stands, truths, sealingFor(snapshot, side)) };
};

export interface Placing {
  readonly stands: readonly PlacedStand[];
}
