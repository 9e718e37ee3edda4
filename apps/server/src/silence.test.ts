import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { acceptUmpire, claimAll, type FullTable } from '../test/claim-all.ts';
import { serverForTest } from '../test/server-for-test.ts';

const sat = async () => {
  const server = await serverForTest();
  const at = await claimAll(server);
  return { server, at };
};

const act = async (at: FullTable, seat: string, name: string, args: object) => {
  const answer = await at.of(seat).act(at.table, seat, name, args);
  return answer.error?.code ?? 'done';
};

const red = { seat: 'red-captain' };
const toTable = { text: 'hear me', to: 'table' };

describe('silencing a seat at a real table', () => {
  it('is for the host and for an accepted umpire; others are refused by name, and nothing is written', async () => {
    const { at } = await sat();
    expect(await act(at, 'umpire', 'silence-seat', red)).toBe('umpire-not-accepted');
    for (const seat of ['red-captain', 'blue-captain', 'red-1', 'spectator'])
      expect([seat, await act(at, seat, 'silence-seat', red)]).toEqual([seat, 'not-allowed']);
    expect(await act(at, 'red-captain', 'say', toTable)).toBe('done');
    await acceptUmpire(at);
    expect(await act(at, 'umpire', 'silence-seat', red)).toBe('done');
    expect(await act(at, 'red-captain', 'say', toTable)).toBe('silenced');
    expect(await act(at, 'red-captain', 'lift-silence', red)).toBe('not-allowed');
    expect(await act(at, 'host', 'lift-silence', red)).toBe('done');
    expect(await act(at, 'red-captain', 'say', toTable)).toBe('done');
  });

  it('holds on every device and socket of the seat, by whatever name; play and talk within the side go on', async () => {
    const { server, at } = await sat();
    const device = async () => {
      const made = await at.of('red-captain').post(`/api/tables/${at.table}/seats/red-captain/device`, {});
      return made.json<{ code: string }>().code;
    };
    const code = await device();
    expect(await act(at, 'host', 'silence-seat', red)).toBe('done');
    const phone = server.browser();
    expect((await phone.post('/api/claim', { code, name: 'You all cheat' })).error?.code).toBe('silenced');
    expect((await phone.post('/api/claim', { code })).status).toBe(200);
    expect((await phone.act(at.table, 'red-captain', 'say', toTable)).error?.code).toBe('silenced');

    const wire = at.of('red-captain').wire(at.table, 'public', '?seat=red-captain&events=1');
    await wire.opened;
    const asked = randomUUID();
    wire.sendJson(101, { act: { id: asked, name: 'say', args: toTable } });
    const { refusal } = await wire.untilSaid<{ refusal?: { id: string; code: string } }>(
      101,
      (said) => said.refusal?.id === asked,
    );
    expect(refusal?.code).toBe('silenced');
    expect(await act(at, 'red-captain', 'say', { text: 'only us', to: 'side' })).toBe('done');
    expect(await act(at, 'red-captain', 'roll-dice', { dice: [6], why: '' })).toBe('done');
    const { entries } = (await at.of('spectator').get(`/api/tables/${at.table}/ledger`)).json<{
      entries: { name?: string; args?: { text?: string } }[];
    }>();
    expect(entries.some(({ args }) => args?.text === 'hear me')).toBe(false);
  });

  it('stays with the seat when it gives itself a new link', async () => {
    const { at } = await sat();
    await act(at, 'host', 'silence-seat', red);
    await at.sitAnew('red-captain');
    expect(await act(at, 'red-captain', 'say', toTable)).toBe('silenced');
  });
});
