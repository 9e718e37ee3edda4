import { expect, test } from 'vitest';
import { firstLook } from './first-look.ts';

const map = { width: 100, depth: 60 };
const center = { x: 50, y: 30 };

test('a desktop shows the whole map', () =>
  expect(firstLook({ width: 1050, height: 600 }, map, center)).toBeUndefined());

test('a phone held upright shows a part of it that fills its height', () => {
  const look = firstLook({ width: 390, height: 480 }, map, center);
  expect(look?.middle).toEqual(center);
  expect(480 / (390 / (look?.span ?? 1))).toBeCloseTo(60);
});

test('about one’s own land, and never beyond the edge of the map', () => {
  const look = firstLook({ width: 390, height: 480 }, map, { x: 98, y: 2 });
  expect((look?.middle.x ?? 0) + (look?.span ?? 0) / 2).toBeCloseTo(100);
  expect(look?.middle.y).toBe(30);
});

test('nothing is gained where the screen is of the map’s own shape', () => {
  expect(firstLook({ width: 300, height: 180 }, map, center)).toBeUndefined();
});
