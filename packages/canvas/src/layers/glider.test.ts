import '../testing/pixi-in-node.ts';
import { Container } from 'pixi.js';
import { describe, expect, test } from 'vitest';
import { UNIT } from '../look/unit.ts';
import { Glider } from './glider.ts';

/** A screen that is refreshed sixty times a second. */
const FRAME = 1000 / 60;
/** Presence at twenty a second: every third frame. */
const FRAMES_BETWEEN = 3;

const degreesOf = (object: Container): number => (object.rotation * 180) / Math.PI;

const glided = (degrees: readonly number[]): number[] => {
  const glider = new Glider();
  const piece = new Container();
  const seen: number[] = [];
  for (const heading of degrees) {
    glider.place(piece, { x: 0, y: 0, degrees: heading });
    for (let frame = 0; frame < FRAMES_BETWEEN; frame += 1) {
      glider.step(FRAME);
      seen.push(degreesOf(piece));
    }
  }
  return seen;
};

const steps = (values: readonly number[]): number[] =>
  values.slice(1).map((value, index) => value - (values[index] ?? 0));

describe('a piece in somebody else’s hand', () => {
  test('turns from 350 to 10 degrees by way of the north, and back again', () => {
    const [, , start = 0, ...there] = glided([350, 10]);
    expect(start).toBeCloseTo(350);
    expect(there.every((degrees) => degrees > 350 && degrees < 370)).toBe(true);
    expect(steps(there).every((step) => step > 0)).toBe(true);
    const [, , , ...back] = glided([10, 350]);
    expect(back.every((degrees) => degrees < 10 && degrees > -10)).toBe(true);
    expect(steps(back).every((step) => step < 0)).toBe(true);
  });

  test('that is moved evenly is seen to move evenly, at twenty poses a second', () => {
    const glider = new Glider();
    const piece = new Container();
    const seen: number[] = [];
    for (let pose = 0; pose < 20; pose += 1) {
      glider.place(piece, { x: pose, y: 0, degrees: 0 });
      for (let frame = 0; frame < FRAMES_BETWEEN; frame += 1) {
        glider.step(FRAME);
        seen.push(piece.x / UNIT);
      }
    }
    const paces = steps(seen.slice(30));
    expect(Math.min(...paces)).toBeGreaterThan(0.3);
    expect(Math.max(...paces)).toBeLessThan(0.37);
  });

  test('arrives exactly, and then nothing moves any more', () => {
    const glider = new Glider();
    const piece = new Container();
    glider.place(piece, { x: 1, y: 1, degrees: 0 });
    glider.place(piece, { x: 4, y: 2, degrees: 90 });
    expect(glider.step(50)).toBe(true);
    expect(glider.step(50)).toBe(false);
    expect(piece.x).toBe(4 * UNIT);
    expect(piece.y).toBe(-2 * UNIT);
    expect(degreesOf(piece)).toBeCloseTo(90);
  });

  test('jumps where motion is not wanted', () => {
    const glider = new Glider();
    glider.isStill = true;
    const piece = new Container();
    glider.place(piece, { x: 1, y: 1, degrees: 0 });
    glider.place(piece, { x: 9, y: 1, degrees: 0 });
    expect(piece.x).toBe(9 * UNIT);
    expect(glider.isGliding).toBe(false);
  });
});
