import { changeInPlace, clockOf, emptySnapshot } from '@vexillum/model';
import { helloMessage } from '@vexillum/protocol';
import { type Changes, markerSlot, type OrdersDraft, orderSlot } from '@vexillum/triumph';
import { splitArmy } from '@vexillum/triumph/testing';
import { describe, expect, it } from 'vitest';
import { type BattleTable, battleTable } from '../test/battle-table.ts';
import { serverForTest } from '../test/server-for-test.ts';
import { stepOne, stockClient, untilDoc } from '../test/sync-client.ts';

type Side = 'red' | 'blue';

/** Words that stand nowhere else, in the secret part of red's army. */
const SECRET = 'polity-of-the-second-command-4b1e';

const draftOf = (stands: readonly string[]): OrdersDraft => {
  const order = (command: 1 | 2 | 3, edge: 'none' | 'LF') => {
    const own = stands.filter((_, index) => splitArmy.stands[index]?.command === command).toSorted();
    return { stands: own, general: own[0] ?? null, ally: false, edge, mod: 0 as const };
  };
  return { 1: order(1, 'none'), 2: order(2, 'none'), 3: order(3, 'LF') };
};

const armyOf = (side: Side) => ({
  ...splitArmy,
  stands: splitArmy.stands.map((stand) => ({ ...stand, polity: side === 'red' ? SECRET : 'plain' })),
});

/** Both sides have sealed their orders; the second red commander has then gone and is not coming back. */
const sealedTable = async () => {
  const server = await serverForTest();
  const at = await battleTable(server);
  const ids: Record<Side, readonly string[]> = { red: await at.bring('red', armyOf('red')), blue: [] };
  ids.blue = await at.bring('blue', armyOf('blue'));
  for (const side of ['red', 'blue'] as const) await at.did(`${side}-captain`, 'set-roles', { advantaged: 'blue' });
  for (const side of ['red', 'blue'] as const) await at.did(`${side}-captain`, 'advance-step', {});
  for (const side of ['red', 'blue'] as const)
    await at.did(`${side}-captain`, 'seal-orders', { batch: at.orders(side, draftOf(ids[side])).batch });
  return { server, at, ids };
};

const sealedKeys = async (at: BattleTable, seat: string): Promise<string> => {
  const client = stockClient(at.of(seat), at.table, 'side-red', { seat });
  await client.synced;
  await untilDoc(client.doc, () => client.doc.getMap('seal').size > 0);
  const text = JSON.stringify(client.doc.getMap('seal').toJSON());
  client.stop();
  return text;
};

/** Camps and markers lie; red, which has not the advantage, is to show its commands. */
const stepToCommands = async (at: BattleTable): Promise<void> => {
  for (const side of ['red', 'blue'] as const) await at.did(`${side}-captain`, 'advance-step', {});
  for (const side of ['red', 'blue'] as const) {
    await at.did(`${side}-captain`, 'place-camp', { side, pose: [45_000, side === 'red' ? 3_000 : 33_000, 0] });
    await at.did(`${side}-captain`, 'advance-step', {});
  }
  for (const side of ['red', 'blue'] as const) {
    const plans = ([2, 3, 1] as const).map((command) => ({ command, at: 15_000 * command }));
    await at.did(`${side}-captain`, 'seal-orders', at.markers(side, plans));
    await at.did(`${side}-captain`, 'advance-step', {});
  }
};

