import type { Presence } from '@vexillum/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { presenceBytes, type TestPeer, TestTable } from '../testing/index.ts';

const seats = ['red-captain', 'red-1', 'blue-captain', 'umpire', 'spectator'] as const;
type SeatId = (typeof seats)[number];

let table: TestTable;
let at: Record<SeatId, TestPeer>;
let onBoard: string;
let inReserve: string;

beforeEach(async () => {
  table = await TestTable.create();
  [onBoard = '', inReserve = ''] = await table.deploy('red', 2, 1);
  at = Object.fromEntries(seats.map((seat) => [seat, table.sit(seat)])) as Record<SeatId, TestPeer>;
  for (const peer of Object.values(at)) peer.forget();
});

/** Who hears what when this seat says this. */
const heardBy = (from: SeatId, said: unknown): Partial<Record<SeatId, Presence>> => {
  for (const peer of Object.values(at)) peer.forget();
  table.room.receive(at[from], presenceBytes(said));
  return Object.fromEntries(
    seats.flatMap((seat) => at[seat].all('presence').map(({ presence }) => [seat, presence] as const)),
  );
};

const stamp = (from: SeatId) => ({ seat: from, from: at[from].id });
const mates = ['red-1'];
const everyoneElse = ['red-1', 'blue-captain', 'umpire', 'spectator'];

describe('presence', () => {
  it('is stamped by the server, whatever the sender claims to be', () => {
    const heard = heardBy('red-captain', { cursor: [1, 2], seat: 'umpire', from: 'peer-x', online: false });
    expect(heard).toEqual(
      Object.fromEntries(everyoneElse.map((seat) => [seat, { cursor: [1, 2], ...stamp('red-captain') }])),
    );
  });

  it('a cursor, a ping, a look-here and the drag of a stand on the board go to the table', () => {
    for (const said of [
      { cursor: [1, 2] },
      { ping: [1, 2] },
      { look: [1, 2] },
      { drag: { [onBoard]: [1, 2, 3] } },
      { drag: null },
    ])
      expect([said, ...Object.keys(heardBy('red-captain', said))]).toEqual([said, ...everyoneElse]);
  });

  it('a selection, what one hovers over and a ruler stay with the side', () => {
    for (const said of [
      { selection: [onBoard] },
      { hover: onBoard },
      {
        ruler: [
          [1, 2],
          [3, 4],
        ],
      },
    ])
      expect([said, ...Object.keys(heardBy('red-captain', said))]).toEqual([said, ...mates]);
  });

  it('unless their owner shows them', () => {
    for (const said of [
      { selection: [onBoard] },
      { hover: onBoard },
      {
        ruler: [
          [1, 2],
          [3, 4],
        ],
      },
    ])
      expect([said, ...Object.keys(heardBy('red-captain', { ...said, show: true }))]).toEqual([said, ...everyoneElse]);
  });

  it('one message is split: the cursor for all, the ruler for the side', () => {
    const heard = heardBy('red-captain', { cursor: [1, 2], ruler: [[1, 2]] });
    expect(heard['blue-captain']).toEqual({ cursor: [1, 2], ...stamp('red-captain') });
    expect(at['red-1'].all('presence').map(({ presence }) => Object.keys(presence)[0])).toEqual(['cursor', 'ruler']);
  });

  it('a seat without a side has nobody to tell what is for the side', () => {
    expect(heardBy('umpire', { ruler: [[1, 2]] })).toEqual({});
  });

  it('a spectator’s is dropped', () => {
    expect(heardBy('spectator', { cursor: [1, 2] })).toEqual({});
    expect(at.spectator.closed).toBeUndefined();
  });
});

describe('a stand in reserve', () => {
  it('is carried unseen: its drag and the cursor go to the own side only', () => {
    const heard = heardBy('red-captain', { drag: { [inReserve]: [1, 2, 3] }, cursor: [1, 2] });
    expect(Object.keys(heard)).toEqual(mates);
    expect(heard['red-1']).toMatchObject({ drag: { [inReserve]: [1, 2, 3] }, cursor: [1, 2] });
  });

  it('hides the cursor in later messages too, until the hand is empty', () => {
    heardBy('red-captain', { drag: { [inReserve]: [1, 2, 3] } });
    expect(Object.keys(heardBy('red-captain', { cursor: [5, 6] }))).toEqual(mates);
    heardBy('red-captain', { drag: null });
    expect(Object.keys(heardBy('red-captain', { cursor: [5, 6] }))).toEqual(everyoneElse);
  });

  it('carried with one on the board, leaves the others only the one on the board', () => {
    const heard = heardBy('red-captain', { drag: { [inReserve]: [1, 2, 3], [onBoard]: [4, 5, 6] } });
    expect(heard['blue-captain']?.drag).toEqual({ [onBoard]: [4, 5, 6] });
    expect(heard['red-1']?.drag).toEqual({ [inReserve]: [1, 2, 3], [onBoard]: [4, 5, 6] });
  });

  it('is not betrayed by a selection that is shown', () => {
    for (const said of [{ selection: [onBoard, inReserve] }, { hover: inReserve }])
      expect([said, ...Object.keys(heardBy('red-captain', { ...said, show: true }))]).toEqual([said, ...mates]);
  });
});

describe('limits', () => {
  it('twenty a second are passed on, the others dropped, and the next second begins anew', () => {
    const count = (n: number) =>
      Array.from({ length: n }, (_, i) => heardBy('red-captain', { cursor: [i, 0] })['blue-captain']).filter(Boolean)
        .length;
    expect(count(25)).toBe(20);
    table.clock.pass(1000);
    expect(count(25)).toBe(20);
    expect(at['red-captain'].closed).toBeUndefined();
  });

  it('two kilobytes are passed on, more is dropped', () => {
    const big = (bytes: number) => ({ hover: 'x'.repeat(bytes) });
    expect(Object.keys(heardBy('red-captain', big(1900)))).toEqual(mates);
    expect(heardBy('red-captain', big(2100))).toEqual({});
  });

  it.each([
    ['null', null],
    ['a list', [1]],
    ['a number', 5],
    ['a text', 'x'],
    ['nothing known', { wallet: 5 }],
  ])('%s is ignored', (_what, said) => {
    expect(heardBy('red-captain', said)).toEqual({});
    expect(at['red-captain'].closed).toBeUndefined();
  });
});

describe('who is here', () => {
  it('everyone hears who comes and who goes, and the newcomer is told who was there', () => {
    for (const peer of Object.values(at)) peer.forget();
    const late = table.sit('blue-1');
    expect(at.spectator.all('presence')[0]?.presence).toEqual({ online: true, seat: 'blue-1', from: late.id });
    expect(late.all('hello')[0]?.hello.online.toSorted()).toEqual([...seats, 'blue-1'].toSorted());
    table.room.leave(late);
    expect(at.spectator.all('presence')[1]?.presence).toEqual({ online: false, seat: 'blue-1', from: late.id });
    table.room.leave(late);
    expect(at.spectator.all('presence')).toHaveLength(2);
  });

  it('a seat with two devices is still there when one of them goes', () => {
    const second = table.sit('red-1');
    table.room.leave(second);
    expect(at['blue-captain'].all('presence').at(-1)?.presence).toMatchObject({
      seat: 'red-1',
      online: true,
      from: second.id,
    });
  });
});
