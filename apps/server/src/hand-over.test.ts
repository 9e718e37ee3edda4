import { randomUUID } from 'node:crypto';
import { verifyMatch } from '@vexillum/ledger';
import { actionMessage, helloMessage } from '@vexillum/protocol';
import { smallArmy } from '@vexillum/triumph/testing';
import { describe, expect, it } from 'vitest';
import { type BattleTable, battleTable } from '../test/battle-table.ts';
import { serverForTest } from '../test/server-for-test.ts';
import { stockClient } from '../test/sync-client.ts';
import type { TestBrowser } from '../test/test-browser.ts';
import type { TestServer } from '../test/start-test-server.ts';

interface Battle {
  readonly at: BattleTable;
  readonly server: TestServer;
  /** A stand of red's first command, and one of its second. */
  readonly first: string;
  readonly second: string;
}

const pose = (x: number, y = 6000) => [x, y, 0];

/** The grand game in red's first turn, with somebody in every seat. */
const battle = async (): Promise<Battle> => {
  const server = await serverForTest();
  const at = await battleTable(server, { houseRules: { 'sealed-orders': false } });
  const ids = await at.bring('red', smallArmy);
  const of = (command: number) => ids[smallArmy.stands.findIndex((stand) => stand.command === command)] ?? '';
  const [first, second] = [of(1), of(2)];
  await at.did('red-captain', 'place-stands', {
    stands: [
      { id: first, pose: pose(30_000) },
      { id: second, pose: pose(50_000) },
    ],
  });
  await at.did('red-captain', 'begin-turn', {});
  await at.did('red-captain', 'roll-command-points', {});
  return { at, server, first, second };
};

const move = (id: string, x: number, y = 7000) => ({ moves: [{ id, to: pose(x, y) }] });

type Said = { ack?: { id: string }; refusal?: { id: string; code: string; message: string } };

/** Acts over a socket that is open already, as a browser in the middle of a battle does. */
const overSocket = async (browser: TestBrowser, table: string, seat: string) => {
  const wire = browser.wire(table, 'public', `?seat=${seat}&events=1`);
  await wire.untilSaid(helloMessage, () => true);
  return {
    wire,
    act: async (name: string, args: unknown): Promise<string> => {
      const id = randomUUID();
      wire.sendJson(actionMessage, { act: { name, args, id } });
      const said = await wire.untilSaid<Said>(actionMessage, ({ ack, refusal }) => (ack ?? refusal)?.id === id);
      return said.refusal?.code ?? 'done';
    },
  };
};

const verdict = async ({ at }: Battle) => verifyMatch((await at.of('host').get(`/api/tables/${at.table}/export`)).text);

describe('a command changes hands in the middle of a battle', () => {
  it('the former commander’s socket is open, and may do nothing with it from that entry on', async () => {
    const evening = await battle();
    const { at, second } = evening;
    const [former, next] = [
      await overSocket(at.of('red-2'), at.table, 'red-2'),
      await overSocket(at.of('red-1'), at.table, 'red-1'),
    ];
    expect(await former.act('move-stands', move(second, 50_000))).toBe('done');
    expect(await next.act('move-stands', move(second, 51_000))).toBe('not-your-command');

    await at.did('red-captain', 'hand-over-command', { command: 2, to: 'red-1' });
    expect(await former.act('move-stands', move(second, 52_000))).toBe('not-your-command');
    expect(await former.act('undo-action', {})).toBe('not-your-command');
    expect(await former.act('lose-stands', { stands: [second] })).toBe('not-your-command');
    expect(await former.act('correct-slips', { slips: ['red:2:1'], price: 0 })).toBe('not-your-points');
    expect(await next.act('move-stands', move(second, 51_000))).toBe('done');
    expect(await next.act('correct-slips', { slips: ['red:2:1'], price: 1 })).toBe('done');

    // The captain takes it back, and takes that back again.
    await at.did('red-captain', 'hand-over-command', { command: 2, to: 'red-captain' });
    expect(await next.act('move-stands', move(second, 53_000))).toBe('not-your-command');
    await at.did('red-captain', 'undo-action', {});
    expect(await next.act('move-stands', move(second, 53_000))).toBe('done');
    expect(await verdict(evening)).toMatchObject({ ok: true, faults: [] });
  });

  it('a newcomer takes the wing: the seat’s former holder is put out, and the side’s plan is the newcomer’s to read', async () => {
    const evening = await battle();
    const { at, server, second } = evening;
    const former = await overSocket(at.of('red-2'), at.table, 'red-2');
    const { doc, synced, stop } = stockClient(at.of('red-captain'), at.table, 'plan-red', { seat: 'red-captain' });
    await synced;
    doc.getMap('note').set('note:wood', { seat: 'red-captain', at: [40_000, 12_000], text: 'hold the wood' });

    const { token } = (await at.of('red-captain').post(`/api/tables/${at.table}/seats/red-2/rotate`)).json<{
      token: string;
    }>();
    expect((await former.wire.closed).code).toBeGreaterThanOrEqual(4400);
    expect((await at.of('red-2').act(at.table, 'red-2', 'move-stands', move(second, 52_000))).status).toBe(404);

    const newcomer = server.browser();
    expect((await newcomer.claim(token, 'Nadia')).status).toBe(200);
    const line = await overSocket(newcomer, at.table, 'red-2');
    expect(await line.act('move-stands', move(second, 52_000))).toBe('done');
    const plan = stockClient(newcomer, at.table, 'plan-red', { seat: 'red-2' });
    await plan.synced;
    expect(plan.doc.getMap('note').get('note:wood')).toMatchObject({ text: 'hold the wood' });
    const secrets = stockClient(newcomer, at.table, 'side-red', { seat: 'red-2' });
    await secrets.synced;
    expect(secrets.doc.getMap('stand').size).toBeGreaterThan(0);
    for (const client of [plan, secrets]) client.stop();
    stop();
    expect(await verdict(evening)).toMatchObject({ ok: true, faults: [] });
  });

  it('nobody else hands it over, and to nobody else', async () => {
    const evening = await battle();
    const { at } = evening;
    const tries: readonly (readonly [string, unknown])[] = [
      ['red-1', { command: 2, to: 'red-1' }],
      ['red-2', { command: 2, to: 'red-1' }],
      ['blue-captain', { command: 2, to: 'red-1' }],
      ['umpire', { command: 2, to: 'red-1' }],
      ['spectator', { command: 2, to: 'red-1' }],
      ['red-captain', { command: 2, to: 'blue-1' }],
      ['red-captain', { command: 2, to: '__proto__' }],
      ['red-captain', { command: 2, to: { toString: 'red-1' } }],
      ['red-captain', { command: 2.5, to: 'red-1' }],
      ['red-captain', { command: 2, to: 'red-1', seat: 'blue-captain' }],
      ['red-captain', [2, 'red-1']],
    ];
    for (const [seat, args] of tries) {
      const answer = await at.act(seat, 'hand-over-command', args);
      expect([seat, args, answer.status]).not.toEqual([seat, args, 200]);
      expect(answer.status).toBeLessThan(500);
    }
    const { entries } = await at.ledger();
    expect(entries.some(({ name }) => name === 'hand-over-command')).toBe(false);
    expect(await verdict(evening)).toMatchObject({ ok: true, faults: [] });
  });
});
