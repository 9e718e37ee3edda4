import { MILLI_MU } from '@vexillum/model';
import { type CommandNumber, commandOf, markerCommandOf, type Snapshot } from '../../rules/index.ts';
import { asSeenBy, deployed, marked, type Side } from '../../rules/testing/index.ts';
import { describe, expect, it } from 'vitest';
import { placeBlock } from '../place-block.ts';
import { grandProfile } from '../testing/reds-view.ts';
import { beforeMarker } from './before-marker.ts';

const profile = grandProfile();
const reach = (profile.markerReachMu.value ?? 0) * MILLI_MU;

const block = (table: Snapshot, side: Side, command: CommandNumber) => {
  const stands = [...table.public.stand].flatMap(([id, { side: of, troopType, place }]) =>
    of === side && place === 'reserve' && commandOf(table, id) === command ? [{ id, troopType }] : [],
  );
  return placeBlock(table, profile, side, stands, command);
};

const markerOf = (table: Snapshot, side: Side, command: CommandNumber): number => {
  const letter = (['A', 'B', 'C'] as const).find((each) => markerCommandOf(table, side, each) === command);
  return table.public.pose.get(`marker:${side}-${letter}`)?.[0] ?? 0;
};

describe('a command that is deployed with one click', () => {
  it.each<[Side, CommandNumber]>([
    ['red', 1],
    ['red', 3],
    ['blue', 1],
    ['blue', 2],
  ])('stands before its marker: %s, command %i', (side, command) => {
    const table = asSeenBy(marked(), side);
    const placed = beforeMarker(table, profile, side, command, block(table, side, command));
    expect(placed.length).toBeGreaterThan(0);
    for (const { pose } of placed) expect(Math.abs(pose[0] - markerOf(table, side, command))).toBeLessThan(reach);
  });

  it('stays where it is where others stand before the marker', () => {
    const table = asSeenBy(deployed(marked(), 'blue', 1), 'blue');
    const crowded = { ...table, public: { ...table.public, pose: new Map(table.public.pose) } };
    const letter = (['A', 'B', 'C'] as const).find((each) => markerCommandOf(table, 'blue', each) === 2);
    crowded.public.pose.set(`marker:blue-${letter}`, [16_000, 36_000, 18_000]);
    const placed = block(crowded, 'blue', 2);
    expect(beforeMarker(crowded, profile, 'blue', 2, placed)).toEqual(placed);
  });

  it('stays where it is before any marker lies', () => {
    const table = asSeenBy(marked(), 'red');
    const bare = { ...table, public: { ...table.public, marker: new Map(), pose: new Map() } };
    const placed = block(bare, 'red', 1);
    expect(beforeMarker(bare, profile, 'red', 1, placed)).toEqual(placed);
  });
});
