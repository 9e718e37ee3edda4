import type { SeatRecord } from '@vexillum/model';
import type { Person } from '@vexillum/table';
import { describe, expect, it } from 'vitest';
import { redsView } from '@vexillum/triumph/screen/testing/reds-view';
import { delayText } from '@vexillum/frame/table/people/delay-words';
import { personLines } from '@vexillum/frame/table/people/person-lines';

const seats: Readonly<Record<string, SeatRecord>> = {
  'blue-captain': { kind: 'captain', side: 'blue', name: 'bob' },
  'red-1': { kind: 'commander', side: 'red', command: 1, name: 'carol' },
  'red-captain': { kind: 'captain', side: 'red', name: 'alice' },
  umpire: { kind: 'umpire', name: 'una' },
};
const person = (seat: string, more: Partial<Person> = {}): Person => {
  const name = seats[seat]?.name;
  return { seat, ...(name === undefined ? {} : { name }), isSelf: seat === 'red-captain', isOnline: true, ...more };
};

/** Alice's list; `views` are connections with the seat that shows what it sees there. */
const alicesList = (people: readonly Person[], views: Readonly<Record<string, string>> = {}) => {
  const view = redsView({});
  return personLines({
    people,
    snapshot: { ...view, public: { ...view.public, seat: new Map(Object.entries(seats)) } },
    presence: new Map(Object.entries(views).map(([from, seat]) => [from, { from, seat }])),
    views: new Map(Object.keys(views).map((from) => [from, {}])),
  });
};

describe('who is at the table', () => {
  it('oneself, friends, others, then who is away', () => {
    const list = alicesList([
      person('blue-captain', { isOnline: false }),
      person('umpire'),
      person('red-1'),
      person('red-captain'),
    ]);
    expect(list.map(({ name, title, isOnline }) => `${name} (${title}) ${isOnline ? 'here' : 'away'}`)).toEqual([
      'alice (Red captain) here',
      'carol (Red, command 1) here',
      'una (Umpire) here',
      'bob (Blue captain) away',
    ]);
  });

  it('whoever shows what they see can be followed; nobody can follow themselves', () => {
    const list = alicesList([person('red-captain'), person('red-1')], { desk: 'red-1', mine: 'red-captain' });
    expect(list.map(({ followed }) => followed)).toEqual([undefined, 'desk']);
  });
});

describe('a delay', () => {
  it('is a number with what it means', () => {
    expect([12.4, 200, 900].map(delayText)).toEqual(['12 ms, good', '200 ms, fair', '900 ms, slow']);
  });
});