describe('a missing commander', () => {
  it('is no loss to their side: the captain moves their stands, throws their dice and opens what was sealed for them', async () => {
    const { at, ids } = await sealedTable();
    expect(await sealedKeys(at, 'red-captain')).toContain(orderSlot(2, 'roster'));
    const [stand = ''] = ids.red.filter((_, index) => splitArmy.stands[index]?.command === 2);
    await at.did('red-captain', 'place-stands', { stands: [{ id: stand, pose: [20_000, 5000, 0] }] });
    await at.did('red-captain', 'move-stands', { moves: [{ id: stand, to: [20_000, 6000, 0] }] });
    expect((await at.act('red-1', 'move-stands', { moves: [{ id: stand, to: [20_000, 7000, 0] }] })).error?.code).toBe(
      'not-your-command',
    );
    const { values } = await at.did<{ values: number[] }>('red-captain', 'roll-dice', { dice: [6], why: 'command 2' });
    expect(values).toHaveLength(1);
    await stepToCommands(at);
    await at.did('red-captain', 'reveal-secrets', { keys: (['A', 'B', 'C'] as const).map(markerSlot) });
    const opened = await at.act('red-captain', 'reveal-secrets', { keys: [orderSlot(2, 'roster')] });
    expect(opened.status).toBe(200);
  });

  it('gives up their seat to whoever the captain lets in, with every secret that their side has, and nobody else learns one', async () => {
    const { server, at } = await sealedTable();
    const before = await sealedKeys(at, 'red-2');
    const watching = at.of('blue-captain').wire(at.table, 'public', '?seat=blue-captain&events=1');
    await watching.untilSaid(helloMessage, () => true);
    watching.send(stepOne());
    const invite = (await at.of('red-captain').post(`/api/tables/${at.table}/seats/red-2/rotate`)).json<{
      token: string;
    }>();
    expect((await at.of('red-2').act(at.table, 'red-2', 'say', { text: 'me again', to: 'side' })).status).toBe(404);
    const captain = at.of('red-captain');
    expect((await captain.claim(invite.token, 'Rufus the Second')).status).toBe(200);
    const asCommander = stockClient(captain, at.table, 'side-red', { seat: 'red-2' });
    await asCommander.synced;
    await untilDoc(asCommander.doc, () => asCommander.doc.getMap('seal').size > 0);
    expect(JSON.stringify(asCommander.doc.getMap('seal').toJSON())).toBe(before);
    expect(JSON.stringify(asCommander.doc.getMap('stand').toJSON())).toContain(SECRET);
    asCommander.stop();
    const heard = (await at.of('blue-captain').get(`/api/tables/${at.table}/ledger`)).text;
    expect(heard.includes(SECRET)).toBe(false);
    expect(Buffer.concat(watching.messages).includes(SECRET)).toBe(false);
    expect(server.port).toBeGreaterThan(0);
  });
});

describe('a player who comes back on another device', () => {
  it('finds the clock where it was, and the side’s secrets', async () => {
    const { server, at } = await sealedTable();
    await at.did('host', 'set-clock', { turnSeconds: 3600, beginSeconds: 600 });
    await at.did('red-captain', 'begin-turn', { side: 'red' });
    const face = async () => {
      const snapshot = emptySnapshot([]);
      for (const { changes } of (await at.ledger()).entries as readonly { changes?: Changes['public'] }[])
        changeInPlace(snapshot, { public: changes ?? {} });
      return clockOf(snapshot);
    };
    const before = await face();
    expect(before).toMatchObject({ side: 'red', hasBegun: false });
    const path = `/api/tables/${at.table}/seats/red-captain/device`;
    const { code } = (await at.of('red-captain').post(path)).json<{ code: string }>();
    const phone = server.browser();
    expect((await phone.post('/api/claim', { code, name: 'Rufus' })).status).toBe(200);
    expect(await face()).toEqual(before);
    const client = stockClient(phone, at.table, 'side-red', { seat: 'red-captain' });
    await client.synced;
    await untilDoc(client.doc, () => client.doc.getMap('stand').size > 0);
    expect(JSON.stringify(client.doc.getMap('stand').toJSON())).toContain(SECRET);
    client.stop();
    const rolled = await phone.act(at.table, 'red-captain', 'roll-dice', { dice: [6], why: 'on the phone' });
    expect(rolled.status).toBe(200);
    expect(await face()).toMatchObject({ side: 'red', hasBegun: true, deadlineAt: expect.any(String) });
  });
});
