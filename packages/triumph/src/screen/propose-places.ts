import {
  cornersOf,
  doPolygonsOverlap,
  type Corners,
  placementOf,
  rectangleFromCenter,
  rectangleFromFront,
} from '@vexillum/geometry';
import { MILLI_MU, type Pose, poseFrom, type SideId, withChanges } from '@vexillum/model';
import { createAssist, type Flag } from '@vexillum/rules-assist';
import {
  battleRules,
  type CampForm,
  createBattleFacts,
  Edits,
  type Profile,
  type Snapshot,
  standSize,
  zoneBoxes,
} from '../rules/index.ts';
import { beforeMarker } from './deployment/before-marker.ts';
import { blockOf, columnsIn, freePlaces, type Placing, placeBlock, type Standing } from './place-block.ts';

type Command = 1 | 2 | 3 | null | undefined;

const weightOf: Readonly<Record<Flag['weight'], number>> = { illegal: 1000, doubtful: 30, unknown: 1, reminder: 1 };

/** What the program's own rules have against a table, as the side is told of it; the rest of the table is asked only once. */
const createJudge = (profile: Profile, side: SideId) => {
  const factsOf = createBattleFacts();
  const look = createAssist(battleRules);
  return (table: Snapshot): number =>
    look(factsOf(table, profile, { side })).reduce((sum, { weight }) => sum + weightOf[weight], 0);
};

const standCorners = (snapshot: Snapshot, profile: Profile, { id, pose }: Placing): Corners =>
  cornersOf(
    rectangleFromFront(placementOf(pose), ...standSize(profile, snapshot.public.stand.get(id)?.troopType ?? '')),
  );

const campCorners = (pose: Pose, [width, depth]: readonly [number, number]): Corners =>
  cornersOf(rectangleFromCenter(placementOf(pose), width / MILLI_MU, depth / MILLI_MU));

/** Whatever lies on the board and takes room: stands and camps of both sides. */
const takenBy = (snapshot: Snapshot, profile: Profile): readonly Corners[] => {
  const { stand, camp, pose } = snapshot.public;
  const stands = [...stand.keys()].flatMap((id) => {
    const at = pose.get(id);
    return at ? [standCorners(snapshot, profile, { id, pose: at })] : [];
  });
  const camps = [...camp].flatMap(([id, { size }]) => {
    const at = pose.get(id);
    return at ? [campCorners(at, size)] : [];
  });
  return [...stands, ...camps];
};

const doMeet = (shapes: readonly Corners[], taken: readonly Corners[]): boolean =>
  shapes.some((shape) => taken.some((other) => doPolygonsOverlap(shape, other)));

const isOnBoard = ({ boardMu }: Profile, shapes: readonly Corners[]): boolean => {
  const [width, depth] = boardMu.value;
  return shapes.every((shape) => shape.every(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= depth));
};

/** The first that the rules have nothing against, otherwise the one that they have least against. */
const bestOf = <T>(all: Iterable<T>, faultsOf: (one: T) => number): T | undefined => {
  let best: { readonly one: T; readonly faults: number } | undefined;
  for (const one of all) {
    const faults = faultsOf(one);
    if (faults <= 0) return one;
    if (!best || faults < best.faults) best = { one, faults };
  }
  return best?.one;
};

const withStands = (snapshot: Snapshot, placed: readonly Placing[]): Snapshot => {
  const edits = new Edits(snapshot);
  for (const { id, pose } of placed) {
    const stand = snapshot.public.stand.get(id);
    if (stand) edits.put('stand', id, { ...stand, place: 'board' }).put('pose', id, pose);
  }
  return withChanges(snapshot, edits.changes());
};

/** What is worked out once for all places that are looked at. */
interface Look {
  readonly snapshot: Snapshot;
  readonly profile: Profile;
  readonly side: SideId;
}

/** How a placing would change what the rules say, with what it would lie on. */
const createFaults = ({ snapshot, profile, side }: Look) => {
  const judge = createJudge(profile, side);
  const before = judge(snapshot);
  const taken = takenBy(snapshot, profile);
  return (placed: readonly Placing[]): number => {
    const shapes = placed.map((one) => standCorners(snapshot, profile, one));
    if (doMeet(shapes, taken) || !isOnBoard(profile, shapes)) return Infinity;
    return judge(withStands(snapshot, placed)) - before;
  };
};

