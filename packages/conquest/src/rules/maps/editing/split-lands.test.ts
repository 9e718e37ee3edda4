import { expect, it } from 'vitest';
import { checkMap } from '../check-map.ts';
import { isMapProblems } from '../map-problem.ts';
import { bordersOf, packOf } from './drawing.ts';
import { drawingMarks } from './marks/drawing-marks.ts';
import { doubleAreaOf } from './planar.ts';
import { splitLands } from './split-lands.ts';
import { done, drawn, refused } from './testing/drawn.ts';

const called = (number: number) => `Land ${number}`;
const isle = () => drawn('100,100 500,100 500,400 100,400');

it('a line through a land makes two that share the border', () => {
  const drawing = done(
    splitLands(
      isle(),
      [
        [250, 50],
        [260, 250],
        [250, 500],
      ],
      called,
    ),
  );
  expect(drawing.territories.map(({ name }) => name)).toEqual(['A', 'Land 2']);
  for (const { polygons } of drawing.territories) expect(polygons[0]).toContainEqual([260, 250]);
  expect(bordersOf(drawing)).toHaveLength(1);
});

it('one outline and five lines are twelve lands without a gap, and their area is the outline’s', () => {
  const before = isle();
  const lines: (readonly [number, number])[][] = [
    [
      [190, 80],
      [210, 430],
    ],
    [
      [310, 80],
      [290, 430],
    ],
    [
      [390, 80],
      [410, 430],
    ],
    [
      [80, 190],
      [520, 210],
    ],
    [
      [80, 300],
      [520, 310],
    ],
  ];
  const drawing = lines.reduce((now, line) => done(splitLands(now, line, called)), before);
  expect(drawing.territories).toHaveLength(12);
  expect(isMapProblems(checkMap(packOf(drawing)))).toBe(false);
  expect(drawingMarks(drawing)).toEqual([]);
  const area = drawing.territories.reduce((sum, { polygons }) => sum + doubleAreaOf(polygons[0] ?? []), 0);
  expect(Math.abs(area / doubleAreaOf(before.territories[0]?.polygons[0] ?? []) - 1)).toBeLessThan(0.01);
  expect(bordersOf(drawing)).toHaveLength(17);
});

it('a line from border to border need not go beyond them', () => {
  expect(
    done(
      splitLands(
        isle(),
        [
          [300, 100],
          [300, 400],
        ],
        called,
      ),
    ).territories,
  ).toHaveLength(2);
});

it('a neighbour shares the new corner', () => {
  const two = drawn('100,100 500,100 500,400 100,400', '500,100 700,100 700,400 500,400');
  const three = done(
    splitLands(
      two,
      [
        [50, 250],
        [500, 250],
      ],
      called,
    ),
  );
  expect(three.territories).toHaveLength(3);
  expect(three.territories.at(-1)?.polygons[0]).toContainEqual([500, 250]);
});

it.each([
  [
    'ends inside',
    [
      [50, 250],
      [300, 250],
    ],
  ],
  [
    'passes by',
    [
      [50, 50],
      [600, 50],
    ],
  ],
  ['is one point', [[200, 200]]],
  [
    'runs along the border',
    [
      [100, 100],
      [500, 100],
    ],
  ],
] as const)('a line that %s cuts nothing', (_, line) => {
  expect(refused(splitLands(isle(), line, called))).toBe(
    'The line has to go all the way through a land, from border to border.',
  );
});
