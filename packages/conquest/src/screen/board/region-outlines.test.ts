import { sixLands } from '../../rules/testing/index.ts';
import { expect, test } from 'vitest';
import { regionOutlines } from './region-outlines.ts';

const boxOf = (points: readonly (readonly [number, number])[]) => [
  Math.min(...points.map(([x]) => x)),
  Math.min(...points.map(([, y]) => y)),
  Math.max(...points.map(([x]) => x)),
  Math.max(...points.map(([, y]) => y)),
];

test('a region’s rim runs inside its land, and not between two territories of it', () => {
  const rims = regionOutlines(sixLands, 5).filter(({ region }) => region === 'middle');
  // b above e: each has a rim of three sides, open to the other.
  expect(rims.map(({ points }) => boxOf(points))).toEqual([
    [105, 5, 195, 95],
    [105, 105, 195, 195],
  ]);
  expect(rims.map(({ points }) => points.length)).toEqual([4, 4]);
});

test('land that is all of a region has a closed rim, whichever way its ring turns', () => {
  const [first] = sixLands.territories;
  if (!first) throw new Error('no land');
  const around = [...(first.polygons[0] ?? [])];
  for (const ring of [around, around.toReversed()]) {
    const [rim, ...more] = regionOutlines({ territories: [{ ...first, polygons: [ring] }] }, 10);
    expect(more).toEqual([]);
    expect(boxOf(rim?.points ?? [])).toEqual([10, 10, 90, 90]);
    expect(rim?.points.at(0)).toEqual(rim?.points.at(-1));
  }
});
