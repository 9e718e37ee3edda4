import { encodeStateAsUpdate } from 'yjs';
import { expect, it } from 'vitest';
import { planNote, settled, TestDisk, TestTable } from '../testing/index.ts';
import { stepTwoMessage, updateMessage } from './sync-messages.ts';

const tableWithDisk = async () => {
  let disk: TestDisk | undefined;
  const creating = TestTable.create((store) => (disk = new TestDisk(store)));
  const flush = async () => {
    for (let quiet = 0; quiet < 3; quiet++) {
      await settled();
      if (disk && disk.waiting > 0) quiet = -1;
      await disk?.flush();
    }
  };
  await flush();
  const table = await creating;
  const sit = async (seat: string) => {
    const peer = table.sit(seat, 'plan-red');
    await flush();
    return peer;
  };
  return { table, flush, writer: await sit('red-captain'), friend: await sit('red-1') };
};

/** What somebody wrote while their line was lost, and an edit after it that makes no sense without. */
const writtenOffline = () => {
  const { update: first, doc } = planNote('note:1', 'hold the hill');
  const edits: Uint8Array[] = [];
  doc.on('update', (update: Uint8Array) => edits.push(updateMessage(update)));
  doc.getMap('note').set('note:1', { text: 'hold the wood' });
  const [later = first] = edits;
  return { later, all: stepTwoMessage(encodeStateAsUpdate(doc)) };
};

it('whoever has said what they have is not sent away because the disk is slow to take what others wrote before', async () => {
  const { table, flush, writer, friend } = await tableWithDisk();
  const { later, all } = writtenOffline();
  table.room.receive(writer, later);
  await settled();
  table.room.receive(friend, planNote('note:2', 'watch the ford').update);
  table.room.receive(writer, all);
  await settled();
  table.clock.pass(5000);
  await flush();
  expect(writer.closed).toBeUndefined();
  const reader = table.sit('red-2', 'plan-red');
  await flush();
  expect(reader.records('note')).toEqual({ 'note:1': { text: 'hold the wood' }, 'note:2': { text: 'watch the ford' } });
});

it('whoever does not say it is sent away after a moment, to take a fresh plan', async () => {
  const { table, flush, writer } = await tableWithDisk();
  table.room.receive(writer, writtenOffline().later);
  await settled();
  table.clock.pass(5000);
  await flush();
  expect(writer.closed?.code).toBe(4400);
});
