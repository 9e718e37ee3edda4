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

/** How a block is drawn up: so many stands side by side, round that middle, with so much air between its rows. */
export interface BlockShape {
  readonly middle: number;
  readonly columns: number;
  readonly gap?: number;
}

/** Stands in rows inside the side's own deployment band, from its front backwards. */
export const blockOf = (
  profile: Profile,
  side: SideId,
  stands: readonly Standing[],
  { middle, columns, gap = GAP }: BlockShape,
): readonly Placing[] => {
  const band = deploymentBox(profile, side);
  const width = profile.baseWidthMu.value;
  const isBlue = side === 'blue';
  const inward = isBlue ? 1 : -1;
  const sorted = stands.toSorted(
    (a, b) => rankOf(profile, a.troopType) - rankOf(profile, b.troopType) || a.troopType.localeCompare(b.troopType),
  );
  let rowFront = isBlue ? band.y + GAP : band.y + band.depth - GAP;
  return rowsOf(sorted, columns).flatMap((row) => {
    const y = rowFront;
    rowFront +=
      inward * (Math.max(...row.map(({ troopType, ranks = 1 }) => ranks * standSize(profile, troopType)[1])) + gap);
    const start = middle - ((row.length - 1) * width) / 2;
    return row.map(({ id }, index) => ({ id, pose: poseFrom(start + index * width, y, isBlue ? 180 : 0) }));
  });
};

/** How many stands fit side by side into a zone. */
export const columnsIn = (profile: Profile, { box }: ZoneBox): number =>
  Math.max(1, Math.floor((box.width - 2 * GAP) / profile.baseWidthMu.value));

/** In the zone that its command likes best and that is emptiest. It is a start to push about from, not advice. */
export const placeBlock = (
  snapshot: Snapshot,
  profile: Profile,
  side: SideId,
  stands: readonly Standing[],
  command: 1 | 2 | 3 | null | undefined,
): readonly Placing[] => {
  const zone = emptiest(zonesByLiking(profile, side, command ?? 1), posesOf(snapshot, side));
  if (!zone) return [];
  const { box } = zone;
  return blockOf(profile, side, stands, { middle: box.x + box.width / 2, columns: columnsIn(profile, zone) });
};

/** The places for one stand more, from the middle of the front row of the zone that its command likes best outwards, then in the other zones. */
export const freePlaces = (
  snapshot: Snapshot,
  profile: Profile,
  side: SideId,
  command: 1 | 2 | 3 | null | undefined,
): readonly Pose[] => {
  const taken = posesOf(snapshot, side);
  const band = deploymentBox(profile, side);
  const width = profile.baseWidthMu.value;
  const isBlue = side === 'blue';
  const rows = Array.from({ length: ROWS }, (_, row) => row * ROW_DEPTH);
  const poses = zonesByLiking(profile, side, command ?? 1).flatMap(({ box }) =>
    rows.flatMap((back) =>
      Array.from({ length: Math.floor(box.width / width) }, (_, step) => {
        const offset = (step % 2 === 0 ? 1 : -1) * Math.ceil(step / 2) * width;
        const y = isBlue ? band.y + GAP + back : band.y + band.depth - GAP - back;
        return poseFrom(box.x + box.width / 2 + offset, y, isBlue ? 180 : 0);
      }),
    ),
  );
  const free = poses.filter((pose) => !taken.some((other) => isClose(other, pose, width)));
  return free.length > 0 ? free : poses.slice(0, 1);
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
