import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { bodyOf } from '../body.ts';
import { aboutFace } from '../moves/about-face.ts';
import { placementOf, poseOf, rotatePlacement, type Placement } from '../placement.ts';
import { standAt, worldWith } from '../testing/index.ts';
import { placesFor } from './goals.ts';
import { relationBetween } from './relation-between.ts';
import { relations, type RelationName } from './relations.ts';
import { snap } from './snap.ts';

/** The cases that the community's table tests its own snapping with, told again: whoever looks toward blue at (40, 20) is the one snapped to. */
const target = (side: string, depth = 1) => standAt('t', side, { x: 40, y: 20, degrees: 0 }, depth);
const mover = (at: Placement, depth = 1) => standAt('m', 'red', at, depth);
const pulled = (at: Placement, side: string, targetDepth = 1, depth = 1) => {
  const world = worldWith([mover(at, depth), target(side, targetDepth)]);
  return snap([world.byId.get('m')!], world);
};

describe('a friend', () => {
  test('in front stands with its rear on the front', () => {
    expect(pulled({ x: 40.1, y: 21.1, degrees: 2 }, 'red')).toMatchObject({
      relation: 'in-front',
      poses: { m: [40_000, 21_000, 0] },
    });
  });

  test('behind stands with its front on the rear, however deep either is', () => {
    expect(pulled({ x: 39.9, y: 18.1, degrees: 358 }, 'red', 2, 0.75)).toMatchObject({
      relation: 'behind',
      poses: { m: [40_000, 18_000, 0] },
    });
  });

  test.each([
    ['beside-at-left', 38],
    ['beside-at-right', 42],
  ] as const)('%s stands front level with front, though not as deep', (relation, x) => {
    expect(pulled({ x: x + 0.1, y: 19.9, degrees: 1 }, 'red', 2, 0.75)).toMatchObject({
      relation,
      poses: { m: [x * 1000, 20_000, 0] },
    });
  });
});

describe('an enemy', () => {
  test('opposite is met front to front', () => {
    expect(pulled({ x: 40.1, y: 20.1, degrees: 183 }, 'blue')).toMatchObject({
      relation: 'front-to-front',
      poses: { m: [40_000, 20_000, 18_000] },
    });
  });

  test.each([
    ['left-flank', { x: 38.9, y: 19.1, degrees: 92 }, [39_000, 19_000, 9000]],
    ['right-flank', { x: 41.1, y: 19.1, degrees: 268 }, [41_000, 19_000, 27_000]],
  ] as const)('is closed in like a door at its %s: front corner on front corner', (relation, at, pose) => {
    expect(pulled(at, 'blue')).toMatchObject({ relation, poses: { m: pose } });
  });

  test('is met in its rear by who looks its way', () => {
    expect(pulled({ x: 40.1, y: 18.9, degrees: 359 }, 'blue')).toMatchObject({
      relation: 'rear',
      poses: { m: [40_000, 19_000, 0] },
    });
  });

  test('that turns round stands front to front with who was in its rear, if it turns about its own ground', () => {
    const [inRear] = placesFor(
      bodyOf(mover({ x: 0, y: 0, degrees: 0 })),
      bodyOf(target('blue')),
      relations.find(({ name }) => name === 'rear')!,
    );
    const turned = { ...target('blue'), pose: poseOf(aboutFace(placementOf(target('blue').pose), 1, 'center')) };
    expect(relationBetween(bodyOf(mover(inRear!)), bodyOf(turned))).toBe('front-to-front');
  });
});

test('each relation is seen from wherever the two stand on the board, and is none when the one looks away', () => {
  const names: RelationName[] = [];
  fc.assert(
    fc.property(
      fc.constantFrom(...relations),
      fc.double({ min: 0, max: 359.99, noNaN: true }),
      fc.constantFrom(0.75, 1, 1.5, 2),
      (relation, heading, depth) => {
        const other = bodyOf(target(relation.against === 'friend' ? 'red' : 'blue', depth));
        const [place] = placesFor(bodyOf(mover({ x: 0, y: 0, degrees: 0 })), other, relation);
        const turned = (at: Placement) => poseOf(rotatePlacement(at, { x: 30, y: 18 }, heading));
        const there = bodyOf({ ...mover(place!), pose: turned(place!) });
        const seen = bodyOf({ ...target(other.side, depth), pose: turned(other.at) });
        names.push(relation.name);
        expect(relationBetween(there, seen)).toBe(relation.name);
        const away = bodyOf({ ...mover(place!), pose: turned({ ...place!, degrees: place!.degrees + 45 }) });
        expect(relationBetween(away, seen)).toBeUndefined();
      },
    ),
    { numRuns: 200 },
  );
  expect(new Set(names).size).toBe(relations.length);
});
