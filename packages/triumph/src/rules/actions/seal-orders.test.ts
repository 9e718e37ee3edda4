import { isRefusal, type Json, type Outcome, plainText, withChanges } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { markerCommandOf, placeOf } from '../deployment/sealed.ts';
import { MARCH_MARKERS } from '../deployment/sealed.ts';
import {
  answerTo,
  asSeenBy,
  attempt,
  begun,
  marked,
  markerArgs,
  orderArgs,
  ordered,
  type Orders,
  play,
  sealedTable,
  sentTo,
  type Side,
  splitArmy,
  standsIn,
  withMarkers,
  withOrders,
} from '../testing/index.ts';
import type { Snapshot } from '../records/table.ts';

interface Item {
  readonly k: string;
  readonly c: string;
  readonly salt: string;
  readonly p: Json;
}

const second = sentTo(begun(), 2);
const itemsOf = (args: { readonly batch: unknown }): Item[] => args.batch as Item[];
const red = itemsOf(orderArgs(second, 'red'));

const seal = (table: Snapshot, seat: string, args: unknown): string => answerTo(table, seat, 'seal-orders', args);
const sealing = (table: Snapshot, side: Side, orders: Orders = {}, seed = 1): Outcome => {
  const outcome = attempt(table, `${side}-captain`, 'seal-orders', orderArgs(table, side, orders, seed));
  if (isRefusal(outcome)) throw new Error(plainText(outcome.words));
  return outcome;
};

/** What everyone at the table is told of an action. */
const publicOf = ({ changes, publicArgs, seals, openings }: Outcome) => ({
  changes: changes.public,
  publicArgs,
  seals,
  openings,
});

const unhashed = (value: unknown): string => JSON.stringify(value).replaceAll(/[0-9a-f]{64}/g, '#');

