import { type Words, plainText } from '@vexillum/model';
import type { ConvenedTable } from '@vexillum/protocol';
import { describe, expect, it } from 'vitest';
import { EventTable } from '../../test/event-table.ts';
import { openEvents } from '../../test/play-stream.ts';
import { serverForTest } from '../../test/server-for-test.ts';

const evening = async (set: Parameters<typeof EventTable.made>[1] = {}) => {
  const server = await serverForTest();
  const at = await EventTable.made(server, set);
  await at.enter('player-1', 'player-2');
  await at.sit('umpire-1', 'Ulla');
  await at.did('host', 'close-sign-up', { seeds: ['player-1', 'player-2'] });
  return { server, at };
};

/** What the desk of this seat shows, as it is told of it. */
const deskOf = async (origin: string, at: EventTable, seat: string) => {
  const cookie = at.of(seat).cookieHeader;
  const stream = await openEvents(origin, `/api/tables/${at.table}/convened/changes?seat=${seat}`, cookie);
  const rows = () => {
    const byKey = new Map<string, ConvenedTable>();
    for (const { event, data } of stream.told()) {
      if (event === 'whole') byKey.clear();
      for (const row of (data['tables'] ?? []) as ConvenedTable[]) byKey.set(row.key, row);
      for (const key of (data['goneTables'] ?? []) as string[]) byKey.delete(key);
    }
    return [...byKey.values()];
  };
  return {
    ...stream,
    rows,
    ended: () => stream.until((_told, isEnded) => isEnded),
    until: (is: (rows: readonly ConvenedTable[]) => boolean) => stream.until(() => is(rows())),
  };
};

const said = (text: Words | undefined): string => (text ? plainText(text) : '');

describe('the desk of an event', () => {
  it('shows how its tables stand, and what happens there, until their games are over', async () => {
    const { server, at } = await evening();
    await at.round(1, 1);
    const desk = await deskOf(server.origin, at, 'umpire-1');
    await desk.until((rows) => rows.length === 1);
    const [first] = desk.rows();
    expect(first).toMatchObject({ key: '1.1.1', state: 'waiting', asked: 0, openFlags: 0 });
    expect(said(first?.at)).toBe('The game has not been started.');
    expect(first?.sides).toEqual([
      { side: 'player-1', isHere: false },
      { side: 'player-2', isHere: false },
    ]);
    const [one = '', other = ''] = (await at.pairing('1.1'))?.sides ?? [];
    const a = await at.toTable(one, '1.1.1');
    const b = await at.toTable(other, '1.1.1');
    const wire = at.of(one).wire(a.table, 'public', '?events=1&seat=player-1');
    await wire.opened;
    await at.did(one, 'start-game', {}, a.table, a.seat);
    await at.did(other, 'say', { text: 'Good luck', to: 'table' }, b.table, b.seat);
    await desk.until(([row]) => row?.said !== undefined && row.state === 'playing' && row.sides[0]?.isHere === true);
    const [playing] = desk.rows();
    expect(playing).toMatchObject({
      onTurn: expect.stringMatching(/^player-[12]$/),
      since: expect.any(String),
      said: { name: `${other} the Bold`, text: 'Good luck' },
      sides: [{ name: `${one} the Bold` }, { name: `${other} the Bold`, isHere: false }],
    });
    expect(said(playing?.sides[0]?.says)).toMatch(/^\d+ territories, \d+ armies$/);
    wire.close();
    await desk.until(([row]) => row?.sides[0]?.goneSince !== undefined);
    await at.did(other, 'resign-game', {}, b.table, b.seat);
    await desk.until((rows) => rows.length === 0);
  });

  it('is looked at by the organiser and umpires alone, as long as they have their seats', async () => {
    const { server, at } = await evening();
    await at.round(1, 1);
    const ask = (seat: string, who = seat) => deskOf(server.origin, at, seat).then(({ status }) => [who, status]);
    expect(await ask('host')).toEqual(['host', 200]);
    expect(await ask('player-1')).toEqual(['player-1', 403]);
    const path = `/api/tables/${at.table}/convened/changes?seat=host`;
    expect((await at.of('player-1').get(path)).status).toBe(403);
    expect((await server.browser().get(path)).status).toBe(404);
    const desk = await deskOf(server.origin, at, 'umpire-1');
    const own = { 'x-seat': 'umpire-1' };
    const rotated = await at.of('umpire-1').post(`/api/tables/${at.table}/seats/umpire-1/rotate`, {}, own);
    expect(rotated.status).toBe(200);
    const { table, seat } = await at.toTable('player-1', '1.1.1');
    await at.did('player-1', 'say', { text: 'Is anybody there?', to: 'table' }, table, seat);
    await desk.ended();
    expect(desk.text()).not.toContain('Is anybody there?');
  });

  it('has nothing in it that a side knows alone', async () => {
    const { server, at } = await evening({ game: 'triumph', profile: 'triumph-1.1', houseRules: {} });
    await at.round(1, 1);
    const desk = await deskOf(server.origin, at, 'host');
    const { table, seat } = await at.toTable('player-1', '1.1.1');
    await at.did('player-1', 'say', { text: 'PLANTED-SECRET', to: 'side' }, table, seat);
    await at.did('player-1', 'say', { text: 'Hello', to: 'table' }, table, seat);
    await desk.until(([row]) => row?.said?.text === 'Hello');
    expect(desk.text()).not.toContain('PLANTED-SECRET');
    expect(said(desk.rows()[0]?.sides[0]?.says)).toBe('has lost 0 points');
  });
});
