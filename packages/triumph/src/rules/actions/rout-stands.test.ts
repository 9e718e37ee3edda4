import { reverse, withChanges } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { answerTo, asPlain, boardWith, lineOf, play, seated } from '../testing/index.ts';

const table = seated(
  boardWith({
    ...lineOf(2, [40, 10], { command: 1 }),
    aslant: { at: [50, 10, 90], command: 1, troopType: 'KNT' },
    near: { at: [60, 2, 0], command: 2 },
    ...lineOf(1, [40, 30], { side: 'blue', command: 1 }),
  }),
);
const begun = play(table, 'red-captain', 'begin-turn', {}).snapshot;
const rout = (stands: readonly string[], args: object = {}, seat = 'red-captain') =>
  play(begun, seat, 'rout-stands', { stands, ...args });

describe('GT-DEMOR-008: a rout is a flight toward the nearest point of the own base edge', () => {
  test('a stand turns about where it stands and flees by its own move', () => {
    const { snapshot, event } = rout(['red0']);
    // Spears are 0.75 MU deep and move 3: from a middle at 9.625 the front comes to 9.625 - 0.375 - 3.
    expect(snapshot.public.pose.get('red0')).toEqual([39_000, 6_250, 18_000]);
    expect(snapshot.public.stand.get('red0')?.routed).toBe(1);
    expect(event).toMatchObject({ kind: 'stands-routed', count: 1, farMu: 3 });
  });

  test('whichever way it looked', () => {
    // Knights are 1.5 MU deep and move 5; looking to the right their middle is at 49.25, 10.
    expect(rout(['aslant']).snapshot.public.pose.get('aslant')).toEqual([49_250, 4_250, 18_000]);
  });

  test('blue’s flee the other way', () => {
    const fled = play(begun, 'blue-captain', 'rout-stands', { stands: ['blue0'] }).snapshot;
    // Its middle is at 29.625: it looks away from its own edge as red’s do from theirs.
    expect(fled.public.pose.get('blue0')).toEqual([40_000, 33_000, 0]);
  });

  test('not over the edge, and as far as players say', () => {
    expect(rout(['near']).snapshot.public.pose.get('near')).toEqual([60_000, 0, 18_000]);
    expect(rout(['red0'], { mu: 1 }).snapshot.public.pose.get('red0')?.[1]).toBe(8_250);
  });

  test('all of them at once, to be taken back at once', () => {
    const { snapshot, outcome } = rout(['red0', 'red1', 'aslant']);
    expect([...snapshot.public.trail.keys()].sort()).toEqual(['aslant', 'red0', 'red1']);
    expect(asPlain(withChanges(snapshot, reverse(outcome.changes)))).toEqual(asPlain(begun));
  });

  test.each<[seat: string, args: object, answer: string]>([
    ['red-1', { stands: ['red0'] }, 'done'],
    ['red-2', { stands: ['red0'] }, 'not-your-command'],
    ['blue-captain', { stands: ['red0'] }, 'not-your-stand'],
    ['spectator', { stands: ['red0'] }, 'not-allowed'],
    ['red-captain', { stands: ['nobody'] }, 'no-such-stand'],
    ['red-captain', { stands: [] }, 'bad-arguments'],
    ['red-captain', { stands: ['red0'], mu: -1 }, 'bad-arguments'],
    ['red-captain', { stands: ['red0'], mu: 1e9 }, 'bad-arguments'],
  ])('%s with %j: %s', (seat, args, answer) => {
    expect(answerTo(begun, seat, 'rout-stands', args)).toBe(answer);
  });

  test('nobody routs before the first turn', () => {
    expect(answerTo(table, 'red-captain', 'rout-stands', { stands: ['red0'] })).toBe('no-turn');
  });
});
