import { bodyOf, poseOf } from '@vexillum/geometry';
import { describe, expect, test } from 'vitest';
import { legsFrom } from './legs-from.ts';
import { parseOrder } from './parse-order.ts';
import { littleWords } from './testing/little-words.ts';

const standAt = (id: string, x: number, y: number, degrees = 0) =>
  bodyOf({ id, side: 'red', pose: poseOf({ x, y, degrees }), width: 2, depth: 1 });

const line = [standAt('r-sp1', 40, 10), standAt('r-sp2', 42, 10), standAt('r-sp3', 44, 10)];

const legsOf = (text: string, measure: 'arc' | 'chord' | 'endpoint' = 'arc') => {
  const order = parseOrder(text, littleWords);
  return order.kind === 'move' ? legsFrom(order.legs, line, measure) : [];
};

describe('the legs of a spoken move', () => {
  test('a wheel for so many MU turns as far as the far corner may travel', () => {
    expect(legsOf('wl3')).toEqual([{ kind: 'wheel', side: 'left', degrees: 28.64 }]);
    expect(legsOf('wl3', 'chord')).toEqual([{ kind: 'wheel', side: 'left', degrees: 28.95 }]);
    expect(legsOf('wl3', 'endpoint')).toEqual(legsOf('wl3', 'chord'));
  });

  test('more MU than half a turn costs are half a turn', () => {
    expect(legsOf('wr200')).toEqual([{ kind: 'wheel', side: 'right', degrees: 180 }]);
  });

  test('a stand sent to a point without a facing keeps the heading that it has by then', () => {
    expect(legsOf('to 30 8')).toEqual([{ kind: 'free', to: [30_000, 8000, 0], stand: 'r-sp1' }]);
    expect(legsOf('wheel right 30, to 30 8').at(-1)).toEqual({
      kind: 'free',
      to: [30_000, 8000, 3000],
      stand: 'r-sp1',
    });
  });

  test('other legs are as they were said', () => {
    expect(legsOf('f2 sl0.5')).toEqual([
      { kind: 'advance', distance: 2 },
      { kind: 'slide', distance: -0.5 },
    ]);
  });

  test('nobody on the board makes legs that do no harm', () => {
    expect(legsFrom([{ kind: 'wheel-for', side: 'left', mu: 3 }], [], 'arc')).toEqual([
      { kind: 'wheel', side: 'left', degrees: 0 },
    ]);
  });
});
