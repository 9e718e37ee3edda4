import { cornersOf, placementOf, rectangleFromFront } from '@vexillum/geometry';
import type { PlanTable } from '@vexillum/table';
import { masqueradeKey, profileAt, sealedPlacing, type Snapshot, standSize, truthsDrafted } from '../../rules/index.ts';
import { asSeenBy, readyToPlace, sealedTable, testSealing } from '../../rules/testing/index.ts';
import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { placeBlock } from '../place-block.ts';
import { behindMates } from './do-duty.ts';
import type { LiveTable } from '../live-table.ts';

const { table, faces, truths } = readyToPlace();
const seen = asSeenBy(table, 'red');
const profile = profileAt(seen);
const orders = new Map([...truths].map(([id, truth]) => [masqueradeKey(id), truth]));
const [first = '', second = ''] = faces.herd.toSorted();

const tableOf = (snapshot: Snapshot): Pick<LiveTable, '$snapshot' | 'plan'> => ({
  $snapshot: atom(snapshot),
  plan: { $orders: atom<ReadonlyMap<string, unknown>>(orders) } as unknown as PlanTable,
});
const standing = (...ids: string[]) => ids.map((id) => ({ id, troopType: seen.public.stand.get(id)?.troopType ?? '' }));
const command = standing(faces.pikes, ...faces.herd);

/** Everybody of red as one block, with those whom sealing puts behind others. */
const laidOut = () => {
  const block = placeBlock(
    seen,
    profile,
    'red',
    behindMates(tableOf(seen), 'red', standing(...Object.values(faces).flat())),
    1,
  );
  return sealedPlacing(seen, profile, block, truthsDrafted(seen, 'red', orders), testSealing('red')).stands;
};

describe('a command with a pair that is one stand in truth', () => {
  it('gives the pair one place, two ranks deep', () => {
    const block = behindMates(tableOf(seen), 'red', command);
    expect(block.find(({ id }) => id === first)).toMatchObject({ ranks: 2 });
    expect(block.map(({ id }) => id).sort()).toEqual([faces.pikes, first].sort());
  });

  it('comes one directly behind the other, and nobody stands on them', () => {
    const stands = laidOut();
    expect(stands).toHaveLength(10);
    const poseOf = (id: string) => stands.find((stand) => stand.id === id)?.pose ?? [0, 0, 0];
    const [x, y, heading] = poseOf(first);
    expect(poseOf(second)).toEqual([x, y - standSize(profile, 'PIK')[1] * 1000, heading]);
    const boxes = stands.map(({ id, pose }) => {
      const corners = cornersOf(
        rectangleFromFront(placementOf(pose), ...standSize(profile, seen.public.stand.get(id)?.troopType ?? '')),
      );
      const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
      return { left: Math.min(...xs), right: Math.max(...xs), near: Math.min(...ys), far: Math.max(...ys) };
    });
    const overlapping = boxes.filter((one, index) =>
      boxes.some(
        (other, at) =>
          at < index &&
          one.left < other.right - 0.001 &&
          other.left < one.right - 0.001 &&
          one.near < other.far - 0.001 &&
          other.near < one.far - 0.001,
      ),
    );
    expect(overlapping).toEqual([]);
  });

  it('keeps every stand in its own place where the other half is not at hand', () => {
    const alone = standing(faces.pikes, first);
    expect(behindMates(tableOf(seen), 'red', alone)).toEqual(alone);
  });

  it('says nothing of an army that does not deceive', () => {
    expect(behindMates(tableOf(asSeenBy(sealedTable(), 'red')), 'red', command)).toBe(command);
  });
});
