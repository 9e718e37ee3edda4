import { describe, expect, it } from 'vitest';
import { actBytes, planNote, readTalk, seededRandom, settled, TestTable } from '../testing/index.ts';
import type { Answer } from './answer.ts';
import { NotWritten, StoreFailure, type TableStore, type Tenure, Unknown } from './store.ts';
import { decodeRecord, deedOf, talkIn } from './stored-record.ts';

const idsIn = (value: string): readonly string[] => {
  const record = decodeRecord(value);
  return [deedOf(record).id ?? [], ...talkIn(record).map(({ id }) => id)].flat();
};

const notSaved = { kind: 'refusal', code: 'not-saved' };

describe('when the disk is full', () => {
  it('all of the batch is refused, everyone hears why once, and nobody saw any of it', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    await table.pass(1);
    const [red, blue] = [table.sit('red-captain'), table.sit('blue-captain')];
    red.forget();
    blue.forget();
    table.memory.trouble = 'refuse';
    const answers = await Promise.all([1, 2, 3].map((x) => table.move('red-captain', stand, [x, 0, 0])));
    await settled();
    for (const answer of answers) expect(answer).toMatchObject(notSaved);
    expect(blue.kinds).toEqual(['notice']);
    expect(blue.all('notice')[0]?.answer).toMatchObject({ code: 'not-saved', message: expect.stringMatching(/disk/) });
    expect(red.kinds).toEqual(['notice']);
  });

  it('the table goes back to the disk’s truth, and goes on when there is space again', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    const blue = table.sit('blue-captain');
    table.memory.trouble = 'refuse';
    expect(await table.move('red-captain', stand, [9, 9, 9])).toMatchObject(notSaved);
    expect(await table.act('red-captain', 'roll-dice', { dice: [6], why: '' })).toMatchObject(notSaved);
    table.memory.trouble = 'none';
    // What was refused left no trace: the undo takes back the placing, not the move.
    expect(await table.act('red-captain', 'undo-action', {})).toMatchObject({
      kind: 'ack',
      seq: 3,
      result: { seq: 2 },
    });
    expect(blue.records('pose')).toEqual({});
    expect(await table.act('red-captain', 'roll-dice', { dice: [6], why: '', k: 1 })).toMatchObject({ kind: 'ack' });
    expect(table.room.head).toEqual((await table.folded()).head);
    expect(table.surroundings.events.map(({ kind }) => kind)).toContain('recovered');
  });

  it('what ran on top of the failed batch is refused with it', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    const blue = table.sit('blue-captain');
    table.memory.trouble = 'refuse';
    const first = table.move('red-captain', stand, [1, 1, 1]);
    await Promise.resolve();
    // The first is on its way to the disk, and this one already runs where it put the stand.
    const second = table.act('red-captain', 'undo-action', {});
    expect(await first).toMatchObject(notSaved);
    expect(await second).toMatchObject(notSaved);
    expect(await table.values()).toHaveLength(3);
    table.memory.trouble = 'none';
    expect(await table.move('red-captain', stand, [2, 2, 2])).toMatchObject({ kind: 'ack', seq: 3 });
    expect(blue.records('pose')[stand]).toEqual([2, 2, 2]);
  });

  it('a refused id is not taken for done: sent again, it is refused again or really done', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    const id = table.newId();
    table.memory.trouble = 'refuse';
    expect(await table.move('red-captain', stand, [4, 4, 4], id)).toMatchObject(notSaved);
    expect(await table.move('red-captain', stand, [4, 4, 4], id)).toMatchObject(notSaved);
    table.memory.trouble = 'none';
    expect(await table.move('red-captain', stand, [4, 4, 4], id)).toMatchObject({ kind: 'ack', seq: 3 });
    expect((await table.folded()).snapshot.public.pose.get(stand)).toEqual([4, 4, 4]);
    expect(await table.values()).toHaveLength(4);
  });

  it('the seats can still read, and claims are refused like actions', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    table.memory.trouble = 'refuse';
    expect(await table.room.actAsSteward('claim-seat', 'red-1', { name: 'Bob' })).toMatchObject(notSaved);
    expect(await table.room.actAsSteward('claim-seat', 'red-1', { name: 'Bob' })).toMatchObject(notSaved);
    expect(table.sit('spectator').records('pose')[stand]).toEqual([0, 1000, 0]);
    table.memory.trouble = 'none';
    expect(await table.room.actAsSteward('claim-seat', 'red-1', { name: 'Bob' })).toMatchObject({
      kind: 'ack',
      seq: 3,
    });
  });

  it('a room at rest leaves nothing half-written, and the next opening has the truth', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    table.memory.trouble = 'refuse';
    await table.move('red-captain', stand, [1, 1, 1]);
    await table.room.rest();
    expect(table.room.isWriting).toBe(false);
    table.memory.trouble = 'none';
    await table.openAnew();
    expect(table.sit('spectator').records('pose')[stand]).toEqual([0, 1000, 0]);
  });
});