describe('sealing orders in step 2', () => {
  test('shows everyone nine commitments and nothing else (GT-ORDER-014)', () => {
    const outcome = sealing(second, 'red', { 2: { edge: 'LF', mod: 1 } });
    const said = JSON.stringify(publicOf(outcome));
    expect(outcome.publicArgs).toEqual({ slots: 9 });
    expect(outcome.seals?.slots.map(({ k }) => k)).toEqual([
      'cmd.1.cp',
      'cmd.1.flank',
      'cmd.1.roster',
      'cmd.2.cp',
      'cmd.2.flank',
      'cmd.2.roster',
      'cmd.3.cp',
      'cmd.3.flank',
      'cmd.3.roster',
    ]);
    for (const { salt } of itemsOf(orderArgs(second, 'red', { 2: { edge: 'LF', mod: 1 } })))
      expect(said).not.toContain(salt);
    for (const id of second.public.stand.keys()) expect(said).not.toContain(id);
    expect(said).not.toMatch(/"LF"|"none"|general|mod/);
  });

  test('tells the same of a command that marches as of one that stays, but for the hashes (GT-ORDER-003, GT-ORDER-014)', () => {
    const told = ([1, 2, 3] as const).map((command) =>
      unhashed(publicOf(sealing(second, 'red', { [command]: { edge: 'RF' } }, command))),
    );
    expect(new Set([...told, unhashed(publicOf(sealing(second, 'red')))]).size).toBe(1);
  });

  test('tells the same in whatever order the batch comes, so that its order says nothing', () => {
    const told = [red, red.toReversed()].map((batch) =>
      JSON.stringify(publicOf(attempt(second, 'red-captain', 'seal-orders', { batch }) as Outcome)),
    );
    expect(told[1]).toBe(told[0]);
  });

  test('keeps texts and salts for its own side, from where the server opens them', () => {
    const table = withOrders(second, 'red', { 2: { edge: 'LF' } });
    expect(table.sides['red']?.seal.size).toBe(9);
    expect(table.sides['red']?.seal.get('seal:red:cmd.2.flank')).toMatchObject({ payload: { edge: 'LF' } });
    expect(table.sides['blue']?.seal.size).toBe(0);
  });

  test('lets the side know its stands by the sealed commands from then on', () => {
    const [mover] = standsIn(second, 'red', 1).filter((id) => !second.sides['red']?.stand.get(id)?.general);
    const table = withOrders(second, 'red', {
      1: { stands: standsIn(second, 'red', 1).filter((id) => id !== mover) },
      2: { stands: [...standsIn(second, 'red', 2), mover as string], general: mover as string },
    });
    expect(table.sides['red']?.stand.get(mover as string)).toMatchObject({ command: 2, general: true });
    expect(standsIn(table, 'red', 1)).toHaveLength(1);
  });

  test('sends a march off the table for its own side, and leaves it in reserve for everyone else (GT-FLANK-002)', () => {
    const table = withOrders(second, 'red', { 2: { edge: 'LF' } });
    for (const id of standsIn(table, 'red', 2)) {
      expect(table.public.stand.get(id)?.place).toBe('reserve');
      expect(placeOf(asSeenBy(table, 'red'), id)).toBe('flank');
      expect(placeOf(asSeenBy(table, 'blue'), id)).toBe('reserve');
    }
  });

  test('is for the captain, in that step, at a table with sealed orders', () => {
    expect(seal(second, 'red-1', { batch: red })).toBe('not-allowed');
    expect(seal(second, 'umpire', { batch: red })).toBe('not-allowed');
    expect(seal(begun(), 'red-captain', { batch: red })).toBe('wrong-step');
    expect(seal(sealedTable(), 'red-captain', { batch: red })).toBe('wrong-step');
    expect(seal(sealedTable({ 'sealed-orders': false }), 'red-captain', { batch: red })).toBe('plays-openly');
  });

  test('takes exactly its nine slots', () => {
    expect(seal(second, 'red-captain', { batch: red.slice(1) })).toBe('wrong-slots');
    expect(seal(second, 'red-captain', { batch: [...red.slice(1), red[1]] })).toBe('wrong-slots');
    const marker = { ...(red[0] as Item), k: 'marker.A' };
    expect(seal(second, 'red-captain', { batch: [...red, marker] })).toBe('wrong-slots');
  });

  test('takes in each slot what belongs there', () => {
    const swapped = red.map((item) => (item.k === 'cmd.1.cp' ? { ...item, p: { edge: 'LF' } } : item));
    expect(seal(second, 'red-captain', { batch: swapped })).toBe('bad-payload');
    const doubled = red.map((item) => (item.k === 'cmd.1.cp' ? { ...item, p: { mod: 2 } } : item));
    expect(seal(second, 'red-captain', { batch: doubled })).toBe('bad-arguments');
  });

  test('refuses a commitment to something else, of another slot, or copied from the enemy', () => {
    const other = red.map((item) => (item.k === 'cmd.1.cp' ? { ...item, p: { mod: 1 } } : item));
    expect(seal(second, 'red-captain', { batch: other })).toBe('wrong-commitment');
    const [first, next] = red as [Item, Item];
    expect(seal(second, 'red-captain', { batch: [{ ...first, c: next.c }, ...red.slice(1)] })).toBe('wrong-commitment');
    const ofBlue = itemsOf(orderArgs(second, 'blue'));
    const copied = red.map((item, index) => ({ ...item, c: (ofBlue[index] as Item).c }));
    expect(seal(second, 'red-captain', { batch: copied })).toBe('wrong-commitment');
  });

  test('has each stand in one command and a general of its own (GT-FLANK-002, GT-FLANK-011)', () => {
    const of = (command: 1 | 2 | 3) => standsIn(second, 'red', command);
    const [one] = of(1);
    const attemptWith = (orders: Orders) => seal(second, 'red-captain', orderArgs(second, 'red', orders));
    expect(attemptWith({ 2: { stands: [...of(2), one as string] } })).toBe('stand-in-two-commands');
    expect(attemptWith({ 2: { stands: of(2).slice(1), general: null } })).toBe('stands-in-no-command');
    expect(attemptWith({ 2: { general: one as string } })).toBe('general-elsewhere');
    const enemy = standsIn(second, 'blue', 1)[0] as string;
    expect(attemptWith({ 2: { stands: [...of(2), enemy] } })).toBe('no-such-stand');
  });

  test('leaves the rules to flags: small commands, unpaired modifiers and marching allies can be sealed', () => {
    const orders: Orders = { 1: { mod: 1 }, 2: { mod: 1 }, 3: { mod: 1, edge: 'LB', ally: true } };
    expect(seal(second, 'red-captain', orderArgs(second, 'red', orders))).toBe('done');
  });

  test('can be thought over until both have sealed, and the log says so without saying what', () => {
    const once = withOrders(second, 'red');
    const again = orderArgs(once, 'red', { 1: { mod: 1 } }, 5);
    expect(play(once, 'red-captain', 'seal-orders', again).event).toEqual({
      kind: 'sealed',
      side: 'red',
      what: 'orders',
      count: 9,
      isAgain: true,
    });
    const both = withOrders(once, 'blue', {}, 2);
    for (const side of ['red', 'blue'] as const)
      expect(seal(both, `${side}-captain`, orderArgs(both, side, { 1: { mod: 1 } }, 6))).toBe('already-sealed');
  });

  test('thinking it over frees who was on a march', () => {
    const once = withOrders(second, 'red', { 2: { edge: 'LF' } });
    const again = withOrders(once, 'red', { 2: { edge: 'none' } }, 7);
    for (const id of standsIn(again, 'red', 2)) expect(placeOf(again, id)).toBe('reserve');
  });

  test('late is too late, also when the umpire has gone on without one side', () => {
    const late = sentTo(withOrders(second, 'red'), 3);
    expect(seal(late, 'red-captain', orderArgs(late, 'red', {}, 8))).toBe('already-sealed');
    expect(seal(late, 'blue-captain', orderArgs(late, 'blue', {}, 8))).toBe('wrong-step');
  });

  test('an army whose orders are sealed is not exchanged', () => {
    const table = withOrders(second, 'red');
    expect(answerTo(table, 'red-captain', 'bring-army', { side: 'red', army: splitArmy })).toBe('army-in-play');
    expect(answerTo(table, 'blue-captain', 'bring-army', { side: 'blue', army: splitArmy })).toBe('done');
  });

  test('an umpire who steps back opens no way to seal again', () => {
    const back = sentTo(ordered(), 2);
    expect(seal(back, 'red-captain', orderArgs(back, 'red', {}, 9))).toBe('already-sealed');
  });
});

