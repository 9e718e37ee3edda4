import type { Point } from '@vexillum/geometry';
import { type Pose, poseFrom, type SideId } from '@vexillum/model';
import { entryLine, type FlankEdge, type Profile, type Snapshot, standSize } from '../../rules/index.ts';

interface Edge {
  /** From which end of the line, and how long it is. */
  readonly from: Point;
  readonly along: Point;
  readonly length: number;
  /** Into the board. */
  readonly inward: Point;
  readonly heading: number;
}

const edgeOf = (profile: Profile, side: SideId, edge: FlankEdge): Edge => {
  const { from, to } = entryLine(profile, side, edge);
  const [width, depth] = profile.boardMu.value;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along = { x: (to[0] - from[0]) / length, y: (to[1] - from[1]) / length };
  const middle = { x: (from[0] + to[0]) / 2, y: (from[1] + to[1]) / 2 };
  const inward =
    along.y === 0 ? { x: 0, y: Math.sign(depth / 2 - middle.y) } : { x: Math.sign(width / 2 - middle.x), y: 0 };
  const heading = (Math.atan2(inward.x, inward.y) * 180) / Math.PI;
  return { from: { x: from[0], y: from[1] }, along, length, inward, heading: (heading + 360) % 360 };
};

/**
 * A march as it comes in along its edge: side by side, rear edges on the board's edge, in as many ranks as the edge's length asks for, as near
 * to the pointer as there is room.
 */
export const entryBlock = (
  snapshot: Snapshot,
  profile: Profile,
  side: SideId,
  edge: FlankEdge,
  stands: readonly string[],
  at?: Point,
): ReadonlyMap<string, Pose> => {
  const { from, along, length, inward, heading } = edgeOf(profile, side, edge);
  const base = profile.baseWidthMu.value;
  const columns = Math.max(1, Math.min(stands.length, Math.floor(length / base)));
  const width = columns * base;
  const wanted = at ? (at.x - from.x) * along.x + (at.y - from.y) * along.y : length / 2;
  const start = Math.min(length - width, Math.max(0, wanted - width / 2)) + base / 2;
  const poses = new Map<string, Pose>();
  let rear = 0;
  for (let first = 0; first < stands.length; first += columns) {
    const rank = stands.slice(first, first + columns);
    const deep = Math.max(...rank.map((id) => depthOf(snapshot, profile, id)));
    for (const [index, id] of rank.entries()) {
      const right = start + index * base;
      const front = rear + deep;
      poses.set(
        id,
        poseFrom(from.x + along.x * right + inward.x * front, from.y + along.y * right + inward.y * front, heading),
      );
    }
    rear += deep;
  }
  return poses;
};

const depthOf = (snapshot: Snapshot, profile: Profile, id: string): number =>
  standSize(profile, snapshot.public.stand.get(id)?.troopType ?? '')[1];
