import { isRefusal, reverse, THIS_TABLE, withChanges } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { phaseAt } from '../turn/phase-at.ts';
import { changed } from '../testing/changed.ts';
import { answerTo, asPlain, attempt, boardWith, emptyTable, lineOf, play, seated } from '../testing/index.ts';
import { triumph } from '../game.ts';
import type { Snapshot } from '../records/table.ts';

const board = seated(boardWith({ ...lineOf(2, [40, 10]), ...lineOf(2, [40, 30], { side: 'blue' }) }));
const begun = play(board, 'red-captain', 'begin-turn', {}).snapshot;
const turnOf = (snapshot: Snapshot) => snapshot.public.turn.get(THIS_TABLE);
const pass = (snapshot: Snapshot, args: object = {}, seat = 'red-captain') => play(snapshot, seat, 'begin-phase', args);
const at = (phase: string, from = begun) => pass(from, { phase }).snapshot;

/** A turn as matches knew it before turns had phases. */
const ofOld = changed(board, (edits) => edits.put('turn', THIS_TABLE, { number: 4, side: 'red' }));

describe('the phases of a turn', () => {
  test('a turn begins with cards, before the dice for command points', () => {
    expect(turnOf(begun)).toEqual({ number: 1, side: 'red', phase: 'cards' });
    expect(phaseAt(begun)).toBe('cards');
    expect(phaseAt(board)).toBeUndefined();
  });

  test('follow one another, the last hands over to the other side', () => {
    const seen: string[] = [];
    let table = begun;
    while (turnOf(table)?.number === 1) {
      seen.push(String(phaseAt(table)));
      table = pass(table).snapshot;
    }
    expect(seen).toEqual(['cards', 'command', 'movement', 'rout', 'ranged', 'close', 'end']);
    expect(turnOf(table)).toEqual({ number: 2, side: 'blue', phase: 'cards' });
  });

  test('nobody routs in the standard game', () => {
    const standard = play(seated(emptyTable({}, triumph)), 'red-captain', 'begin-turn', {}).snapshot;
    expect(phaseAt(pass(at('movement', standard)).snapshot)).toBe('ranged');
    expect(answerTo(standard, 'red-captain', 'begin-phase', { phase: 'rout' })).toBe('no-such-phase');
  });

  test('several are passed in one action, and all that is left of a turn', () => {
    expect(phaseAt(at('movement'))).toBe('movement');
    expect(pass(at('movement'), { isTurnOver: true }).event).toMatchObject({
      kind: 'turn-begun',
      number: 2,
      side: 'blue',
    });
  });

  test('tell which began, and what the umpire went back to', () => {
    expect(pass(begun).event).toEqual({ kind: 'phase-begun', number: 1, side: 'red', phase: 'command', isBack: false });
    expect(pass(at('close'), { phase: 'movement' }, 'umpire').event).toMatchObject({ phase: 'movement', isBack: true });
  });

  test('trails last for the turn and go with it', () => {
    const moved = play(at('movement'), 'red-captain', 'move-stands', {
      moves: [{ id: 'red0', to: [39_000, 12_000, 0] }],
    }).snapshot;
    expect(pass(moved).snapshot.public.trail.size).toBe(1);
    const next = pass(moved, { isTurnOver: true });
    expect(next.snapshot.public.trail.size).toBe(0);
    expect(asPlain(withChanges(next.snapshot, reverse(next.outcome.changes)))).toEqual(asPlain(moved));
  });

  test.each<[seat: string, args: object, answer: string]>([
    ['red-captain', {}, 'done'],
    ['umpire', {}, 'done'],
    ['umpire', { phase: 'cards' }, 'done'],
    ['umpire', { isTurnOver: true }, 'done'],
    ['red-captain', { phase: 'cards' }, 'only-umpire'],
    ['red-captain', { phase: 'movement' }, 'same-phase'],
    ['blue-captain', {}, 'not-your-turn'],
    ['blue-captain', { isTurnOver: true }, 'not-your-turn'],
    ['red-1', {}, 'not-allowed'],
    ['host', {}, 'not-allowed'],
    ['spectator', {}, 'not-allowed'],
    ['red-captain', { phase: 'tea' }, 'bad-arguments'],
    ['red-captain', { phase: 'constructor' }, 'bad-arguments'],
    ['red-captain', { side: 'red' }, 'bad-arguments'],
    ['red-captain', { from: { turn: 0 } }, 'bad-arguments'],
  ])('in Red’s movement %s with %j: %s', (seat, args, answer) =>
    expect(answerTo(at('movement'), seat, 'begin-phase', args)).toBe(answer),
  );

  test('who clicks twice passes one phase, not two', () => {
    const from = { turn: 1, phase: 'cards' };
    const once = pass(begun, { from }).snapshot;
    expect(answerTo(once, 'red-captain', 'begin-phase', { from })).toBe('begun-meanwhile');
    expect(answerTo(begun, 'red-captain', 'begin-phase', { from: { turn: 2, phase: 'cards' } })).toBe(
      'begun-meanwhile',
    );
  });

  test('there are none before the first turn', () => {
    expect(answerTo(board, 'red-captain', 'begin-phase', {})).toBe('no-turn');
    expect(answerTo(board, 'umpire', 'begin-phase', { phase: 'movement' })).toBe('no-turn');
  });

  test('a match of old has a turn without phases, and gets them where it goes on', () => {
    expect(phaseAt(ofOld)).toBeUndefined();
    expect(phaseAt(pass(ofOld).snapshot)).toBe('cards');
    expect(phaseAt(pass(ofOld, { phase: 'close' }).snapshot)).toBe('close');
    expect(turnOf(play(ofOld, 'red-captain', 'begin-turn', {}).snapshot)).toEqual({
      number: 5,
      side: 'blue',
      phase: 'cards',
    });
  });
});

