import {
  type ArmyFile,
  type BatchItem,
  type CommandDraft,
  markerSlot,
  type OrdersDraft,
  orderSlot,
  standSlot,
} from '@vexillum/triumph';
import { deceptiveArmy, facesOf, splitArmy } from '@vexillum/triumph/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BattleTable, battleTable } from '../test/battle-table.ts';
import { catchUp, listen, readAll } from '../test/overhear.ts';
import { startTestServer, type TestServer } from '../test/start-test-server.ts';
import { stockClient, untilDoc } from '../test/sync-client.ts';

type Side = 'red' | 'blue';

const sides = ['red', 'blue'] as const;
const others: Readonly<Record<Side, readonly string[]>> = {
  red: ['blue-captain', 'blue-2', 'spectator', 'host', 'umpire'],
  blue: ['red-captain', 'red-2', 'spectator', 'host', 'umpire'],
};

/** Words that stand nowhere else. */
const planted = (side: Side, what: string): string => `planted-${side}-${what}-7c41`;

const armyOf = (side: Side): ArmyFile => {
  const army = side === 'red' ? deceptiveArmy : splitArmy;
  const entry = planted(side, 'entry');
  return { ...army, stands: army.stands.map((stand) => ({ ...stand, entry, polity: planted(side, 'polity') })) };
};

let server: TestServer;
let at: BattleTable;
const ids: Record<Side, readonly string[]> = { red: [], blue: [] };
/** Salt by slot, as the sides' browsers made them. */
const salts: Record<Side, Map<string, string>> = { red: new Map(), blue: new Map() };
const opened: Record<Side, Set<string>> = { red: new Set(), blue: new Set() };

const draftOf = (side: Side): OrdersDraft => {
  const commandOf = (index: number) => armyOf(side).stands[index]?.command;
  const order = (command: 1 | 2 | 3, edge: CommandDraft['edge'], mod: -1 | 0 | 1): CommandDraft => {
    const stands = ids[side].filter((_, index) => commandOf(index) === command);
    return { stands: stands.toSorted(), general: stands[0] ?? null, ally: false, edge, mod };
  };
  return { 1: order(1, 'none', 1), 2: order(2, 'none', -1), 3: order(3, side === 'red' ? 'LF' : 'RB', 0) };
};

const noteSalts = (side: Side, batch: readonly BatchItem[]): void => {
  for (const { k, salt } of batch) salts[side].set(k, salt);
};

const bytesHeard = (side: Side): Buffer => Buffer.concat(others[side].map((seat) => at.of(seat).everythingReceived));

/** How an edge or a modifier is written in JSON and in Yjs's own encoding. */
const EDGE = /edge.{1,4}(LF|RF|LB|RB|none)/s;
const POINTS = /"mod":|mod[\x7d]/s;

let words = 0;

const everyone = [...new Set(sides.flatMap((side) => others[side]))];

/** Everything that was said before has arrived everywhere, over sockets and over HTTP. */
const hearAll = async (): Promise<void> => {
  await catchUp(at, everyone, `word ${words++}`);
  for (const seat of everyone) await readAll(at, seat);
};

/** What the seats that may not know have heard of it, so far. The own teammates hear their own side's, so each side is asked alone. */
const expectSecret = async (step: string): Promise<void> => {
  await hearAll();
  for (const side of sides) {
    const heard = bytesHeard(side);
    for (const word of ['entry', 'polity', 'pad', 'draft'])
      expect(`${step}: ${side} ${word} ${heard.includes(planted(side, word))}`).toBe(`${step}: ${side} ${word} false`);
    for (const [slot, salt] of salts[side]) {
      const isHeard = heard.includes(salt) || heard.includes(Buffer.from(salt, 'hex'));
      expect(`${step}: ${side} ${slot} ${isHeard}`).toBe(`${step}: ${side} ${slot} ${opened[side].has(slot)}`);
    }
    const isEdgeOpen = [...opened[side]].some((slot) => slot.endsWith('.flank'));
    if (!isEdgeOpen)
      expect(`${step}: ${EDGE.exec(heardByNeutrals().toString('latin1'))?.[0] ?? 'no edge'}`).toBe(`${step}: no edge`);
  }
};

const heardByNeutrals = (): Buffer =>
  Buffer.concat(['spectator', 'host', 'umpire'].map((seat) => at.of(seat).everythingReceived));

/** Which stands everyone knows to be in which command. */
const knownCommands = async (side: Side): Promise<number[]> => {
  const { entries } = await at.ledger('spectator');
  const known = new Map<string, number>();
  for (const { changes } of entries as readonly {
    changes?: { stand?: Record<string, [unknown, { command?: number; side: string } | null]> };
  }[])
    for (const [id, [, after]] of Object.entries(changes?.stand ?? {}))
      if (after?.side === side && after.command !== undefined) known.set(id, after.command);
  return [...new Set(known.values())].sort((a, b) => a - b);
};

const reveal = async (side: Side, keys: readonly string[]): Promise<void> => {
  await at.did(`${side}-captain`, 'reveal-secrets', { keys });
  for (const key of keys) opened[side].add(key);
};

const seal = async (side: Side): Promise<void> => {
  const { batch } = at.orders(side, draftOf(side));
  noteSalts(side, batch);
  await at.did(`${side}-captain`, 'seal-orders', { batch });
};

const placeMarkers = async (side: Side): Promise<void> => {
  const args = at.markers(
    side,
    ([2, 3, 1] as const).map((command) => ({ command, at: 15_000 * command })),
  );
  noteSalts(side, args.batch);
  await at.did(`${side}-captain`, 'seal-orders', args);
};