describe('when the disk wrote, and said that it had not', () => {
  it('the action is found when the table is reopened, shown, and answered', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    const blue = table.sit('blue-captain');
    table.memory.trouble = 'write-and-deny';
    const id = table.newId();
    const answer = await table.move('red-captain', stand, [6, 6, 6], id);
    expect(answer).toEqual({ kind: 'ack', seq: 3, result: {} });
    expect(blue.records('pose')[stand]).toEqual([6, 6, 6]);
    table.memory.trouble = 'none';
    expect(await table.move('red-captain', stand, [6, 6, 6], id)).toEqual(answer);
    expect(await table.values()).toHaveLength(4);
  });

  it('and could not be reopened either: nobody is told that it was not done, and all are told what was when the disk says', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    const blue = table.sit('blue-captain');
    // The head is signed by then.
    await table.pass(3);
    blue.forget();
    table.memory.trouble = 'write-and-deny';
    const id = table.newId();
    const moved = table.move('red-captain', stand, [6, 6, 6], id);
    for (let n = 0; n < 3; n++) await Promise.resolve();
    table.memory.trouble = 'refuse';
    const asked = table.move('red-captain', stand, [6, 6, 6], id);
    const other = await table.move('red-captain', stand, [7, 7, 7]);
    expect(other, 'what was never tried is refused').toMatchObject(notSaved);
    await table.pass(5);
    expect(await Promise.race([moved, asked, settled()]), 'nobody knows yet').toBeUndefined();
    expect(blue.kinds).toEqual([]);
    table.memory.trouble = 'none';
    await table.pass(1);
    const done = { kind: 'ack', seq: 3, result: {} };
    expect(await Promise.all([moved, asked])).toEqual([done, done]);
    expect(blue.kinds).toEqual(['update', 'entries']);
    expect(await table.values()).toHaveLength(4);
  });

  it('and the server stops before it is known: nobody was told anything, and the next one answers out of the ledger', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    table.memory.trouble = 'write-and-deny';
    const id = table.newId();
    const moved = table.move('red-captain', stand, [6, 6, 6], id);
    for (let n = 0; n < 3; n++) await Promise.resolve();
    table.memory.trouble = 'refuse';
    await settled();
    await table.room.rest();
    table.memory.trouble = 'none';
    await table.openAnew();
    expect(await table.move('red-captain', stand, [6, 6, 6], id)).toEqual({ kind: 'ack', seq: 3, result: {} });
    expect(await Promise.race([moved, settled()])).toBeUndefined();
  });

  it('in ten thousand actions whose answers are lost at random nobody is told a lie', async () => {
    const chance = seededRandom(2026);
    let isLossy = false;
    const perhaps = (part: number) => isLossy && chance() < part;
    const lossy = (tenure: Tenure): Tenure => {
      let mustReopen = false;
      let last = Promise.resolve();
      // Of what was begun first is told first, as a store does.
      const lose =
        <Args extends unknown[]>(write: (...args: Args) => Promise<void>) =>
        (...args: Args): Promise<void> => {
          const done = last.then(async () => {
            if (mustReopen || perhaps(0.04)) {
              mustReopen = true;
              throw new NotWritten('not reached');
            }
            await write(...args);
            if (!perhaps(0.04)) return;
            mustReopen = true;
            throw new Unknown('the answer was lost');
          });
          last = done.catch(() => undefined);
          return done;
        };
      return {
        kind: 'mine',
        table: tenure.table,
        get found() {
          return tenure.found;
        },
        isWhole: tenure.isWhole,
        readThrough: () => tenure.readThrough(),
        forgetSnapshot: () => tenure.forgetSnapshot(),
        append: lose((...args: Parameters<Tenure['append']>) => tenure.append(...args)),
        saveSnapshot: (...args) => tenure.saveSnapshot(...args),
        appendPlan: lose((...args: Parameters<Tenure['appendPlan']>) => tenure.appendPlan(...args)),
        replacePlan: (...args) => tenure.replacePlan(...args),
        reopen: async () => {
          await last;
          if (perhaps(0.3)) throw new StoreFailure('not reached');
          await tenure.reopen();
          mustReopen = false;
        },
        handOver: () => tenure.handOver(),
      };
    };
    const table = await TestTable.create(
      (store) =>
        new Proxy(store, {
          get: (target, name: keyof TableStore) =>
            name === 'claim'
              ? async (asked: string) => {
                  const tenure = await target.claim(asked);
                  return tenure.kind === 'mine' ? lossy(tenure) : tenure;
                }
              : target[name].bind(target),
        }),
    );
    isLossy = true;
    const fates = new Map<string, Answer | undefined>();
    for (let n = 0; n < 10_000; n += 5) {
      const ids = Array.from({ length: 5 }, () => table.newId());
      for (const id of ids) {
        fates.set(id, undefined);
        const to = chance() < 0.5 ? 'table' : 'side';
        const said = table.act('red-captain', 'say', { text: 'heard?', to }, id);
        void said.then((answer) => fates.set(id, answer));
      }
      if (chance() < 0.02) void table.act('umpire', 'advance-step', { to: 1 + (n % 2) });
      await settled();
      while (ids.some((id) => fates.get(id) === undefined)) await table.pass(1);
    }
    const talk = await readTalk(table.memory, 'table');
    const ids = [...(await table.values()).flatMap(idsIn), ...talk.map(({ id }) => id)];
    const inLedger = new Set(ids);
    expect(ids.length, 'nothing was done twice').toBe(inLedger.size);
    const lies = [...fates].filter(([id, answer]) => inLedger.has(id) !== (answer?.kind === 'ack'));
    expect(lies).toEqual([]);
    const refused = [...fates.values()].flatMap((answer) => (answer?.kind === 'refusal' ? [answer.code] : []));
    expect(new Set(refused)).toEqual(new Set(['not-saved']));
    expect(refused.length).toBeGreaterThan(500);
    expect(inLedger.size).toBeGreaterThan(5000);
  });

  it('every reader hears the entries in order, with no gap and none twice', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    const blue = table.sit('blue-captain');
    table.memory.trouble = 'write-and-deny';
    await Promise.all([1, 2].map((x) => table.move('red-captain', stand, [x, x, x])));
    table.memory.trouble = 'none';
    await table.move('red-captain', stand, [3, 3, 3]);
    expect(blue.all('entries').flatMap(({ entries }) => entries.map(({ seq }) => seq))).toEqual([3, 4, 5]);
  });
});

