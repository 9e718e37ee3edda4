import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edgePoint, spreadAlongEdge } from './edge-point.ts';
import { farThings } from './far-things.ts';

const screen = { width: 1000, height: 600 };

describe('an arrow at the screen’s edge', () => {
  test('points straight to somebody who is far to the right', () => {
    expect(edgePoint({ left: 5000, top: 300 }, screen, 18)).toEqual({ left: 982, top: 300, angle: 0 });
  });

  test('is not there for somebody who is seen', () => {
    expect(edgePoint({ left: 999, top: 1 }, screen, 18)).toBeUndefined();
  });

  test('never leaves the screen', () => {
    const far = fc.integer({ min: -9000, max: 9000 });
    fc.assert(
      fc.property(far, far, (left, top) => {
        const at = edgePoint({ left, top }, screen, 18);
        return !at || (at.left >= 17.9 && at.left <= 982.1 && at.top >= 17.9 && at.top <= 582.1);
      }),
    );
  });
});

test('arrows to people who stand together do not lie on one another', () => {
  const points = [290, 300, 305, 575].map((top) => ({ left: 982, top, angle: 0 }));
  const tops = spreadAlongEdge(points, screen, 30).map(({ top }) => top);
  expect(tops).toEqual([290, 320, 350, 575]);
});

describe('who may be pointed to', () => {
  const hand = { name: 'Anna', side: 'blue' as const, at: { x: 5, y: 5 } };
  const cursor = { id: 'c', name: 'Anna', side: 'blue' as const, at: { x: 9, y: 9 } };

  test('a person once, with all pieces in the hand and the cursor', () => {
    const things = farThings({ cursors: [cursor], pings: [] }, [hand, hand], () => true);
    expect(things).toHaveLength(1);
    expect(things[0]?.at).toHaveLength(3);
  });

  test('a ping while it is fresh', () => {
    const pings = [
      { id: 'old', side: 'red' as const, at: { x: 1, y: 1 } },
      { id: 'new', side: 'red' as const, at: { x: 2, y: 2 }, name: 'Carl' },
    ];
    const things = farThings({ cursors: [], pings }, [], (id) => id === 'new');
    expect(things.map(({ name }) => name)).toEqual(['Carl']);
  });
});
