import { beforeEach, describe, expect, it } from 'vitest';
import { TestClock, TestPeer, testSeat } from '../testing/index.ts';
import { graspKey, Grasps } from './grasps.ts';

let clock: TestClock;
let grasps: Grasps;
let owners: Map<string, string>;
let peers = 0;

beforeEach(() => {
  clock = new TestClock();
  owners = new Map();
  grasps = new Grasps(clock, (id) => owners.get(id));
});

const hand = (seat: string) =>
  new TestPeer({ id: `hand-${++peers}`, seat: testSeat(seat), document: 'public', wantsEvents: true });
const grasp = (peer: TestPeer, ...keys: string[]) => [...grasps.grasp(peer, keys).kept];
/** What the hand is told, and of whom. */
const told = (peer: TestPeer, ...keys: string[]) =>
  [...grasps.grasp(peer, keys).taken].map(([holder, lost]) => [holder.id, ...lost]);

describe('two hands on one piece', () => {
  it('the first keeps it, the second gets the rest', () => {
    const [red, blue] = [hand('red-captain'), hand('blue-captain')];
    expect(grasp(red, 'woods', 'hill')).toEqual(['woods', 'hill']);
    expect(grasp(blue, 'hill', 'stream')).toEqual(['stream']);
    expect(grasp(red, 'woods', 'hill')).toEqual(['woods', 'hill']);
  });

  it('the second is told who has it: once, and again when it comes back', () => {
    const [red, red1, blue] = [hand('red-captain'), hand('red-1'), hand('blue-captain')];
    grasp(red, 'woods');
    grasp(red1, 'hill');
    expect(told(blue, 'woods', 'hill')).toEqual([
      [red.id, 'woods'],
      [red1.id, 'hill'],
    ]);
    grasps.heard(blue);
    expect(told(blue, 'woods', 'hill')).toEqual([]);
    grasp(blue);
    expect(told(blue, 'woods')).toEqual([[red.id, 'woods']]);
  });

  it.each<[string, (red: TestPeer) => unknown]>([
    ['puts it down', (red) => grasp(red)],
    ['holds something else', (red) => grasp(red, 'hill')],
    ['is gone', (red) => grasps.forget(red)],
    ['has moved it', () => grasps.landed('red-captain', new Set(['woods']))],
    ['is not heard of for five seconds', () => clock.pass(5000)],
  ])('the second gets it once the first %s', (_how, happens) => {
    const [red, blue] = [hand('red-captain'), hand('blue-captain')];
    grasp(red, 'woods');
    expect(grasp(blue, 'woods')).toEqual([]);
    happens(red);
    expect(grasp(blue, 'woods')).toEqual(['woods']);
    expect(grasp(red, 'woods')).toEqual([]);
  });

  it('any word of the first keeps it', () => {
    const [red, blue] = [hand('red-captain'), hand('blue-captain')];
    grasp(red, 'woods');
    for (let i = 0; i < 5; i++) {
      clock.pass(4900);
      grasps.heard(red);
    }
    clock.pass(4900);
    expect(grasp(blue, 'woods')).toEqual([]);
    expect(grasp(red, 'woods')).toEqual(['woods']);
  });

  it('what somebody else has moved stays in the hand', () => {
    const [red, blue] = [hand('red-captain'), hand('blue-captain')];
    grasp(red, 'woods');
    grasps.landed('blue-captain', new Set(['woods']));
    grasps.landed('red-captain', new Set(['hill']));
    expect(grasp(blue, 'woods')).toEqual([]);
  });

  it('two devices of a seat take over from each other, and the late one gone lets the other go on', () => {
    const [desk, phone, blue] = [hand('red-1'), hand('red-1'), hand('blue-1')];
    grasp(desk, 'woods');
    expect(grasp(phone, 'woods')).toEqual(['woods']);
    grasps.forget(desk);
    expect(grasp(blue, 'woods')).toEqual([]);
    grasps.forget(phone);
    expect(grasp(blue, 'woods')).toEqual(['woods']);
  });
});

describe('a side and its own pieces', () => {
  it('is never kept from them by another side’s hand', () => {
    owners.set('spears', 'red');
    const [red, red1, blue] = [hand('red-captain'), hand('red-1'), hand('blue-captain')];
    expect(grasp(blue, 'spears')).toEqual(['spears']);
    expect(grasp(red, 'spears')).toEqual(['spears']);
    expect(grasp(blue, 'spears')).toEqual([]);
    expect(grasp(red1, 'spears')).toEqual([]);
  });

  it('hidden ones of two sides never meet', () => {
    const [red, red1, blue] = [hand('red-captain'), hand('red-1'), hand('blue-captain')];
    const [forRed, forBlue] = [graspKey('stand:1', 'red'), graspKey('stand:1', 'blue')];
    grasp(red, forRed);
    expect(grasp(blue, forBlue)).toEqual([forBlue]);
    expect(grasp(red1, forRed)).toEqual([]);
    grasps.landed('red-captain', new Set(['stand:1']));
    expect(grasp(red1, forRed)).toEqual([forRed]);
  });
});
