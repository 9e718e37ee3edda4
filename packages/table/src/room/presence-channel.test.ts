import { encodeJson, type Presence, presenceMessage } from '@vexillum/protocol';
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

  it('a cursor, a laser, a ping, a look-here, a call to gather, a delay and the drag of a stand on the board go to the table', () => {
    for (const said of [
      { cursor: [1, 2] },
      { ping: [1, 2] },
      { look: [1, 2] },
      { drag: { [onBoard]: [1, 2, 3] } },
      { drag: { [onBoard]: [1, 2, 4] }, price: [3900, 4000] },
      { drag: null, price: null },
      { laser: [[1, 2]] },
      { laser: null },
      { gather: [1, 2, 3000] },
      { delay: 48 },
    ])
      expect([said, ...Object.keys(heardBy('red-captain', said))]).toEqual([said, ...everyoneElse]);
  });

  it('a selection, what one hovers over, a ruler and what one sees stay with the side', () => {
    for (const said of [
      { selection: [onBoard] },
      { hover: onBoard },
      {
        ruler: [
          [1, 2],
          [3, 4],
        ],
      },
      { view: [1, 2, 3000] },
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
      { view: [1, 2, 3000] },
    ])
      expect([said, ...Object.keys(heardBy('red-captain', { ...said, show: true }))]).toEqual([said, ...everyoneElse]);
  });

  it('one message is split: the cursor for all, the ruler for the side', () => {
    const heard = heardBy('red-captain', { cursor: [1, 2], ruler: [[1, 2]] });
    expect(heard['blue-captain']).toEqual({ cursor: [1, 2], ...stamp('red-captain') });
    expect(at['red-1'].all('presence')).toEqual([
      { kind: 'presence', presence: { cursor: [1, 2], ruler: [[1, 2]], ...stamp('red-captain') } },
    ]);
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

describe('what a hand tells while it carries a stand in reserve', () => {
  const secret = 31_337;
  /** All that the seat was sent, as text. */
  const bytesTo = (seat: SeatId) => at[seat].bytes.map((bytes) => new TextDecoder().decode(bytes)).join('\n');
  const say = (said: unknown) => table.room.receive(at['red-captain'], presenceBytes(said));
  const others = ['blue-captain', 'umpire', 'spectator'] as const;

  it('price, cursor, laser and view stay with the side, from the first message to the last', () => {
    for (const peer of Object.values(at)) peer.forget();
    say({ drag: { [inReserve]: [secret, 1, 0] }, price: [secret, null], cursor: [secret, 2], laser: [[secret, 3]] });
    say({ cursor: [secret, 4], view: [secret, 5, secret], show: true });
    say({ laser: [[secret, 6]], ruler: [[secret, 7]], price: [secret, 8000], show: true });
    say({ drag: { [inReserve]: [secret, 9, 0] } });
    say({ drag: null, price: null });
    for (const seat of others) expect([seat, bytesTo(seat)]).toEqual([seat, '']);
    expect(bytesTo('red-1').split(String(secret))).toHaveLength(1 + 11);
    expect(at['red-1'].all('presence').at(-1)?.presence).toEqual({ drag: null, price: null, ...stamp('red-captain') });
  });

  it('of a handful with a stand on the board in it the others see that stand, and no price', () => {
    say({ drag: { [onBoard]: [1, 2, 3] }, price: [1500, 4000] });
    expect(at['blue-captain'].all('presence').at(-1)?.presence.price).toEqual([1500, 4000]);
    say({ drag: { [onBoard]: [1, 2, 4], [inReserve]: [secret, 1, 0] }, price: [secret, null] });
    expect(at['blue-captain'].all('presence').at(-1)?.presence).toEqual({
      drag: { [onBoard]: [1, 2, 4] },
      price: null,
      ...stamp('red-captain'),
    });
    say({ price: [secret, 2] });
    say({ drag: { [inReserve]: [secret, 1, 0] }, price: [secret, null] });
    expect(at['blue-captain'].all('presence').at(-1)?.presence).toEqual({
      drag: null,
      price: null,
      ...stamp('red-captain'),
    });
    expect(bytesTo('blue-captain')).not.toContain(String(secret));
    expect(at['red-1'].all('presence').at(-1)?.presence).toMatchObject({ price: [secret, null] });
  });

  it('a drag that cannot be passed on may be of anything: the cursor stays with the side until the next one', () => {
    const tooMany = Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`stand:${i}`, [secret, i, 0]]));
    for (const unheard of [
      { drag: tooMany },
      { drag: 'junk' },
      { drag: { [inReserve]: [1, 2, 3] }, x: 'x'.repeat(2048) },
    ]) {
      say({ drag: null });
      expect(Object.keys(heardBy('red-captain', { cursor: [1, 2] }))).toEqual(everyoneElse);
      say(unheard);
      expect(Object.keys(heardBy('red-captain', { cursor: [secret, 2] }))).toEqual(mates);
      table.clock.pass(1000);
    }
  });

  it('a drag that came too fast counts as such too', () => {
    for (let i = 0; i < 20; i++) say({ cursor: [i, 0] });
    say({ drag: { [inReserve]: [1, 2, 3] } });
    table.clock.pass(1000);
    expect(Object.keys(heardBy('red-captain', { cursor: [secret, 2] }))).toEqual(mates);
  });

  it('a spectator and a seat without a side hear nobody’s view', () => {
    expect(Object.keys(heardBy('red-1', { view: [secret, 1, 5000], selection: [onBoard] }))).toEqual(['red-captain']);
    expect(heardBy('umpire', { view: [secret, 1, 5000] })).toEqual({});
  });
});

describe('junk', () => {
  it('reaches nobody, key by key, and what is good beside it does', () => {
    const heard = heardBy('red-captain', {
      cursor: { x: 1 },
      laser: Array.from({ length: 41 }, () => [1, 2]),
      selection: ['<img src=x>'],
      taken: [onBoard],
      online: false,
      hover: 'x'.repeat(1000),
      ping: [7, 8],
      wallet: 5,
    });
    expect(heard).toEqual(
      Object.fromEntries(everyoneElse.map((seat) => [seat, { ping: [7, 8], ...stamp('red-captain') }])),
    );
  });

  it('with prototypes in it changes no browser’s objects', () => {
    const json = `{"presence":{"drag":{"__proto__":[1,2,3]},"__proto__":{"cursor":[1,2]},"constructor":{"ping":[1,2]}}}`;
    table.room.receive(at['red-captain'], encodeJson(presenceMessage, json));
    for (const seat of everyoneElse) expect(at[seat as SeatId].heard).toEqual([]);
    expect(at['red-captain'].closed).toBeUndefined();
  });
});

describe('limits', () => {
  it('twenty a second are passed on, the others dropped, and the next second starts again', () => {
    const count = (n: number) =>
      Array.from({ length: n }, (_, i) => heardBy('red-captain', { cursor: [i, 0] })['blue-captain']).filter(Boolean)
        .length;
    expect(count(25)).toBe(20);
    table.clock.pass(1000);
    expect(count(25)).toBe(20);
    expect(at['red-captain'].closed).toBeUndefined();
  });

  it('two kilobytes are passed on, more is dropped', () => {
    const said = (points: number) => ({ ruler: Array.from({ length: points }, (_, i) => [100_000 + i, 200_000 + i]) });
    const padded = (bytes: number) => ({ ...said(2), padding: 'x'.repeat(bytes) });
    expect(heardBy('red-captain', padded(1900))['red-1']).toEqual({ ...said(2), ...stamp('red-captain') });
    expect(heardBy('red-captain', padded(2100))).toEqual({});
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
