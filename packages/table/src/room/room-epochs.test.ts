import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { emptyStepOne, settled, tenureOf, TestTable } from '../testing/index.ts';
import { stepOneMessage, stepTwoMessage, updateMessage } from './sync-messages.ts';

const documents = ['public', 'side-red', 'side-blue'];
const epochsOf = ({ room }: TestTable) => documents.map((name) => room.epochOf(name));

describe('the epoch of a document', () => {
  it('stays over a server that goes down in order', async () => {
    const table = await TestTable.create();
    await table.deploy('red');
    const before = epochsOf(table);
    const plan = table.room.epochOf('plan-red');
    await table.restAndOpen();
    expect(epochsOf(table)).toEqual(before);
    expect(table.room.epochOf('plan-red')).toBe(plan);
  });

  it('is a new one after a kill, never one that was used before', async () => {
    const table = await TestTable.create();
    const seen = new Set(epochsOf(table));
    for (let times = 0; times < 5; times++) {
      await table.act('red-captain', 'roll-dice', { dice: [6], why: 'once more' });
      await table.openAnew();
      for (const epoch of epochsOf(table)) {
        expect(seen.has(epoch)).toBe(false);
        seen.add(epoch);
      }
    }
  });

  it('is a new one when something was written after the documents were saved', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    await table.restAndOpen();
    const saved = epochsOf(table);
    await table.move('red-captain', stand, [1, 2, 3]);
    await table.openAnew();
    for (const [i, epoch] of epochsOf(table).entries()) expect(epoch).not.toBe(saved[i]);
    expect(table.sit('spectator').records('pose')[stand]).toEqual([1, 2, 3]);
  });

  it('a reader who kept their document over a clean restart is sent only what they lack', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red', 100);
    const blue = table.sit('blue-captain');
    const epoch = table.room.epochOf('public');
    await table.restAndOpen();
    await table.move('red-captain', stand, [5, 6, 7]);
    const back = table.approach('blue-captain', 'public', epoch);
    Y.applyUpdate(back.doc, Y.encodeStateAsUpdate(blue.doc));
    table.room.receive(back, stepOneMessage(Y.encodeStateVector(blue.doc)));
    expect(back.records('pose')[stand]).toEqual([5, 6, 7]);
    expect(back.all('step-two')[0]?.bytes.length).toBeLessThan(1000);
  });
});

describe('a document that was saved', () => {
  /** A table whose stands were moved and moved again, opened after a stop in order, by what `changed` makes of its snapshot. */
  const reopened = async (changed: (documents: Record<string, object>) => void) => {
    const table = await TestTable.create();
    const stands = await table.deploy('red', 20);
    for (let n = 1; n <= 60; n++) await table.move('red-captain', stands[n % 7] ?? '', [n, n, n]);
    await table.act('red-captain', 'say', { text: 'to the wood', to: 'side' });
    await table.room.rest();
    const tenure = await tenureOf(table.memory, 'table');
    const { seq = 0, value = '' } = tenure.found.snapshot ?? {};
    const snapshot = JSON.parse(value) as { documents: Record<string, object> };
    changed(snapshot.documents);
    await tenure.saveSnapshot(seq, JSON.stringify(snapshot));
    await table.openAnew();
    return { table, stands };
  };
  const nothing = () => undefined;
  const asEarlierServersDid = (kept: Record<string, object>) => {
    for (const document of Object.values(kept)) Reflect.deleteProperty(document, 'items');
  };

  it.each([
    ['by this server', nothing],
    ['by an earlier one', asEarlierServersDid],
  ])('%s is the same to whoever comes, before and after it is written again', async (_whom, changed) => {
    const { table, stands } = await reopened(changed);
    const [early, red] = [table.sit('blue-captain'), table.sit('red-captain', 'side-red')];
    const { public: records, sides } = (await table.folded()).snapshot;
    expect(early.records('pose')).toEqual(Object.fromEntries(records.pose));
    expect(red.records('chat')).toEqual(Object.fromEntries(sides['red']?.chat ?? []));
    await table.move('red-captain', stands[3] ?? '', [9, 9, 9]);
    await table.act('red-captain', 'roll-dice', { dice: [6], why: 'once more' });
    const late = table.sit('blue-captain');
    const after = Object.fromEntries((await table.folded()).snapshot.public.pose);
    expect(early.records('pose')).toEqual(after);
    expect(late.records('pose')).toEqual(after);
    expect(late.records('log')).toEqual(early.records('log'));
  });

  it('remembers how much dead weight it has, and is rebuilt for it', async () => {
    const { table } = await reopened((kept) => {
      const { items } = kept['public'] as { items: { dead: number } };
      expect(items.dead).toBeGreaterThan(50);
      items.dead = 3500;
    });
    const before = table.room.epochOf('public');
    await table.pass(2);
    expect(table.room.epochOf('public')).not.toBe(before);
  });
});

