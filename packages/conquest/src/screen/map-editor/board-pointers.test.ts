import { expect, it } from 'vitest';
import { BoardPointers } from './board-pointers.ts';

const finger = { isTouch: true, isMain: true };

/** What the fingers meant, in a word each. */
const watched = (grabs: boolean) => {
  const meant: string[] = [];
  const note = (word: string) => () => void meant.push(word);
  const pointers = new BoardPointers({
    tap: note('tap'),
    grab: () => meant.push('grab') > 0 && grabs,
    drag: note('drag'),
    release: note('release'),
    letGo: note('let go'),
    pan: note('pan'),
    zoom: note('zoom'),
    hover: note('hover'),
  });
  return { pointers, meant };
};

it('a finger that stays taps', () => {
  const { pointers, meant } = watched(true);
  pointers.down(1, [10, 10], finger);
  pointers.move(1, [14, 12], true);
  pointers.up(1, true);
  expect(meant).toEqual(['tap']);
});

it('a finger that goes drags what it grabs, or else moves the board', () => {
  for (const [grabs, expected] of [
    [true, ['grab', 'drag', 'release']],
    [false, ['grab', 'pan']],
  ] as const) {
    const { pointers, meant } = watched(grabs);
    pointers.down(1, [10, 10], finger);
    pointers.move(1, [40, 10], true);
    pointers.up(1, true);
    expect(meant).toEqual(expected);
  }
});

it('a second finger takes the drawing away from the first, and whoever lifts one of the two draws nothing', () => {
  const { pointers, meant } = watched(true);
  pointers.down(1, [10, 10], finger);
  pointers.move(1, [40, 10], true);
  pointers.down(2, [80, 10], finger);
  pointers.move(2, [120, 10], true);
  pointers.up(1, true);
  pointers.move(2, [160, 10], true);
  pointers.up(2, true);
  expect(meant).toEqual(['grab', 'drag', 'let go', 'hover', 'pan', 'zoom']);
});

it('what the browser takes away lets go', () => {
  const { pointers, meant } = watched(true);
  pointers.down(1, [10, 10], finger);
  pointers.move(1, [40, 10], true);
  pointers.cancel(1);
  expect(meant).toEqual(['grab', 'drag', 'let go']);
});