describe('the end of a turn', () => {
  test('is for the side whose turn it is to say, or the umpire', () => {
    expect(answerTo(begun, 'blue-captain', 'begin-turn', {})).toBe('not-your-turn');
    expect(answerTo(begun, 'blue-captain', 'begin-turn', { side: 'blue' })).toBe('not-your-turn');
    expect(answerTo(begun, 'red-captain', 'begin-turn', {})).toBe('done');
    expect(answerTo(begun, 'umpire', 'begin-turn', {})).toBe('done');
    expect(answerTo(begun, 'umpire', 'begin-turn', { side: 'red' })).toBe('done');
  });

  test('may be passed by the enemy where nobody sits, or where everybody moves everything', () => {
    const alone = changed(begun, (edits) => {
      for (const [id, { name: _, ...seat }] of begun.public.seat) if (seat.side === 'red') edits.put('seat', id, seat);
    });
    expect(answerTo(alone, 'blue-captain', 'begin-phase', {})).toBe('done');
    const open = play(seated(emptyTable({ 'hands-on': true })), 'red-captain', 'begin-turn', {}).snapshot;
    expect(answerTo(open, 'blue-captain', 'begin-phase', {})).toBe('done');
  });

  test('can be asked for by the other side, once, for both to see', () => {
    const asked = play(begun, 'blue-captain', 'ask-for-turn', {});
    expect(turnOf(asked.snapshot)).toEqual({ number: 1, side: 'red', phase: 'cards', isAskedFor: true });
    expect(asked.event).toEqual({ kind: 'turn-asked-for', side: 'red', isWithdrawn: false });
    expect(answerTo(asked.snapshot, 'blue-captain', 'ask-for-turn', {})).toBe('already-done');
    expect(turnOf(pass(asked.snapshot).snapshot)).toMatchObject({ phase: 'command', isAskedFor: true });
    expect(turnOf(pass(asked.snapshot, { isTurnOver: true }).snapshot)).not.toHaveProperty('isAskedFor');
    const back = play(asked.snapshot, 'blue-captain', 'ask-for-turn', { withdraw: true });
    expect(turnOf(back.snapshot)).toEqual(turnOf(begun));
    expect(back.event).toMatchObject({ isWithdrawn: true });
  });

  test.each<[seat: string, args: object, answer: string]>([
    ['red-captain', {}, 'your-turn'],
    ['blue-1', {}, 'not-allowed'],
    ['umpire', {}, 'not-allowed'],
    ['blue-captain', { withdraw: true }, 'nothing-to-withdraw'],
    ['blue-captain', { withdraw: false }, 'bad-arguments'],
  ])('is not asked for by %s with %j: %s', (seat, args, answer) => {
    expect(answerTo(begun, seat, 'ask-for-turn', args)).toBe(answer);
  });

  test('nobody asks before the first turn', () => {
    expect(isRefusal(attempt(board, 'blue-captain', 'ask-for-turn', {}))).toBe(true);
  });
});
