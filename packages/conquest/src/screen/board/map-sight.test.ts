import { expect, test } from 'vitest';
import { lookAtWay } from './map-sight.ts';

const size = { width: 390, height: 500 };
const at = (left: number, top: number) => ({ left, top });
const [middleLeft, middleTop] = [195, 250];

test('what can be seen stays where it is', () => {
  expect(lookAtWay(size, at(100, 100), at(300, 400))).toBeUndefined();
});

test('an attack that leads off the screen is brought into sight with where it comes from, no farther than needed', () => {
  expect(lookAtWay(size, at(100, 200), at(-44, 220))).toEqual(at(middleLeft - 100, middleTop));
  expect(lookAtWay(size, at(100, 200), at(120, 494))).toEqual(at(middleLeft, middleTop + 50));
});

test('where both ends have no room the target has it', () => {
  expect(lookAtWay(size, at(380, 200), at(-200, 220))).toEqual(at(middleLeft - 256, middleTop));
});

test('a territory by itself is brought in, too', () => {
  expect(lookAtWay(size, undefined, at(380, 100))).toEqual(at(middleLeft + 46, middleTop));
});