describe('a socket is sent for a fresh document with 4409', () => {
  it('when it asks for another epoch, and hears nothing before', async () => {
    const table = await TestTable.create();
    const peer = table.approach('red-captain', 'public', 'epoch:old');
    expect(peer.closed?.code).toBe(4409);
    expect(peer.heard).toEqual([]);
    expect(table.room.peerCount).toBe(0);
    expect(table.approach('red-captain', 'public', table.room.epochOf('public')).closed).toBeUndefined();
  });

  it.each(documents.slice(0, 2))('when its state vector names a client that %s never had', async (document) => {
    const table = await TestTable.create();
    const foreign = new Y.Doc();
    foreign.getMap('pose').set('stand:x', [1, 2, 3]);
    const peer = table.approach('red-captain', document);
    table.room.receive(peer, stepOneMessage(Y.encodeStateVector(foreign)));
    expect(peer.closed?.code).toBe(4409);
    expect(peer.kinds).not.toContain('step-two');
  });

  it('when its state vector names a higher clock than the document has', async () => {
    const table = await TestTable.create();
    const reader = table.sit('red-captain');
    await table.deploy('red');
    const ahead = Y.encodeStateVector(reader.doc);
    const { memory } = table;
    // A disk from a backup, with documents saved complete at an earlier head, would do this; so does a doctored vector.
    const vector = Y.decodeStateVector(ahead);
    for (const [client, clock] of vector) vector.set(client, clock + 1);
    const peer = table.approach('red-captain');
    table.room.receive(peer, stepOneMessage(Y.encodeStateVector(new Map(vector))));
    expect(peer.closed?.code).toBe(4409);
    expect(memory.trouble).toBe('none');
  });

  it('when it writes where only the table writes: the update is dropped and counted', async () => {
    const table = await TestTable.create();
    const [stand = ''] = await table.deploy('red');
    for (const [document, wrap] of [
      ['public', updateMessage],
      ['public', stepTwoMessage],
      ['side-red', updateMessage],
    ] as const) {
      const peer = table.sit('red-captain', document);
      const forged = new Y.Doc();
      forged.getMap('pose').set(stand, [66, 66, 66]);
      table.room.receive(peer, wrap(Y.encodeStateAsUpdate(forged)));
      expect(peer.closed?.code).toBe(4409);
      expect(table.surroundings.events.at(-1)).toEqual({ kind: 'update-dropped', document, seat: 'red-captain' });
    }
    expect(table.sit('blue-captain').records('pose')[stand]).toEqual([0, 1000, 0]);
    expect((await table.folded()).snapshot.public.pose.get(stand)).toEqual([0, 1000, 0]);
  });

  it('but not for the empty update that a stock client sends', async () => {
    const table = await TestTable.create();
    const peer = table.sit('red-captain');
    table.room.receive(peer, stepTwoMessage(Y.encodeStateAsUpdate(new Y.Doc())));
    expect(peer.closed).toBeUndefined();
  });
});

describe('asking for the whole document', () => {
  it('is answered twice in ten seconds, not a third time', async () => {
    const table = await TestTable.create();
    const peer = table.sit('red-captain');
    table.room.receive(peer, emptyStepOne());
    expect(peer.closed).toBeUndefined();
    expect(peer.all('step-two')).toHaveLength(2);
    table.room.receive(peer, emptyStepOne());
    expect(peer.closed?.code).toBe(4429);
    expect(peer.all('step-two')).toHaveLength(2);
  });

  it('is answered again when ten seconds have passed', async () => {
    const table = await TestTable.create();
    const peer = table.sit('red-captain');
    table.room.receive(peer, emptyStepOne());
    table.clock.pass(10_001);
    table.room.receive(peer, emptyStepOne());
    expect(peer.all('step-two')).toHaveLength(3);
    await settled();
  });
});