describe('when somebody else has the table', () => {
  it('the room is given up: everybody is sent there, nobody is told that anything was not done, and nothing is written', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    const [red, plan] = [table.sit('red-captain'), table.sit('red-captain', 'plan-red')];
    await settled();
    const lost: string[] = [];
    Object.assign(table.surroundings, { whenLost: (name: string) => lost.push(name) });
    const before = await table.values();
    table.memory.kill();
    const other = await table.memory.claim('table');
    expect(other.kind).toBe('mine');
    table.room.receive(
      red,
      actBytes({ id: table.newId(), name: 'move-stands', args: { moves: [{ id: stand, to: [5, 5, 5] }] } }),
    );
    const answer = await table.move('red-captain', stand, [6, 6, 6]);
    expect(answer).toMatchObject({ code: 'busy' });
    await settled();
    expect([red.closed?.code, plan.closed?.code]).toEqual([4503, 4503]);
    expect(red.all('refusal')).toEqual([]);
    expect(lost).toEqual(['table']);
    expect(await table.values()).toEqual(before);
    await table.room.rest();
    expect(await table.memory.claim('table')).toEqual({ kind: 'elsewhere' });
  });
});

describe('when a plan cannot be saved', () => {
  it('its writers are sent away to come back, and actions that wait meanwhile are done', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    const red = table.sit('red-captain', 'plan-red');
    const captain = table.sit('red-captain');
    await settled();
    const { update } = planNote('note:1', 'hold the hill');
    table.memory.trouble = 'write-and-deny';
    table.room.receive(red, update);
    await settled();
    expect(red.closed?.code).toBe(4503);
    table.memory.trouble = 'none';
    // The next reader has the table reopened, and a player acts at just that moment.
    const again = table.sit('red-1', 'plan-red');
    table.room.receive(
      captain,
      actBytes({ id: table.newId(), name: 'move-stands', args: { moves: [{ id: stand, to: [5, 5, 5] }] } }),
    );
    const other = table.move('red-captain', stand, [6, 6, 6]);
    expect(await other).toMatchObject({ kind: 'ack' });
    await settled();
    expect(again.records('note')).toEqual({ 'note:1': { text: 'hold the hill' } });
    expect(table.room.isWriting).toBe(false);
  });

  it('whoever says what they have seen is answered too, at whatever moment the disk fails', async () => {
    for (let moment = 0; moment < 12; moment++) {
      const table = await TestTable.create();
      const [stand = ''] = await table.deploy('red');
      const { head } = await table.room.ledger(0);
      const move = { moves: [{ id: stand, to: [1, 1, 1] }] };
      table.memory.trouble = 'refuse';
      const failing = table.move('red-captain', stand, [9, 9, 9]);
      for (let waited = 0; waited < moment; waited++) await Promise.resolve();
      const seeing = table.actUpon(head, 'red-captain', 'move-stands', move);
      await failing;
      table.memory.trouble = 'none';
      await table.pass(1000);
      const answered = await Promise.race([seeing, table.pass(1000).then(() => 'never')]);
      expect([moment, answered]).not.toEqual([moment, 'never']);
      expect(await table.move('red-captain', stand, [2, 2, 2])).toMatchObject({ kind: 'ack' });
    }
  });
});
