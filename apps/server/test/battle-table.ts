import { randomBytes, randomUUID } from 'node:crypto';
import { commitment } from '@vexillum/ledger';
import type { Pose } from '@vexillum/model';
import {
  type ArmyFile,
  type BatchItem,
  batchOf,
  grandTriumph,
  markerBatchOf,
  type MarkerPlan,
  type OrdersDraft,
  profileOf,
  type Sealing,
  sealedItem,
  standSlot,
  type StandTruth,
} from '@vexillum/triumph';
import { claimAll, type FullTable } from './claim-all.ts';
import type { LedgerAnswer } from './sealing-table.ts';
import type { TestServer } from './start-test-server.ts';
import type { TestAnswer } from './test-browser.ts';

type Side = 'red' | 'blue';

interface PlacedStand {
  readonly id: string;
  readonly pose: Pose;
}

/** A table of the grand game with everyone in their seat, and what the captains' browsers make before they send. */
export interface BattleTable extends FullTable {
  act(seat: string, name: string, args: unknown): Promise<TestAnswer>;
  /** Fails the test where the table says no; answers the action's result. */
  did<Result>(seat: string, name: string, args: unknown): Promise<Result>;
  /** The stands' ids, in the order of the file. */
  bring(side: Side, army: ArmyFile): Promise<string[]>;
  orders(side: Side, draft: OrdersDraft): { readonly batch: BatchItem[] };
  markers(side: Side, plans: readonly MarkerPlan[]): ReturnType<typeof markerBatchOf>;
  /** What `place-stands` takes of an army with masquerades. */
  placing(side: Side, stands: readonly PlacedStand[], truths: ReadonlyMap<string, StandTruth>): object;
  ledger(seat?: string): Promise<LedgerAnswer>;
}

const profile = profileOf(grandTriumph.profiles[0]?.id ?? '');

export const battleTable = async (server: TestServer, options: object = {}): Promise<BattleTable> => {
  const made = await claimAll(server, { game: 'grand-triumph', ...options });
  const { table, of } = made;
  const act: BattleTable['act'] = (seat, name, args) => of(seat).act(table, seat, name, args, randomUUID());
  const did: BattleTable['did'] = async <Result>(seat: string, name: string, args: unknown) => {
    const answer = await act(seat, name, args);
    if (answer.status !== 200) throw new Error(`${seat} could not ${name}: ${answer.text}`);
    return answer.json<{ result: Result }>().result;
  };
  const sealing = (side: Side): Sealing => ({
    side,
    newSalt: () => randomBytes(32).toString('hex'),
    digestOf: (of, slot, payload, salt) => commitment({ game: table, side: of, slot, payload }, salt),
  });
  if (!profile) throw new Error('no profile');
  return {
    ...made,
    act,
    did,
    bring: async (side, army) => {
      const { stands } = await did<{ stands: string[] }>(`${side}-captain`, 'bring-army', { side, army });
      return stands;
    },
    orders: (side, draft) => ({ batch: batchOf(draft, sealing(side)) }),
    markers: (side, plans) => markerBatchOf(plans, profile, sealing(side), (things) => [...things]),
    placing: (side, stands, truths) => ({
      stands,
      batch: stands.map(({ id }) => sealedItem(sealing(side), standSlot(id), truths.get(id) ?? { m: 0 })),
    }),
    ledger: async (seat = 'host') => (await of(seat).get(`/api/tables/${table}/ledger`)).json<LedgerAnswer>(),
  };
};