/** Places along the board, nearest to the first one first. */
const middles = ({ boardMu }: Profile, first: number, step: number): number[] => {
  const [width] = boardMu.value;
  return Array.from({ length: Math.floor(width / step) + 1 }, (_, index) => index * step).toSorted(
    (a, b) => Math.abs(a - first) - Math.abs(b - first),
  );
};

const middleOf = (placed: readonly Placing[]): number => {
  const xs = placed.map(({ pose }) => pose[0] / MILLI_MU);
  return (Math.min(...xs) + Math.max(...xs)) / 2;
};

/** As many columns as a zone has first, then broader and narrower blocks, with and without air between the rows. */
const shapesOf = (profile: Profile, side: SideId, count: number): { columns: number; gap?: number }[] => {
  const [zone] = zoneBoxes(profile, side);
  const usual = zone ? columnsIn(profile, zone) : count;
  const columns = [usual, Math.ceil(count / 2), usual * 2, Math.ceil(usual / 2), count, 3].filter((each) => each > 0);
  return [...new Set(columns)].flatMap((each) => [{ columns: each }, { columns: each, gap: 0 }]);
};

const blocks = function* (
  { snapshot, profile, side }: Look,
  stands: readonly Standing[],
  command: Command,
): Generator<readonly Placing[]> {
  const usual = placeBlock(snapshot, profile, side, stands, command);
  const first = command ? beforeMarker(snapshot, profile, side, command, usual) : usual;
  yield first;
  for (const shape of shapesOf(profile, side, stands.length))
    for (const middle of middles(profile, middleOf(first), profile.baseWidthMu.value))
      yield blockOf(profile, side, stands, { ...shape, middle });
};

/**
 * A whole command as a block in its side's deployment band, before its marker where it has one, where the program's own rules have nothing
 * against it; where they always have something, where it is least.
 */
export const proposeBlock = (
  snapshot: Snapshot,
  profile: Profile,
  side: SideId,
  stands: readonly Standing[],
  command: Command,
): readonly Placing[] => {
  if (stands.length === 0) return [];
  const at = { snapshot, profile, side };
  return bestOf(blocks(at, stands, command), createFaults(at)) ?? [];
};

/** A place for one stand more. */
export const proposePlace = (
  snapshot: Snapshot,
  profile: Profile,
  side: SideId,
  id: string,
  command: Command,
): Pose | undefined => {
  const faults = createFaults({ snapshot, profile, side });
  return bestOf(freePlaces(snapshot, profile, side, command), (pose) => faults([{ id, pose }]));
};

/** What is said of a camp when it is pitched. */
export interface CampWords {
  readonly ally?: true;
  readonly as?: CampForm;
}

/** Where a camp can be pitched: on the own base edge, from the middle outwards, clear of what stands there and of difficult ground. */
export const proposeCamp = (snapshot: Snapshot, profile: Profile, side: SideId, said: CampWords): Pose => {
  const [boardWidth, boardDepth] = profile.boardMu.value;
  const [width, depth] = profile.campMu.value;
  const isBlue = side === 'blue';
  const size = [width * MILLI_MU, depth * MILLI_MU] as const;
  const isFurther = [...snapshot.public.camp.values()].some((camp) => camp.side === side && !camp.ally);
  const camp = {
    side,
    size,
    ...(said.ally || isFurther ? { ally: true as const } : {}),
    ...(said.as ? { as: said.as } : {}),
  };
  const judge = createJudge(profile, side);
  const taken = takenBy(snapshot, profile);
  const poses = middles(profile, boardWidth / 2, 1)
    .filter((x) => x >= width / 2 && x <= boardWidth - width / 2)
    .map((x) => poseFrom(x, isBlue ? boardDepth - depth / 2 : depth / 2, isBlue ? 180 : 0));
  const pitched = (pose: Pose): Snapshot =>
    withChanges(snapshot, new Edits(snapshot).put('camp', PROPOSED, camp).put('pose', PROPOSED, pose).changes());
  // Where a camp lies on something only sight is spoilt, so that comes after what the rules say.
  const faultsOf = (pose: Pose): number =>
    judge(pitched(pose)) + (doMeet([campCorners(pose, size)], taken) ? ON_OTHERS : 0);
  const least = judge(snapshot);
  return bestOf(poses, (pose) => faultsOf(pose) - least) as Pose;
};

const PROPOSED = 'camp:proposed';
const ON_OTHERS = 500;
