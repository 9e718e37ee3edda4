import { actionMessage, encodeJson } from '@vexillum/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { presenceBytes, type TestPeer, TestTable } from '../testing/index.ts';

const seats = ['red-captain', 'red-1', 'blue-captain', 'spectator'] as const;
type SeatId = (typeof seats)[number];

let table: TestTable;
let at: Record<SeatId, TestPeer>;
let stand: string;
let other: string;
let inReserve: string;

beforeEach(async () => {
  table = await TestTable.create();
  [stand = '', other = '', inReserve = ''] = await table.deploy('red', 3, 2);
  at = Object.fromEntries(seats.map((seat) => [seat, table.sit(seat)])) as Record<SeatId, TestPeer>;
  for (const peer of Object.values(at)) peer.forget();
});

const say = (from: SeatId, said: unknown) => table.room.receive(at[from], presenceBytes(said));
const drag = (from: SeatId, ...ids: string[]) =>
  say(from, { drag: Object.fromEntries(ids.map((id, i) => [id, [i, 0, 0]])) });
const lastHeard = (seat: SeatId) => at[seat].all('presence').at(-1)?.presence;
const actionBytes = (payload: unknown) => encodeJson(actionMessage, JSON.stringify(payload));
const forgetAll = () => {
  for (const peer of Object.values(at)) peer.forget();
};

describe('two commanders reach for one stand', () => {
  it('everyone sees it in the first hand only, and the second player is told whose that is', () => {
    drag('red-captain', stand);
    forgetAll();
    drag('red-1', stand, other);
    for (const seat of ['red-captain', 'blue-captain', 'spectator'] as const)
      expect(at[seat].all('presence').map(({ presence }) => presence.drag)).toEqual([{ [other]: [1, 0, 0] }]);
    expect(at['red-1'].all('presence').map(({ presence }) => presence)).toEqual([
      { taken: [stand], seat: 'red-captain', from: at['red-captain'].id },
    ]);
  });

  it('with nothing else in the second hand, nobody sees anything in it', () => {
    drag('red-captain', stand);
    forgetAll();
    for (let i = 0; i < 5; i++) drag('red-1', stand);
    expect(at['blue-captain'].heard).toEqual([]);
    expect(at['red-1'].all('presence')).toHaveLength(1);
  });

  it('whose first hand disconnects: the second has it from its next word on', () => {
    drag('red-captain', stand);
    drag('red-1', stand);
    table.room.leave(at['red-captain']);
    drag('red-1', stand);
    expect(lastHeard('blue-captain')).toMatchObject({ drag: { [stand]: [0, 0, 0] }, seat: 'red-1' });
  });

  it('whose first hand falls idle: the second has it after five seconds, and the first is told when it wakes', async () => {
    drag('red-captain', stand);
    await table.pass(4);
    drag('red-1', stand);
    expect(lastHeard('blue-captain')?.seat).toBe('red-captain');
    await table.pass(1);
    drag('red-1', stand);
    expect(lastHeard('blue-captain')).toMatchObject({ drag: { [stand]: [0, 0, 0] }, seat: 'red-1' });
    drag('red-captain', stand);
    expect(lastHeard('red-captain')).toEqual({ taken: [stand], seat: 'red-1', from: at['red-1'].id });
    expect(lastHeard('blue-captain')).toMatchObject({ drag: null, seat: 'red-captain' });
  });

  it('a delay that its browser tells by itself does not keep a hand from being idle', async () => {
    drag('red-captain', stand);
    await table.pass(3);
    say('red-captain', { delay: 40 });
    await table.pass(2);
    drag('red-1', stand);
    expect(lastHeard('blue-captain')).toMatchObject({ drag: { [stand]: [0, 0, 0] }, seat: 'red-1' });
  });

  it('the first lets go of it by moving it, not by what others move', async () => {
    drag('red-captain', stand, other);
    await table.move('red-captain', stand, [9000, 0, 0]);
    await table.move('red-captain', other, [9000, 9000, 0]);
    forgetAll();
    drag('red-1', stand);
    expect(lastHeard('blue-captain')).toMatchObject({ drag: { [stand]: [0, 0, 0] }, seat: 'red-1' });
  });

  it('the other may move it all the same: the lock is soft', async () => {
    drag('red-1', stand);
    drag('red-captain', stand);
    expect(lastHeard('red-captain')).toMatchObject({ taken: [stand] });
    expect(await table.move('red-captain', stand, [5000, 0, 0])).toMatchObject({ kind: 'ack' });
  });
});

describe('a side that reaches for the other side’s stands', () => {
  it('does not keep it from them', () => {
    drag('blue-captain', stand);
    forgetAll();
    drag('red-captain', stand);
    expect(lastHeard('blue-captain')).toMatchObject({ drag: { [stand]: [0, 0, 0] }, seat: 'red-captain' });
    drag('blue-captain', stand);
    expect(lastHeard('blue-captain')).toEqual({ taken: [stand], seat: 'red-captain', from: at['red-captain'].id });
  });

  it('learns nothing of who carries a stand in reserve', () => {
    drag('red-captain', inReserve);
    forgetAll();
    drag('blue-captain', inReserve);
    expect(Object.values(at).flatMap(({ heard }) => heard)).toEqual([]);
  });
});

describe('a stand in reserve', () => {
  it('is in the first hand of its side only, which a teammate is told', () => {
    drag('red-captain', inReserve);
    forgetAll();
    drag('red-1', inReserve);
    expect(lastHeard('red-1')).toEqual({ taken: [inReserve], seat: 'red-captain', from: at['red-captain'].id });
    expect(lastHeard('red-captain')).toMatchObject({ drag: null, seat: 'red-1' });
    expect([at['blue-captain'].heard, at.spectator.heard]).toEqual([[], []]);
    say('red-1', { cursor: [1, 2] });
    expect([at['blue-captain'].heard, at.spectator.heard]).toEqual([[], []]);
  });

  it('leaves the hand when it is placed', async () => {
    drag('red-captain', inReserve);
    await table.act('red-captain', 'place-stands', { stands: [{ id: inReserve, pose: [5000, 5000, 0] }] });
    drag('red-1', inReserve);
    expect(lastHeard('blue-captain')).toMatchObject({ drag: { [inReserve]: [0, 0, 0] }, seat: 'red-1' });
  });
});

describe('how long the way is', () => {
  const pings = (seat: SeatId, ...payloads: unknown[]) => {
    at[seat].forget();
    for (const payload of payloads) table.room.receive(at[seat], actionBytes(payload));
    return at[seat].all('pong').map(({ pong }) => pong);
  };

  it('a ping is answered at once, to a spectator too, and is no action', () => {
    const { head } = table.room;
    expect(pings('red-1', { ping: 7 })).toEqual([7]);
    expect(pings('spectator', { ping: 0 })).toEqual([0]);
    expect(table.room.head).toEqual(head);
    expect(at['red-captain'].heard).toEqual([]);
  });

  it('a flood is answered five times a second, and the line stays', () => {
    const flood = Array.from({ length: 50 }, (_, ping) => ({ ping }));
    expect(pings('red-1', ...flood)).toEqual([0, 1, 2, 3, 4]);
    table.clock.pass(1000);
    expect(pings('red-1', { ping: 99 })).toEqual([99]);
    expect(at['red-1'].closed).toBeUndefined();
  });

  it.each([-1, 1.5, '7', null, [7], 2 ** 60])('%j is no ping', (ping) => {
    expect(pings('red-1', { ping })).toEqual([]);
    expect(at['red-1'].closed?.code).toBe(4400);
  });
});
