import { bodyAt, doBoxesMeet, type Body } from '../body.ts';
import type { Box } from '../box.ts';
import { filesOf } from '../groups/files-of.ts';
import { advance } from '../moves/advance.ts';
import { isOffBoard } from '../off-board.ts';
import { penetrationOf } from '../penetration.ts';
import { placementOf, poseOf, type StoredPose } from '../placement.ts';
import { rightOf } from '../point.ts';
import { CONTACT_TOLERANCE } from '../tolerances.ts';
import type { World } from '../world.ts';

type Poses = Readonly<Record<string, StoredPose>>;

const isFree = (there: Body, taken: readonly Body[], world: World, board: Box): boolean => {
  const isInto = (other: Pick<Body, 'box' | 'corners'>): boolean =>
    doBoxesMeet(there.box, other.box) && penetrationOf(there.corners, other.corners) > CONTACT_TOLERANCE;
  return !isOffBoard(there, board) && !taken.some(isInto) && !world.camps.some(isInto);
};

/** Those who would be off the board, by the end of the line that they fall off, the one next to the line first. */
const byEnd = (off: readonly Body[], files: readonly (readonly Body[])[]): readonly [Body[], Body[]] => {
  const [first, last] = [files[0]?.[0] as Body, files.at(-1)?.[0] as Body];
  const right = rightOf(first.at.degrees);
  const along = ({ at }: Body): number => at.x * right.x + at.y * right.y;
  const middle = (along(first) + along(last)) / 2;
  const nearest = off.toSorted(
    (a, b) => Math.abs(along(a) - middle) - Math.abs(along(b) - middle) || (a.id < b.id ? -1 : 1),
  );
  return [nearest.filter((body) => along(body) < middle), nearest.filter((body) => along(body) >= middle)];
};

/**
 * Where a group is to stand of which a part would be off the board: those stands go behind the line's end instead, the next one behind the file
 * beside it, and so on (TABLE-TOOLS section 4). `undefined` where all are on the board, or there is no room behind.
 */
export const contractionOf = (
  group: readonly Body[],
  world: World,
  goalPoses: Poses,
  board: Box = world.board,
): Poses | undefined => {
  const there = group.map((body) => bodyAt(body, placementOf(goalPoses[body.id] ?? poseOf(body.at))));
  const off = there.filter((body) => isOffBoard(body, board));
  const on = there.filter((body) => !off.includes(body));
  if (off.length === 0 || on.length === 0) return undefined;
  const files = filesOf(on);
  const taken = [...world.bodies.filter((body) => !group.some(({ id }) => id === body.id)), ...on];
  const poses: Record<string, StoredPose> = Object.fromEntries(there.map((body) => [body.id, poseOf(body.at)]));
  for (const [end, fallen] of byEnd(off, files).entries()) {
    const inward = end === 0 ? files : files.toReversed();
    for (const [index, body] of fallen.entries()) {
      const start = index % inward.length;
      const file = [...inward.slice(start), ...inward.slice(0, start)].find((each) => {
        const rear = each.at(-1) as Body;
        return isFree(bodyAt(body, advance(rear.at, -rear.depth)), taken, world, board);
      });
      const rear = file?.at(-1);
      if (!file || !rear) return undefined;
      const placed = bodyAt(body, advance(rear.at, -rear.depth));
      file.push(placed);
      taken.push(placed);
      poses[body.id] = poseOf(placed.at);
    }
  }
  return poses;
};
