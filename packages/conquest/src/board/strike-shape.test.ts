import { describe, expect, test } from 'vitest';
import { strikeOutline, strikePieces, strikeShape, type StrikeSize } from './strike-shape.ts';

const size: StrikeSize = { clear: [30, 30], tail: 4, neck: 14, headLength: 26, headWidth: 34 };
const [here, there] = [
  { x: 0, y: 0 },
  { x: 400, y: 0 },
];

const widthAt = (part: { readonly left: { x: number; y: number }; readonly right: { x: number; y: number } }) =>
  Math.hypot(part.left.x - part.right.x, part.left.y - part.right.y);

describe('an arrow from territory to territory', () => {
  const shape = strikeShape(here, there, size);

  test('keeps clear of the tokens at its ends', () => {
    const xs = strikeOutline(shape as NonNullable<typeof shape>).map(({ x }) => x);
    expect(Math.min(...xs)).toBeGreaterThan(20);
    expect(Math.max(...xs)).toBeLessThan(380);
  });

  test('bends aside, and to the other side on the way back', () => {
    const middleOf = (a: typeof here, b: typeof here) => strikeShape(a, b, size)?.shaft[10]?.left.y ?? 0;
    expect(Math.abs(middleOf(here, there))).toBeGreaterThan(20);
    expect(Math.sign(middleOf(here, there))).toBe(-Math.sign(middleOf(there, here)));
  });

  test('bends less where it is short, so that it does not seem to lead to a third territory', () => {
    const bendOf = (length: number) => {
      const middle = strikeShape(here, { x: length, y: 0 }, size)?.shaft[10];
      return Math.abs(((middle?.left.y ?? 0) + (middle?.right.y ?? 0)) / 2) / length;
    };
    expect(bendOf(400)).toBeGreaterThan(0.1);
    expect(bendOf(70)).toBeLessThan(0.1);
  });

  test('grows broader toward its head', () => {
    const widths = (shape?.shaft ?? []).map(widthAt);
    expect(widths).toHaveLength(21);
    expect([...widths].sort((a, b) => a - b)).toEqual(widths);
  });

  test('is cut into pieces where it is only meant', () => {
    expect(strikePieces(shape as NonNullable<typeof shape>).length).toBeGreaterThan(3);
  });

  test('becomes small between neighbours, and is none from a place to itself', () => {
    const short = strikeOutline(strikeShape(here, { x: 40, y: 0 }, size) as NonNullable<typeof shape>);
    for (const { x } of short) expect(x).toBeGreaterThan(0);
    for (const { x } of short) expect(x).toBeLessThan(40);
    expect(strikeShape(here, here, size)).toBeUndefined();
  });
});
