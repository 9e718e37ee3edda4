import { isRefusal, plainText } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { leaderOf } from '../records/leaders.ts';
import { answerTo, attempt, boardWith, changed, play, seated, seatNamed } from '../testing/index.ts';
import { whyNotTakeBack } from './why-not-take-back.ts';
import type { Snapshot } from '../records/table.ts';

/** Mago leads the first command of red, Bomilcar the third; nobody sits with the second. */
const wings = (): Snapshot =>
  changed(
    seated(
      boardWith({
        a: { at: [20, 8, 0], command: 1, general: true },
        b: { at: [40, 8, 0], command: 2, general: true },
        c: { at: [60, 8, 0], command: 3, general: true },
        foe: { at: [40, 28, 180], side: 'blue', command: 1 },
      }),
    ),
    (edits) => edits.put('seat', 'red-2', { kind: 'commander', side: 'red', command: 2 }),
  );

const moved = (id: string, x: number) => ({ moves: [{ id, to: [x * 1000, 9000, 0] }] });
const handed = (snapshot: Snapshot, command: 1 | 2 | 3, to: string) =>
  play(snapshot, 'red-captain', 'hand-over-command', { command, to });

describe('who leads a command', () => {
  it('its commander where somebody sits there, otherwise the captain', () => {
    expect([1, 2, 3].map((command) => leaderOf(wings(), 'red', command as 1))).toEqual([
      'red-1',
      'red-captain',
      'red-3',
    ]);
  });

  it('TURN-8: a captain hands it over in one action, and the new commander orders it at once', () => {
    expect(answerTo(wings(), 'red-1', 'move-stands', moved('b', 41))).toBe('not-your-command');
    const { snapshot, event } = handed(wings(), 2, 'red-1');
    expect(leaderOf(snapshot, 'red', 2)).toBe('red-1');
    expect(answerTo(snapshot, 'red-1', 'move-stands', moved('b', 41))).toBe('done');
    expect(answerTo(snapshot, 'red-1', 'move-stands', moved('a', 21))).toBe('done');
    expect(event).toEqual({
      kind: 'command-handed-over',
      side: 'red',
      command: 2,
      isBack: false,
      name: 'the red-1',
      commander: 1,
    });
  });

  it('TURN-8: what the former commander may do ends with the same entry, and the captain may do all of it', () => {
    const { snapshot, event } = handed(wings(), 1, 'red-captain');
    expect(event).toMatchObject({ kind: 'command-handed-over', command: 1, isBack: true });
    const refused = attempt(snapshot, 'red-1', 'move-stands', moved('a', 21));
    expect(isRefusal(refused) && plainText(refused.words)).toBe(
      'That stand is in command 1, which is led from another seat now.',
    );
    for (const [name, args] of [
      ['lose-stands', { stands: ['a'] }],
      ['mark-rout', { stands: ['a'], as: 'held' }],
      ['play-card', { card: 'HL', on: ['a'] }],
    ] as const) {
      const turn = play(snapshot, 'red-captain', 'begin-turn', {}).snapshot;
      expect([name, answerTo(turn, 'red-1', name, args)]).toEqual([name, 'not-your-command']);
    }
    expect(answerTo(snapshot, 'red-captain', 'move-stands', moved('a', 21))).toBe('done');
  });

  it('what belongs to the command stays with it: its points and slips are its new commander’s to put right', () => {
    const turn = play(wings(), 'red-captain', 'begin-turn', {}).snapshot;
    const rolled = play(turn, 'red-captain', 'roll-command-points', {}).snapshot;
    const paid = play(rolled, 'red-1', 'move-stands', moved('a', 21)).snapshot;
    const [slip = ''] = paid.public.slip.keys();
    expect(slip).toBe('red:1:1');
    const { snapshot } = handed(paid, 1, 'red-3');
    expect(answerTo(snapshot, 'red-1', 'correct-slips', { slips: [slip], price: 2 })).toBe('not-your-points');
    expect(answerTo(snapshot, 'red-3', 'correct-slips', { slips: [slip], price: 2 })).toBe('done');
    expect(snapshot.public.points.get('red:1')).toEqual(paid.public.points.get('red:1'));
  });

  it('nobody takes back any more what they did with a command that has passed to another', () => {
    const { outcome, snapshot } = play(wings(), 'red-1', 'move-stands', moved('a', 21));
    const deed = { name: 'move-stands', changes: outcome.changes, seq: 3 };
    expect(whyNotTakeBack(snapshot, seatNamed('red-1'), deed)).toBeUndefined();
    const passed = handed(snapshot, 1, 'red-3').snapshot;
    expect(whyNotTakeBack(passed, seatNamed('red-1'), deed)?.code).toBe('not-your-command');
    expect(whyNotTakeBack(passed, seatNamed('red-captain'), deed)).toBeUndefined();
    const back = handed(passed, 1, 'red-1').snapshot;
    expect(whyNotTakeBack(back, seatNamed('red-1'), deed)).toBeUndefined();
  });

  it('an empty seat may have it, for whoever comes', () => {
    const { snapshot, event } = handed(handed(wings(), 2, 'red-1').snapshot, 2, 'red-2');
    expect(event).toMatchObject({ kind: 'command-handed-over', command: 2, commander: 2 });
    expect(event).not.toHaveProperty('name');
    expect(answerTo(snapshot, 'red-1', 'move-stands', moved('b', 41))).toBe('not-your-command');
    expect(answerTo(snapshot, 'red-2', 'move-stands', moved('b', 41))).toBe('done');
  });

  it.each([
    ['red-1', { command: 1, to: 'red-3' }, 'not-allowed'],
    ['umpire', { command: 1, to: 'red-3' }, 'not-allowed'],
    ['blue-captain', { command: 1, to: 'red-3' }, 'no-such-seat'],
    ['red-captain', { command: 1, to: 'blue-1' }, 'no-such-seat'],
    ['red-captain', { command: 1, to: 'umpire' }, 'no-such-seat'],
    ['red-captain', { command: 1, to: 'spectator' }, 'no-such-seat'],
    ['red-captain', { command: 1, to: 'constructor' }, 'no-such-seat'],
    ['red-captain', { command: 1, to: 'red-1' }, 'already-done'],
    ['red-captain', { command: 2, to: 'red-captain' }, 'already-done'],
    ['red-captain', { command: 4, to: 'red-1' }, 'bad-arguments'],
    ['red-captain', { command: '1', to: 'red-1' }, 'bad-arguments'],
    ['red-captain', { command: 1, to: 'red-1', side: 'blue' }, 'bad-arguments'],
    ['red-captain', { command: 1, to: 'r'.repeat(41) }, 'bad-arguments'],
  ])('%s and %o: %s', (seat, args, answer) => expect(answerTo(wings(), seat, 'hand-over-command', args)).toBe(answer));
});
