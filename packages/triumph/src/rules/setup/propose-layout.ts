import {
  type Box,
  boxAround,
  type Corners,
  cornersOf,
  doPolygonsOverlap,
  placementOf,
  type Point,
  rectangleFromCenter,
  seededRandom,
} from '@vexillum/geometry';
import { type Pose, poseFrom } from '@vexillum/model';
import type { Profile } from '../profiles/profile.ts';
import { terrainTypeOf } from '../profiles/rows-of.ts';
import type { SizeMu, TerrainType } from '../profiles/terrain-type.ts';
import { type Layout, layouts } from './layouts.ts';
import { isSmallPiece } from './small-piece.ts';

/** A piece as `place-terrain` takes it, its size in MU. */
export interface ProposedPiece {
  readonly type: string;
  readonly pose: Pose;
  readonly sizeMu: SizeMu;
  readonly variant: number;
}

export interface ProposedLayout {
  readonly layout: Layout;
  readonly pieces: readonly ProposedPiece[];
  /** Kinds for which there was no room. */
  readonly left: readonly string[];
}

type Random = () => number;

/** Half-MU steps keep the numbers readable when somebody resizes a piece. */
const STEP_MU = 0.5;
const SMALL = 0.75;
const VARIANTS = 1000;
/** Where the profile knows no gap, pieces are still told apart by eye. */
const GAP_MU = 1;
const SEARCH_MU = 1.5;
const AROUND = 12;

const scaled = (length: number, least: number, factor: number): number =>
  Math.max(least, Math.floor((length * factor) / STEP_MU) * STEP_MU);

/** As large as its kind usually is, or small, as chance has it; what crosses the board or bounds it is as long as it is. */
const sizeOf = (
  { smallPieceMu }: Profile,
  { form, defaultSize: [width, depth], smallest }: TerrainType,
  random: Random,
): SizeMu => {
  if (form !== 'area' || random() < 0.5) return [width, depth];
  const factor = Math.min(SMALL, smallPieceMu.value / (width + depth));
  return [scaled(width, smallest[0], factor), scaled(depth, smallest[1], factor)];
};

interface Draft {
  readonly type: TerrainType;
  readonly sizeMu: SizeMu;
  readonly variant: number;
}

const corners = (pose: Pose, [width, depth]: SizeMu): Corners =>
  cornersOf(rectangleFromCenter(placementOf(pose), width, depth));

const isOn = (board: SizeMu, gap: number, shape: Corners): boolean => {
  const { x, y, width, depth } = boxAround(shape) as Box;
  return x >= gap && y >= gap && x + width <= board[0] - gap && y + depth <= board[1] - gap;
};

/** The point itself, then rings round it, nearer ones first. */
const pointsAround = function* ({ x, y }: Point, board: SizeMu): Generator<Point> {
  yield { x, y };
  for (let radius = SEARCH_MU; radius < Math.max(...board); radius += SEARCH_MU)
    for (let turn = 0; turn < AROUND; turn++) {
      const angle = (2 * Math.PI * turn) / AROUND;
      yield { x: x + radius * Math.sin(angle), y: y + radius * Math.cos(angle) };
    }
};

/** Along a short edge, its front to the land, or from one long edge to the other. */
const acrossPose = (profile: Profile, { type, sizeMu }: Draft, spot: Point): Pose => {
  const [width, depth] = profile.boardMu.value;
  if (type.form === 'linear') return poseFrom(spot.x, depth / 2, 90);
  const isLeft = spot.x < width / 2;
  return poseFrom(isLeft ? sizeMu[1] / 2 : width - sizeMu[1] / 2, depth / 2, isLeft ? 90 : 270);
};

const placed = (profile: Profile, draft: Draft, spot: Point, taken: readonly Corners[]): Pose | undefined => {
  if (draft.type.form !== 'area') return acrossPose(profile, draft, spot);
  const board = profile.boardMu.value;
  const gap = profile.terrainGapMu.value ?? GAP_MU;
  const heading = 0;
  for (const point of pointsAround(spot, board)) {
    const pose = poseFrom(Math.round(point.x / STEP_MU) * STEP_MU, Math.round(point.y / STEP_MU) * STEP_MU, heading);
    const shape = corners(pose, draft.sizeMu);
    const isFree = taken.every((other) => !doPolygonsOverlap(shape, other, -gap));
    if (isFree && isOn(board, profile.terrainEdgeGapMu.value ?? 0, shape)) return pose;
  }
  return undefined;
};

const areaOf = ({ sizeMu: [width, depth] }: Draft): number => width * depth;

/** What crosses the board goes down first, then the large ones. */
const inOrder = (profile: Profile, drafts: readonly Draft[]): Draft[] => {
  const rankOf = ({ type, sizeMu }: Draft): number =>
    type.form === 'area' ? 1 + Number(isSmallPiece(profile, sizeMu)) : 0;
  return drafts.toSorted((a, b) => rankOf(a) - rankOf(b) || areaOf(b) - areaOf(a));
};

const draftsOf = (profile: Profile, kinds: readonly string[], random: Random): Draft[] =>
  kinds.flatMap((code) => {
    const type = terrainTypeOf(profile, code);
    return type ? [{ type, sizeMu: sizeOf(profile, type, random), variant: Math.floor(random() * VARIANTS) }] : [];
  });

/** A layout as it is, or seen in a mirror. */
const spotOf = (profile: Profile, { spots }: Layout, isMirrored: boolean, index: number): Point => {
  const [width, depth] = profile.boardMu.value;
  const [x, y] = spots[index % spots.length] as readonly [number, number];
  return { x: (isMirrored ? 1 - x : x) * width, y: y * depth };
};

/** Lays these kinds of terrain out; the same for the same seed. A proposal: nothing is on the board yet. */
export const proposeLayout = (
  profile: Profile,
  kinds: readonly string[],
  seed: number,
  code?: string,
): ProposedLayout => {
  const random = seededRandom(seed);
  const drawn = layouts[Math.floor(random() * layouts.length)] as Layout;
  const layout = layouts.find((one) => one.code === code) ?? drawn;
  const isMirrored = random() < 0.5;
  const pieces: ProposedPiece[] = [];
  const left: string[] = [];
  for (const [index, draft] of inOrder(profile, draftsOf(profile, kinds, random)).entries()) {
    const taken = pieces.map(({ pose, sizeMu }) => corners(pose, sizeMu));
    const pose = placed(profile, draft, spotOf(profile, layout, isMirrored, index), taken);
    if (pose) pieces.push({ type: draft.type.code, pose, sizeMu: draft.sizeMu, variant: draft.variant });
    else left.push(draft.type.code);
  }
  return { layout, pieces, left };
};
