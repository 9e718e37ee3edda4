import { cornersOf, placementOf, rectangleFromFront } from '@vexillum/geometry';
import type { Pose } from '@vexillum/model';
import { deploymentBox, standSize } from '../rules/index.ts';
import { describe, expect, it } from 'vitest';
import { freePlaces, placeBlock } from './place-block.ts';
import { grandProfile, redsView } from './testing/reds-view.ts';

const profile = grandProfile();
const types = ['SPR', 'SPR', 'KNT', 'ARC', 'SKM', 'HFT', 'HFT', 'HFT', 'ECV', 'ELE', 'RBL', 'WBD', 'PIK', 'PIK'];
const stands = types.map((troopType, index) => ({ id: `s${index}`, troopType }));
const bare = redsView({});
const firstOf = ([first]: readonly Pose[]): Pose => first ?? [0, 0, 0];

const cornersAt = (id: string, pose: readonly [number, number, number]) => {
  const [width, depth] = standSize(profile, stands.find((stand) => stand.id === id)?.troopType ?? '');
  return cornersOf(rectangleFromFront(placementOf(pose), width, depth));
};

describe('placing a whole command', () => {
  it.each(['red', 'blue'])('every stand of %s lies wholly inside its deployment band', (side) => {
    const band = deploymentBox(profile, side);
    const placed = placeBlock(bare, profile, side, stands, 1);
    expect(placed.map(({ id }) => id).sort()).toEqual(stands.map(({ id }) => id).sort());
    for (const { id, pose } of placed)
      for (const corner of cornersAt(id, pose)) {
        expect(corner.y).toBeGreaterThanOrEqual(band.y);
        expect(corner.y).toBeLessThanOrEqual(band.y + band.depth);
      }
  });

  it('no two stands have the same place', () => {
    const placed = placeBlock(bare, profile, 'red', stands, 1);
    expect(new Set(placed.map(({ pose }) => pose.join())).size).toBe(stands.length);
  });

  it('both sides look at each other', () => {
    expect(placeBlock(bare, profile, 'red', stands, 1)[0]?.pose[2]).toBe(0);
    expect(placeBlock(bare, profile, 'blue', stands, 1)[0]?.pose[2]).toBe(18000);
  });

  it('a second command does not land on the first', () => {
    const first = placeBlock(bare, profile, 'red', stands, 1);
    const crowded = redsView(
      Object.fromEntries(first.map(({ id, pose }) => [`old-${id}`, { troopType: 'SPR', at: pose }])),
    );
    const xs = new Set(first.map(({ pose }) => pose[0]));
    expect(placeBlock(crowded, profile, 'red', stands, 1).some(({ pose }) => xs.has(pose[0]))).toBe(false);
  });

  it('single stands placed one after the other lie side by side', () => {
    const first = firstOf(freePlaces(bare, profile, 'red', 1));
    const second = firstOf(freePlaces(redsView({ a: { troopType: 'SPR', at: first } }), profile, 'red', 1));
    expect(Math.abs(second[0] - first[0])).toBe(profile.baseWidthMu.value * 1000);
    expect(second[1]).toBe(first[1]);
  });
});