describe('placing markers in steps 5 and 6', () => {
  const fifth = sentTo(ordered({ 2: { edge: 'RF' } }, { 3: { edge: 'LF' } }), 5);
  const args = markerArgs(fifth, 'blue');

  test('puts all three on the own base edge at once, whatever marches (GT-ORDER-007, GT-ORDER-008, GT-MARKER-001)', () => {
    const table = withMarkers(fifth, 'blue');
    const markers = [...table.public.marker].filter(([, marker]) => marker.side === 'blue');
    expect(markers.map(([, marker]) => marker.letter)).toEqual(['A', 'B', 'C']);
    for (const [id] of markers) expect(table.public.pose.get(id)?.[1]).toBe(36_000);
  });

  test('hides which command is whose (GT-ORDER-017, GT-MARKER-002)', () => {
    const table = withMarkers(fifth, 'blue');
    for (const letter of ['A', 'B', 'C'] as const) {
      expect(table.public.marker.get(`marker:blue-${letter}`)).toEqual({ side: 'blue', letter });
      expect(markerCommandOf(asSeenBy(table, 'red'), 'blue', letter)).toBeUndefined();
      expect(markerCommandOf(asSeenBy(table, 'blue'), 'blue', letter)).toBeDefined();
    }
  });

  test('tells the same however the letters are dealt, but for the hashes (GT-ORDER-017)', () => {
    const told = [1, 2, 3].map((first) => {
      const plans = [1, 2, 3].map((index) => ({
        command: (((first + index) % 3) + 1) as 1 | 2 | 3,
        at: 20_000 * index,
      }));
      const { batch, markers } = markerArgs(fifth, 'blue', plans, 4);
      const outcome = attempt(fifth, 'blue-captain', 'seal-orders', { batch, markers });
      return unhashed(publicOf(outcome as Outcome));
    });
    expect(new Set(told).size).toBe(1);
  });

  test('tells the same in whatever order the markers come', () => {
    const backwards = { batch: args.batch.toReversed(), markers: args.markers.toReversed() };
    const told = [args, backwards].map((each) =>
      JSON.stringify(publicOf(attempt(fifth, 'blue-captain', 'seal-orders', each) as Outcome)),
    );
    expect(told[1]).toBe(told[0]);
  });

  test('one marker stands for one command, each of the three (GT-MARKER-002)', () => {
    const twice = markerArgs(fifth, 'blue', [
      { command: 1, at: 10_000 },
      { command: 1, at: 20_000 },
      { command: 2, at: 30_000 },
    ]);
    expect(seal(fifth, 'blue-captain', twice)).toBe('command-twice');
    expect(seal(fifth, 'blue-captain', { ...args, markers: args.markers.slice(1) })).toBe('wrong-markers');
  });

  test('its measuring point lies on the own base edge (GT-MARKER-006)', () => {
    const [first, ...others] = args.markers;
    const at = (x: number, y: number) => ({ ...args, markers: [{ ...first, pose: [x, y, 0] }, ...others] });
    for (const [x, y] of [
      [20_000, 0],
      [20_000, 35_999],
      [-1, 36_000],
      [90_001, 36_000],
    ] as const)
      expect(seal(fifth, 'blue-captain', at(x, y))).toBe('off-base-edge');
    expect(seal(fifth, 'blue-captain', at(90_000, 36_000))).toBe('done');
  });

  test('each side has its own step, and may think it over until the other has placed', () => {
    expect(seal(fifth, 'red-captain', markerArgs(fifth, 'red'))).toBe('wrong-step');
    const placed = withMarkers(fifth, 'blue');
    expect(seal(placed, 'blue-captain', markerArgs(placed, 'blue', undefined, 9))).toBe('done');
    const both = sentTo(withMarkers(sentTo(placed, 6), 'red'), 5);
    expect(seal(both, 'blue-captain', markerArgs(both, 'blue', undefined, 9))).toBe('already-sealed');
  });

  test('a march has its edge sealed before any marker lies on the board (GT-MARKER-004, GT-MARKER-005)', () => {
    expect(fifth.public.marker.size).toBe(0);
    expect(fifth.public.seal.get('seal:blue:cmd.3.flank')).toMatchObject({ side: 'blue' });
    for (const edge of ['LF', 'RF', 'LB', 'RB'] as const)
      expect(seal(second, 'red-captain', orderArgs(second, 'red', { 1: { edge } }))).toBe('done');
  });

  test('a house rule leaves marches without markers; then their number shows, as the rule says', () => {
    const table = sentTo(ordered({}, { 3: { edge: 'LF' } }, begun(sealedTable({ [MARCH_MARKERS]: false }))), 5);
    const two = markerArgs(table, 'blue');
    expect(two.markers.map(({ letter }) => letter)).toEqual(['A', 'B']);
    expect(seal(table, 'blue-captain', two)).toBe('done');
    const three = markerArgs(
      table,
      'blue',
      [1, 2, 3].map((command) => ({ command: command as 1 | 2 | 3, at: 9_000 })),
    );
    expect(seal(table, 'blue-captain', three)).toBe('wrong-slots');
  });

  test('at a table with sealed orders nobody writes a command on a marker', () => {
    const marker = { side: 'red', letter: 'A', pose: [1_000, 0, 0], command: 2 };
    expect(answerTo(fifth, 'red-captain', 'place-marker', marker)).toBe('orders-are-sealed');
    const open = sealedTable({ 'sealed-orders': false });
    const placed = play(open, 'red-captain', 'place-marker', marker).snapshot;
    expect(placed.public.marker.get('marker:red-A')).toEqual({ side: 'red', letter: 'A', command: 2 });
  });
});

