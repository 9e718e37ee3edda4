import { isRefusal, type Json, type Outcome, plainText } from '@vexillum/model';
import { testContext } from '@vexillum/model/testing';
import { commitTo } from '@vexillum/ledger';
import type { PlanTable } from '@vexillum/table';
import { grandTriumph, masqueradeKey, type Snapshot, type StandTruth } from '../rules/index.ts';
import { asSeenBy, placesOf, readyToPlace, seatNamed, sealedTable, standsIn } from '../rules/testing/index.ts';
import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { actSealing } from './battle-actions.ts';
import type { LiveTable } from './live-table.ts';

/** As much of a live table as placing asks for; what is sent is run as the server would run it, commitments and all. */
const tableOf = (snapshot: Snapshot, seatId: string, orders: ReadonlyMap<string, unknown>, isSynced = true) => {
  const sent: { readonly name: string; readonly args: Json }[] = [];
  const $isSynced = atom(isSynced);
  const act = (name: string, args: Json) => {
    sent.push({ name, args });
    return Promise.resolve({ kind: 'ack' as const, seq: 1, result: {} });
  };
  const plan = { $isSynced, $orders: atom(orders) } as unknown as PlanTable;
  const live = { seat: seatNamed(seatId), $snapshot: atom(snapshot), plan, act } as unknown as LiveTable;
  const outcomeOf = (index: number): Outcome => {
    const { name = '', args } = sent[index] ?? {};
    const action = grandTriumph.actions.find((one) => one.name === name);
    const outcome = action?.run(snapshot, args as never, testContext(live.seat, { digestOf: commitTo('') }));
    if (!outcome || isRefusal(outcome)) throw new Error(outcome ? plainText(outcome.words) : 'nothing was sent');
    return outcome;
  };
  return { live, sent, $isSynced, outcomeOf };
};

const { table, faces } = readyToPlace();
const seen = asSeenBy(table, 'red');
const stands = placesOf(faces).map(({ id, pose }) => ({ id, pose: [...pose] }));
const truth: StandTruth = { m: 1, real: ['ELE'], pair: null };
const planned = new Map([[masqueradeKey(faces.horde), truth]]);

const truthIn = (outcome: Outcome, id: string) =>
  outcome.changes.sides?.['red']?.seal?.[`seal:red:stand.${id}`]?.[1]?.payload;

describe('whatever places the stands of an army that deceives', () => {
  it('takes their seals along, as the team has drafted them', async () => {
    const { live, sent, outcomeOf } = tableOf(seen, 'red-captain', planned);
    await actSealing(live)('place-stands', { stands });
    expect(sent.map(({ name }) => name)).toEqual(['place-stands']);
    expect(outcomeOf(0).seals?.slots).toHaveLength(10);
    expect(truthIn(outcomeOf(0), faces.horde)).toEqual(truth);
    expect(truthIn(outcomeOf(0), faces.king)).toEqual({ m: 0 });
  });

  it('never seals the same stand with the same salt twice', async () => {
    const { live, sent } = tableOf(seen, 'red-captain', planned);
    for (let i = 0; i < 3; i++) await actSealing(live)('place-stands', { stands });
    const salts = sent.flatMap(({ args }) =>
      (args as unknown as { batch: { salt: string }[] }).batch.map(({ salt }) => salt),
    );
    expect(new Set(salts).size).toBe(30);
  });

  it('waits until the plan was read: before that the draft is not known', async () => {
    const { live, sent, $isSynced, outcomeOf } = tableOf(seen, 'red-captain', planned, false);
    const placing = actSealing(live)('place-stands', { stands });
    await Promise.resolve();
    expect(sent).toEqual([]);
    $isSynced.set(true);
    await placing;
    expect(truthIn(outcomeOf(0), faces.horde)).toEqual(truth);
  });

  it('leaves everything else as it was asked, at once', () => {
    const { live, sent } = tableOf(seen, 'red-captain', planned, false);
    void actSealing(live)('move-stands', { moves: [] });
    expect(sent).toEqual([{ name: 'move-stands', args: { moves: [] } }]);
  });

  it('does nothing for an army that does not deceive', () => {
    const plain = sealedTable();
    const [id = ''] = standsIn(plain, 'red', 1);
    const { live, sent } = tableOf(asSeenBy(plain, 'red'), 'red-captain', new Map());
    const args = { stands: [{ id, pose: [10_000, 5_000, 0] }] };
    void actSealing(live)('place-stands', args);
    expect(sent).toEqual([{ name: 'place-stands', args }]);
  });
});
