import { closeCodes } from '@vexillum/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { claimAll } from '../../test/claim-all.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import { stockClient, untilDoc } from '../../test/sync-client.ts';

describe('a stock y-websocket client', () => {
  it('reads the public document, and what happens next', async () => {
    const server = await serverForTest();
    const { table, of } = await claimAll(server);
    const { doc, synced, stop } = stockClient(of('spectator'), table, 'public');
    onTestFinished(stop);
    await synced;
    expect(doc.getMap('seat').get('red-1')).toEqual({ kind: 'commander', side: 'red', command: 1, name: 'Rosa' });
    await of('red-1').act(table, 'red-1', 'say', { text: 'good morning', to: 'table' });
    await untilDoc(doc, () =>
      [...doc.getMap<{ text: string }>('chat').values()].some(({ text }) => text === 'good morning'),
    );
  });

  it('reads its own side’s document', async () => {
    const server = await serverForTest();
    const { table, of } = await claimAll(server);
    const { doc, synced, stop } = stockClient(of('red-1'), table, 'side-red', { seat: 'red-1' });
    onTestFinished(stop);
    await synced;
    await of('red-2').act(table, 'red-2', 'say', { text: 'flank left', to: 'side' });
    await untilDoc(doc, () =>
      [...doc.getMap<{ text: string }>('chat').values()].some(({ text }) => text === 'flank left'),
    );
    // What is said within a side is in no entry yet.
    expect(doc.getMap('meta').get('seq')).toBe(0);
  });

  it('writes its side’s plan, which a teammate reads, also after the server forgot the table', async () => {
    const server = await serverForTest();
    const { table, of } = await claimAll(server);
    const one = stockClient(of('red-1'), table, 'plan-red');
    const two = stockClient(of('red-2'), table, 'plan-red');
    onTestFinished(one.stop);
    onTestFinished(two.stop);
    await Promise.all([one.synced, two.synced]);
    one.doc.getText('pad').insert(0, 'hold the hill');
    one.doc.getMap('note').set('n1', { text: 'here', at: [1, 2] });
    await untilDoc(
      two.doc,
      () => two.doc.getText('pad').toJSON() === 'hold the hill' && two.doc.getMap('note').has('n1'),
    );
    expect(two.doc.getMap('note').get('n1')).toEqual({ text: 'here', at: [1, 2] });
  });

  it('that writes a document of the table is told to take a fresh one, and changes nothing', async () => {
    const server = await serverForTest();
    const { table, of } = await claimAll(server);
    const vandal = stockClient(of('red-captain'), table, 'public');
    onTestFinished(vandal.stop);
    await vandal.synced;
    vandal.doc.getMap('seat').set('umpire', { kind: 'umpire', name: 'Mallory' });
    expect((await vandal.closed).code).toBe(closeCodes.otherEpoch);
    const reader = stockClient(of('host'), table, 'public');
    onTestFinished(reader.stop);
    await reader.synced;
    expect(reader.doc.getMap<{ name: string }>('seat').get('umpire')?.name).toBe('Ulla');
    expect((await of('host').get('/metrics')).text).toContain('vexillum_updates_dropped_total 1');
  });
});