describe('stands whose orders are sealed', () => {
  test('show neither command nor general when they are placed', () => {
    const table = marked();
    const [id] = standsIn(table, 'blue', 1);
    const placed = play(table, 'blue-captain', 'place-stands', { stands: [{ id, pose: [45_000, 30_000, 18_000] }] });
    expect(placed.snapshot.public.stand.get(id as string)).not.toHaveProperty('command');
    expect(placed.event).not.toHaveProperty('group');
  });

  test('a stand that marches is not placed by its own side by mistake', () => {
    const table = marked({}, { 1: { edge: 'LF' } });
    const [id] = standsIn(table, 'blue', 1);
    expect(answerTo(table, 'blue-captain', 'place-stands', { stands: [{ id, pose: [45_000, 30_000, 0] }] })).toBe(
      'on-flank-march',
    );
  });

  test('nobody finds out who marches by laying hands on the other side’s reserve', () => {
    const table = marked({}, { 1: { edge: 'LF' } }, begun(sealedTable({ 'hands-on': true })));
    for (const command of [1, 2] as const) {
      const [id] = standsIn(table, 'blue', command);
      const answers = [
        answerTo(table, 'red-captain', 'place-stands', { stands: [{ id, pose: [45_000, 30_000, 0] }] }),
        answerTo(table, 'red-captain', 'lose-stands', { stands: [id] }),
        answerTo(table, 'red-captain', 'return-stands', { stands: [id] }),
      ];
      expect(answers).toEqual(['not-your-stand', 'not-your-stand', 'not-your-stand']);
    }
  });

  test('a stand on a march is not moved: it is on no board', () => {
    const table = marked({}, { 1: { edge: 'LF' } });
    const [id] = standsIn(table, 'blue', 1);
    expect(answerTo(table, 'blue-captain', 'move-stands', { moves: [{ id, to: [45_000, 30_000, 0] }] })).toBe(
      'not-on-board',
    );
  });
});

test('what an opponent may read never tells who marches, in any record of the table', () => {
  const readable = (orders: Orders): string => {
    const outcome = sealing(second, 'blue', orders);
    const { public: layer } = asSeenBy(withChanges(second, outcome.changes), 'red');
    return unhashed(Object.entries(layer).map(([kind, records]) => [kind, [...records]]));
  };
  expect(readable({ 1: { edge: 'LF' } })).toBe(readable({ 2: { edge: 'RB' } }));
});
