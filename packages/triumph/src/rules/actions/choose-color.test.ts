import { describe, expect, it } from 'vitest';
import { sideColors } from '../records/color.ts';
import { colorOf, colorsFor } from '../records/colors-worn.ts';
import { answerTo, boardWith, changed, play, seated, seatNamed } from '../testing/index.ts';
import { whyNotTakeBack } from './why-not-take-back.ts';
import type { Snapshot } from '../records/table.ts';

const table = (): Snapshot =>
  seated(boardWith({ a: { at: [20, 8, 0], command: 1 }, foe: { at: [40, 28, 180], side: 'blue', command: 1 } }));

const chosen = (snapshot: Snapshot, seat: string, color: string) => play(snapshot, seat, 'choose-color', { color });

describe('the colour of a side', () => {
  it('is that of its name until its captain chooses another', () => {
    expect([colorOf(table(), 'red'), colorOf(table(), 'blue')]).toEqual(['red', 'blue']);
    const { snapshot, event } = chosen(table(), 'red-captain', 'green');
    expect([colorOf(snapshot, 'red'), colorOf(snapshot, 'blue')]).toEqual(['green', 'blue']);
    expect(event).toEqual({ kind: 'color-chosen', side: 'red', color: 'green' });
    expect(colorOf(chosen(snapshot, 'red-captain', 'red').snapshot, 'red')).toBe('red');
  });

  it('is one of seven: the other side’s name and what the other side wears are not offered', () => {
    const colorsOfRed = sideColors.filter((color) => color !== 'blue');
    expect(colorsFor(table(), 'red')).toEqual(colorsOfRed);
    const { snapshot } = chosen(table(), 'blue-captain', 'gold');
    expect(colorsFor(snapshot, 'red')).toEqual(colorsOfRed.filter((color) => color !== 'gold'));
    expect(answerTo(snapshot, 'red-captain', 'choose-color', { color: 'gold' })).toBe('color-taken');
    expect(answerTo(snapshot, 'red-captain', 'choose-color', { color: 'blue' })).toBe('color-taken');
  });

  it('can be chosen in the middle of the battle, and in the other side’s turn', () => {
    const { snapshot } = play(table(), 'red-captain', 'begin-turn', {});
    expect(answerTo(snapshot, 'blue-captain', 'choose-color', { color: 'rose' })).toBe('done');
  });

  it('can be taken back, unless the other side wears by now what would come back', () => {
    const { snapshot: green } = chosen(table(), 'red-captain', 'green');
    const { snapshot: gold, outcome } = chosen(green, 'red-captain', 'gold');
    const deed = { name: 'choose-color', changes: outcome.changes, seq: 1 };
    expect(whyNotTakeBack(gold, seatNamed('red-captain'), deed)).toBeUndefined();
    const { snapshot: taken } = chosen(gold, 'blue-captain', 'green');
    expect(whyNotTakeBack(taken, seatNamed('red-captain'), deed)?.code).toBe('color-taken');
    const other = chosen(gold, 'blue-captain', 'rose').snapshot;
    expect(whyNotTakeBack(other, seatNamed('red-captain'), deed)).toBeUndefined();
  });

  it('is that of its name where the record says something else', () => {
    for (const color of ['constructor', '__proto__', 'url(x)', '']) {
      const odd = changed(table(), (edits) => edits.put('color', 'red', { color }));
      expect(colorOf(odd, 'red')).toBeUndefined();
    }
  });

  it.each([
    ['red-1', { color: 'green' }, 'not-allowed'],
    ['umpire', { color: 'green' }, 'not-allowed'],
    ['spectator', { color: 'green' }, 'not-allowed'],
    ['red-captain', { color: 'red' }, 'already-done'],
    ['red-captain', { color: 'mauve' }, 'bad-arguments'],
    ['red-captain', { color: 'constructor' }, 'bad-arguments'],
    ['red-captain', { color: ['green'] }, 'bad-arguments'],
    ['red-captain', {}, 'bad-arguments'],
    ['red-captain', { color: 'green', side: 'blue' }, 'bad-arguments'],
  ])('%s and %o: %s', (seat, args, answer) => expect(answerTo(table(), seat, 'choose-color', args)).toBe(answer));
});
