import { bodyAt } from '@vexillum/geometry';
import { describe, expect, test } from 'vitest';
import { edgeShotAt, groundUnder } from './fighting-edge.ts';

const at = (x: number, y: number, degrees: number, width = 2, depth = 1) =>
  bodyAt({ id: 'one', side: 'red', width, depth }, { x, y, degrees });

describe('on which edge a shooter looks', () => {
  /** Looks north, its front at 10, its rear at 9. */
  const north = at(20, 10, 0);
  /** Looks east, its front at 20, its rear at 19. */
  const east = at(20, 10, 90);

  test.each([
    ['before it', north, at(20, 13, 180), 'front'],
    ['before it by half an MU', north, at(24, 10.5, 0), 'front'],
    ['with its left corner alone before it', north, at(24, 10, 100), 'front'],
    ['with its right corner alone before it', north, at(24, 10, 80), 'front'],
    ['level with its front, on its right', north, at(24, 10, 0), 'right'],
    ['level with its front, on its left', north, at(16, 10, 0), 'left'],
    ['a little to its right', north, at(20.3, 9.5, 0), 'right'],
    ['a little to its left', north, at(19.7, 9.5, 0), 'left'],
    ['level with its rear', north, at(24, 9, 0), 'right'],
    ['behind it', north, at(20, 8.9, 0), 'rear'],
    ['with one corner alone behind it', north, at(24, 9, 80), 'right'],
    ['before it, where it looks east', east, at(23, 10, 270), 'front'],
    ['behind it, where it looks east', east, at(16, 10, 90), 'rear'],
    ['on its right, in the south', east, at(19.5, 6, 90), 'right'],
    ['on its left, in the north', east, at(19.5, 14, 90), 'left'],
  ] as const)('%s: the %s edge', (_where, target, shooter, edge) => expect(edgeShotAt(shooter, target)).toBe(edge));
});

describe('the ground under an edge', () => {
  const spanOf = (of: 'x' | 'y', points: readonly { x: number; y: number }[]) => {
    const all = points.map((point) => point[of]);
    return [Math.min(...all), Math.max(...all)].map((value) => Math.round(value * 1000) / 1000);
  };

  test.each([
    ['front', [19, 21], [9.95, 10]],
    ['camp', [19, 21], [9.95, 10]],
    ['rear', [19, 21], [9, 9.05]],
    ['left', [19, 19.05], [9, 10]],
    ['right', [20.95, 21], [9, 10]],
  ] as const)('is a strip along it: %s', (edge, xs, ys) => {
    const strip = groundUnder(at(20, 10, 0), edge);
    expect([spanOf('x', strip), spanOf('y', strip)]).toEqual([xs, ys]);
  });
});
