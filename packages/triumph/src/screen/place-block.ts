import type { Box } from '@vexillum/geometry';
import { type Pose, poseFrom, type SideId } from '@vexillum/model';
import {
  deploymentBox,
  type Profile,
  type Snapshot,
  standSize,
  troopTypeOf,
  type ZoneBox,
  zoneBoxes,
} from '../rules/index.ts';

/** Air round a block of stands, in MU: ours, so that a hand can grab each stand. */
const GAP = 0.5;

export interface Placing {
  readonly id: string;
  readonly pose: Pose;
}

/** A stand that is to be laid out. */
export interface Standing {
  readonly id: string;
  readonly troopType: string;
  /** 2 where another of its type will come directly behind it. */
  readonly ranks?: number;
}

/** Foot in close order in front, open order behind it, mounted last: how most people set up first. */
const rankOf = (profile: Profile, troopType: string): number => {
  const type = troopTypeOf(profile, troopType);
  if (!type) return 3;
  return type.category === 'mounted' ? 2 : type.order === 'open' ? 1 : 0;
};

const isInside = (box: Box, pose: Pose): boolean => {
  const x = pose[0] / 1000;
  const y = pose[1] / 1000;
  return x >= box.x && x < box.x + box.width && y >= box.y && y <= box.y + box.depth;
};

/** The zones in the order in which commands like them: the middle first, then its neighbours, then the wings. */
const zonesByLiking = (profile: Profile, side: SideId, command: number): ZoneBox[] => {
  const zones = zoneBoxes(profile, side);
  const middle = (zones.length - 1) / 2;
  const fromMiddle = (zone: ZoneBox) => Math.abs(zones.indexOf(zone) - middle);
  const liked = zones.toSorted((a, b) => fromMiddle(a) - fromMiddle(b));
  const first = Math.min(command - 1, liked.length - 1);
  return [...liked.slice(first), ...liked.slice(0, first)];
};

const emptiest = (zones: readonly ZoneBox[], taken: readonly Pose[]): ZoneBox | undefined => {
  const crowd = (zone: ZoneBox) => taken.filter((pose) => isInside(zone.box, pose)).length;
  return zones.toSorted((a, b) => crowd(a) - crowd(b))[0];
};

interface Block {
  readonly zone: ZoneBox;
  readonly columns: number;
  readonly heading: number;
  /** Where the front row stands, and which way the next row lies. */
  readonly front: number;
  readonly inward: 1 | -1;
  readonly width: number;
}

const blockFor = (profile: Profile, side: SideId, zone: ZoneBox): Block => {
  const band = deploymentBox(profile, side);
  const width = profile.baseWidthMu.value;
  const columns = Math.max(1, Math.floor((zone.box.width - 2 * GAP) / width));
  return side === 'blue'
    ? { zone, columns, width, heading: 180, front: band.y + GAP, inward: 1 }
    : { zone, columns, width, heading: 0, front: band.y + band.depth - GAP, inward: -1 };
};

/**
 * Lays stands out in rows inside the side's own deployment band, in the zone that its command likes best and that is emptiest. It is a
 * start to push about from, not advice.
 */
export const placeBlock = (
  snapshot: Snapshot,
  profile: Profile,
  side: SideId,
  stands: readonly Standing[],
  command: 1 | 2 | 3 | null | undefined,
): readonly Placing[] => {
  const taken = posesOf(snapshot, side);
  const zone = emptiest(zonesByLiking(profile, side, command ?? 1), taken);
  if (!zone) return [];
  const { columns, width, heading, front, inward } = blockFor(profile, side, zone);
  const sorted = stands.toSorted(
    (a, b) => rankOf(profile, a.troopType) - rankOf(profile, b.troopType) || a.troopType.localeCompare(b.troopType),
  );
  let rowFront = front;
  return rowsOf(sorted, columns).flatMap((row) => {
    const y = rowFront;
    rowFront +=
      inward * (Math.max(...row.map(({ troopType, ranks = 1 }) => ranks * standSize(profile, troopType)[1])) + GAP);
    const start = zone.box.x + zone.box.width / 2 - ((row.length - 1) * width) / 2;
    return row.map(({ id }, index) => ({ id, pose: poseFrom(start + index * width, y, heading) }));
  });
};

/** The first free place of the block for one stand more, from the middle of the front row outwards. */
export const freePlace = (
  snapshot: Snapshot,
  profile: Profile,
  side: SideId,
  command: 1 | 2 | 3 | null | undefined,
): Pose => {
  const taken = posesOf(snapshot, side);
  const [zone] = zonesByLiking(profile, side, command ?? 1);
  const { box } = zone ?? { box: deploymentBox(profile, side) };
  const band = deploymentBox(profile, side);
  const width = profile.baseWidthMu.value;
  const isBlue = side === 'blue';
  for (let row = 0; row < ROWS; row++) {
    for (let step = 0; step < Math.floor(box.width / width); step++) {
      const offset = (step % 2 === 0 ? 1 : -1) * Math.ceil(step / 2) * width;
      const y = isBlue ? band.y + GAP + row * ROW_DEPTH : band.y + band.depth - GAP - row * ROW_DEPTH;
      const pose = poseFrom(box.x + box.width / 2 + offset, y, isBlue ? 180 : 0);
      if (!taken.some((other) => isClose(other, pose, width))) return pose;
    }
  }
  return poseFrom(box.x + box.width / 2, isBlue ? band.y + GAP : band.y + band.depth - GAP, isBlue ? 180 : 0);
};

const ROWS = 4;
const ROW_DEPTH = 2;
const isClose = (a: Pose, b: Pose, width: number): boolean =>
  Math.abs(a[0] - b[0]) < width * 900 && Math.abs(a[1] - b[1]) < ROW_DEPTH * 450;

const posesOf = (snapshot: Snapshot, side: SideId): Pose[] =>
  [...snapshot.public.stand].flatMap(([id, stand]) => {
    const pose = stand.side === side ? snapshot.public.pose.get(id) : undefined;
    return pose ? [pose] : [];
  });

const rowsOf = <T>(things: readonly T[], columns: number): T[][] =>
  Array.from({ length: Math.ceil(things.length / columns) }, (_, row) =>
    things.slice(row * columns, (row + 1) * columns),
  );
