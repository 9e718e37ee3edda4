import { describe, expect, it, test } from 'vitest';
import { claimAll, invite } from '../../test/claim-all.ts';
import { serverForTest } from '../../test/server-for-test.ts';
import { nextName } from './rematch-route.ts';

interface Seated {
  readonly table: string;
  readonly seat: string;
  readonly name: string;
}

/** A table of the grand game with a number of its own, everybody in their seat; the captains wish for a rematch like that, where it is over. */
const evening = async (isEnded = true, wish: 'same' | 'swapped' | 'none' = 'same') => {
  const server = await serverForTest();
  const made = await claimAll(server, {
    name: 'The ford',
    houseRules: { 'hands-on': true },
    overrides: { deploymentBandMu: 10 },
  });
  const rematch = (seat: string, body: unknown = {}, as = seat) =>
    made.of(seat).post(`/api/tables/${made.table}/rematch`, body, { 'x-seat': as });
  for (const seat of isEnded ? ['red-captain', 'blue-captain'] : [])
    await made.of(seat).act(made.table, seat, 'end-game', {});
  const wishes = async (seat: string, wished: string) =>
    made.of(seat).act(made.table, seat, 'offer-rematch', { wish: wished });
  for (const seat of isEnded && wish !== 'none' ? ['red-captain', 'blue-captain'] : [])
    expect((await wishes(seat, wish)).status).toBe(200);
  const facts = async (seat: string, table: string) =>
    (await made.of(seat).get(`/api/tables/${table}`, { 'x-seat': seat })).json<Record<string, unknown>>();
  return { server, made, rematch, wishes, facts };
};

describe('a rematch', () => {
  it('is another table set up the same, at which everybody who asks gets their seat and name again', async () => {
    const { made, rematch, facts } = await evening();
    const red = await rematch('red-captain');
    expect(red.status).toBe(200);
    const { table, recovery, ...seat } = red.json<Seated & { recovery: string }>();
    expect(recovery).toMatch(/-/);
    expect(seat).toEqual({ seat: 'red-captain', kind: 'captain', side: 'red', name: 'Rufus', isMade: true });
    expect(table).not.toBe(made.table);
    for (const other of ['blue-captain', 'blue-2', 'umpire', 'host', 'spectator'])
      expect((await rematch(other)).json<Seated>()).toMatchObject({ table, seat: other, isMade: false });
    const [was, is] = [await facts('red-captain', made.table), await facts('red-captain', table)];
    expect(is).toMatchObject({ game: 'grand-triumph', profile: was['profile'], houseRules: was['houseRules'] });
    expect(is['name']).toBe('The ford (2)');
    expect(is['ended']).toBe(false);
    const proposed = await made.of('red-captain').act(table, 'red-captain', 'propose-house-rule', {
      values: { deploymentBandMu: 10 },
    });
    expect(proposed.error?.code).toBe('nothing-changed');
    const seats = is['seats'] as readonly { seat: string; name?: string }[];
    expect(seats.find(({ seat: id }) => id === 'blue-captain')?.name).toBe('Bella');
    expect(seats.find(({ seat: id }) => id === 'blue-3')?.name).toBeUndefined();
  });

  it('is one table, also where two ask at the same moment, and whoever asks twice sits once', async () => {
    const { rematch } = await evening();
    const answers = await Promise.all(['red-captain', 'blue-captain', 'red-1'].map((seat) => rematch(seat)));
    const tables = answers.map((answer) => answer.json<Seated>().table);
    expect(new Set(tables).size).toBe(1);
    expect(answers.filter((answer) => answer.json<{ isMade: boolean }>().isMade)).toHaveLength(1);
    const again = await rematch('red-captain');
    expect(again.json<Seated>()).toMatchObject({ table: tables[0], seat: 'red-captain', name: 'Rufus' });
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it('hands out no links, and nobody’s seat but one’s own', async () => {
    const { made, rematch, server } = await evening();
    const answer = await rematch('red-captain');
    expect(answer.text).not.toMatch(/token|join#/);
    expect((await rematch('red-1', {}, 'blue-captain')).status).toBe(403);
    expect((await server.browser().post(`/api/tables/${made.table}/rematch`, {})).status).toBe(404);
    expect((await rematch('red-1', { seat: 'blue-captain' })).status).toBe(400);
  });

  it('comes after the game, and once both captains want it, in the same way', async () => {
    const early = await evening(false);
    expect((await early.rematch('red-captain')).error?.code).toBe('not-ended');
    expect((await early.wishes('red-captain', 'same')).error?.code).toBe('not-ended');
    const { rematch, wishes } = await evening(true, 'none');
    const codes = async () =>
      [await rematch('red-captain'), await rematch('host'), await rematch('spectator')].map(({ error }) => error?.code);
    const never = ['no-rematch', 'no-rematch', 'no-rematch'];
    expect(await codes()).toEqual(never);
    expect((await wishes('red-captain', 'same')).status).toBe(200);
    expect((await wishes('red-captain', 'same')).error?.code).toBe('nothing-changed');
    expect(await codes()).toEqual(never);
    await wishes('blue-captain', 'swapped');
    expect(await codes()).toEqual(never);
    await wishes('red-captain', 'none');
    await wishes('red-captain', 'swapped');
    expect((await rematch('spectator')).status).toBe(200);
  });

  it('is wished for by the captains alone', async () => {
    const { wishes } = await evening(true, 'none');
    for (const seat of ['red-1', 'host', 'umpire', 'spectator'])
      expect((await wishes(seat, 'same')).error?.code).toBe('not-allowed');
    for (const wish of ['', 'other', 7 as unknown as string])
      expect((await wishes('red-captain', wish)).status).toBe(400);
  });

  it('with sides swapped everybody gets the same seat of the other side, whatever is wished for afterwards', async () => {
    const { rematch, wishes } = await evening(true, 'swapped');
    const red = (await rematch('red-captain')).json<Seated>();
    expect(red).toMatchObject({ seat: 'blue-captain', side: 'blue', name: 'Rufus', isMade: true });
    await wishes('red-captain', 'same');
    await wishes('blue-captain', 'same');
    for (const [from, to] of [
      ['blue-captain', 'red-captain'],
      ['blue-2', 'red-2'],
      ['red-1', 'blue-1'],
      ['umpire', 'umpire'],
      ['spectator', 'spectator'],
    ] as const)
      expect((await rematch(from)).json<Seated>()).toMatchObject({ table: red.table, seat: to, isMade: false });
    expect((await rematch('red-captain')).json<Seated>()).toMatchObject({ seat: 'blue-captain', isMade: false });
  });

  it('gives a seat that somebody else has taken meanwhile to nobody else', async () => {
    const { made, rematch, server } = await evening();
    const { table } = (await rematch('red-captain')).json<Seated>();
    const { token } = await invite(made.of('red-captain'), table, 'red-1');
    expect((await rematch('red-1')).error?.code).toBe('invited-anew');
    expect((await server.browser().claim(token, 'Otto')).status).toBe(200);
    expect((await rematch('red-1')).error?.code).toBe('seat-taken');
    await rematch('red-2');
    await invite(made.of('red-captain'), table, 'red-2');
    expect((await rematch('red-2')).status).toBe(409);
  });
});

test.each([
  ['The ford', 'The ford (2)'],
  ['The ford (2)', 'The ford (3)'],
  ['The ford (9999)', 'The ford (10000)'],
  ['x'.repeat(60), `${'x'.repeat(56)} (2)`],
])('after %s comes %s', (name, next) => {
  expect(nextName(name)).toBe(next);
});