const place = async (side: Side, command: 1 | 2 | 3, name = 'place-stands'): Promise<void> => {
  const stands = draftOf(side)[command].stands.map((id, index) => {
    const pose = [
      15_000 * command + 2_000 * index,
      side === 'red' ? 6_000 : 30_000,
      side === 'red' ? 0 : 18_000,
    ] as const;
    return { id, pose };
  });
  const masked = side === 'red' ? at.placing(side, stands, truths()) : { stands };
  if (side === 'red') noteSalts(side, (masked as { batch: BatchItem[] }).batch);
  const whole = name === 'enter-flank' ? { ...masked, command } : masked;
  await at.did(`${side}-captain`, name, whole);
};

const truths = () => {
  const { cooks, axes, spears } = facesOf(ids.red);
  return new Map([
    [cooks, { m: 1 as const, real: [], pair: null }],
    [axes, { m: 1 as const, real: ['WRR', 'WRR'], pair: null }],
    [spears, { m: 1 as const, real: ['ELE'], pair: null }],
  ]);
};

const plan = async (side: Side): Promise<void> => {
  const [one, mate] = [`${side}-1`, `${side}-3`].map((seat) => stockClient(at.of(seat), at.table, `plan-${side}`));
  if (!one || !mate) return;
  await Promise.all([one.synced, mate.synced]);
  one.doc.getText('pad').insert(0, planted(side, 'pad'));
  one.doc.getMap('order').set('order:3', { stands: [planted(side, 'draft')], edge: side === 'red' ? 'LF' : 'RB' });
  one.doc.getMap('order').set(`masquerade:${ids[side][0]}`, { m: 1, real: ['ELE'], pair: planted(side, 'draft') });
  await untilDoc(mate.doc, () => mate.doc.getMap('order').size === 2);
  for (const client of [one, mate]) client.stop();
};

beforeAll(async () => {
  server = await startTestServer();
  at = await battleTable(server);
  for (const seat of everyone) await listen(at, seat);
});
afterAll(() => server.close());

it('through all ten steps nobody hears a salt, an edge, a roster, a truth or a draft before its step', async () => {
  for (const side of sides) await at.did(`${side}-captain`, 'set-roles', { advantaged: 'red' });
  for (const side of sides) ids[side] = await at.bring(side, armyOf(side));
  for (const side of sides) await plan(side);
  await expectSecret('1, terrain');

  for (const side of sides) await at.did(`${side}-captain`, 'advance-step', {});
  for (const side of sides) await seal(side);
  await expectSecret('2, commands');
  expect([await knownCommands('red'), await knownCommands('blue')]).toEqual([[], []]);

  for (const side of sides) await at.did(`${side}-captain`, 'advance-step', {});
  for (const side of ['blue', 'red'] as const) {
    await at.did(`${side}-captain`, 'place-camp', { side, pose: [45_000, side === 'red' ? 3_000 : 33_000, 0] });
    await at.did(`${side}-captain`, 'advance-step', {});
  }
  await expectSecret('3 and 4, camps');

  for (const side of ['blue', 'red'] as const) {
    await placeMarkers(side);
    await at.did(`${side}-captain`, 'advance-step', {});
  }
  await expectSecret('5 and 6, markers');

  await reveal('blue', (['A', 'B', 'C'] as const).map(markerSlot));
  for (const command of [1, 2] as const) await place('blue', command);
  await expectSecret('7, two commands lie on the board');
  expect(await knownCommands('blue')).toEqual([]);
  await reveal(
    'blue',
    ([1, 2] as const).map((command) => orderSlot(command, 'roster')),
  );
  await expectSecret('7, two rosters are open');
  expect(await knownCommands('blue')).toEqual([1, 2]);
  await at.did('blue-captain', 'advance-step', {});

  for (const command of [1, 2] as const) await place('red', command);
  await expectSecret('8, red has placed its masquerades');
  await reveal('red', [
    ...(['A', 'B', 'C'] as const).map(markerSlot),
    ...([1, 2] as const).map((command) => orderSlot(command, 'roster')),
  ]);
  await expectSecret('8, red has shown its commands');
  expect([await knownCommands('red'), await knownCommands('blue')]).toEqual([
    [1, 2],
    [1, 2],
  ]);
  for (const side of ['red', 'blue'] as const) await at.did(`${side}-captain`, 'advance-step', {});

  await at.did('red-captain', 'begin-turn', {});
  await at.did('red-captain', 'advance-step', {});
  await expectSecret('10, the first turn');

  await at.did('red-captain', 'reveal-secrets', { keys: [standSlot(facesOf(ids.red).spears)] });
  opened.red.add(standSlot(facesOf(ids.red).spears));
  await expectSecret('a masquerade is shown');

  await place('red', 3, 'enter-flank');
  for (const part of ['flank', 'roster'] as const) opened.red.add(orderSlot(3, part));
  await hearAll();
  const heard = bytesHeard('red');
  for (const [slot, salt] of salts.red)
    expect(`${slot} ${heard.includes(salt)}`).toBe(`${slot} ${opened.red.has(slot)}`);
  for (const [slot, salt] of salts.blue)
    expect(`${slot} ${bytesHeard('blue').includes(salt)}`).toBe(`${slot} ${opened.blue.has(slot)}`);
  expect(heardByNeutrals().toString('latin1')).toMatch(EDGE);
  expect(heardByNeutrals().toString('latin1')).not.toMatch(POINTS);

  for (const side of sides) await at.did(`${side}-captain`, 'end-game', {});
  await hearAll();
  for (const side of sides)
    for (const [slot, salt] of salts[side])
      expect(`${side} ${slot} ${bytesHeard(side).includes(salt)}`).toBe(`${side} ${slot} true`);
  expect(heardByNeutrals().toString('latin1')).toMatch(POINTS);
});
