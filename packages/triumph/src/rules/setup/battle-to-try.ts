import { seededRandom } from '@vexillum/geometry';
import { type Pose, poseFrom, type SideId } from '@vexillum/model';
import type { ArmyFile, ArmyFileStand } from '../armies/army-file.ts';
import type { Profile } from '../profiles/profile.ts';
import { troopTypeOf } from '../profiles/rows-of.ts';
import { standSize } from '../profiles/stand-size.ts';
import { deploymentBox, zoneBoxes } from '../profiles/zone-boxes.ts';
import { sampleArmies } from '../samples/sample-armies.ts';
import { chooseKinds } from './choose-kinds.ts';
import { type ProposedPiece, proposeLayout } from './propose-layout.ts';

const sides = ['red', 'blue'] as const;
type Side = (typeof sides)[number];

/** The sample armies that meet, by the profile that they are made for. */
const opponents: Readonly<Record<string, Readonly<Record<Side, string>>>> = {
  'triumph-1.1': { red: 'spartans', blue: 'argives' },
  'grand-2017-06': { red: 'hannibal', blue: 'alexander' },
};

/** The ground is the same each time: somebody has looked at it. */
const GROUND = { topography: 'Arable', score: 4, seed: 7 } as const;

/** Air between a command's last stand and the edge of its zone, in MU: ours. */
const GAP_MU = 0.5;

export interface SideToTry {
  readonly side: SideId;
  readonly army: ArmyFile;
  readonly camp: Pose;
  /** One for each stand of the army, in the order of its file. */
  readonly poses: readonly Pose[];
}

/** A battle that is ready to be fought: ground, armies, and where everybody stands. */
export interface BattleToTry {
  readonly pieces: readonly ProposedPiece[];
  readonly sides: readonly SideToTry[];
}

/** Foot in close order in the middle of a line, open order beside it, mounted on the flanks. */
const fromTheMiddle = (profile: Profile, troopType: string): number => {
  const type = troopTypeOf(profile, troopType);
  if (!type || type.category === 'mounted') return 2;
  return type.order === 'open' ? 1 : 0;
};

/** 0, 1, -1, 2, -2 …: the columns of a line from its middle outwards. */
const columnAt = (index: number): number => (index % 2 === 0 ? -1 : 1) * Math.ceil(index / 2);

interface Place {
  readonly middle: number;
  readonly width: number;
}

/** Stands of one command side by side at the front of the band, in as many ranks as its place asks for, each rank at the back of the one before. */
const lineOf = (profile: Profile, side: Side, stands: readonly ArmyFileStand[], { middle, width }: Place): Pose[] => {
  const base = profile.baseWidthMu.value;
  const ranks = Math.ceil(stands.length / Math.floor((width - 2 * GAP_MU) / base));
  const columns = Math.ceil(stands.length / ranks);
  const band = deploymentBox(profile, side);
  const isBlue = side === 'blue';
  const front = isBlue ? band.y + GAP_MU : band.y + band.depth - GAP_MU;
  const back = isBlue ? 1 : -1;
  // With an even number of columns their middle lies between two of them.
  const start = middle + (columns % 2 === 0 ? -base / 2 : 0);
  const deep = new Map<number, number>();
  const poses = new Map<ArmyFileStand, Pose>();
  const inLine = stands.toSorted((a, b) => fromTheMiddle(profile, a.troopType) - fromTheMiddle(profile, b.troopType));
  for (const [index, stand] of inLine.entries()) {
    const column = columnAt(Math.floor(index / ranks));
    const behind = deep.get(column) ?? 0;
    poses.set(stand, poseFrom(start + column * base, front + back * behind, isBlue ? 180 : 0));
    deep.set(column, behind + standSize(profile, stand.troopType)[1]);
  }
  return stands.map((stand) => poses.get(stand) as Pose);
};

/** The first command holds the center, the second the right of it, the third the left. */
const placesOf = (profile: Profile, side: Side): readonly Place[] => {
  const [boardWidth] = profile.boardMu.value;
  if (profile.commands.value === 1) return [{ middle: boardWidth / 2, width: boardWidth }];
  const boxes = zoneBoxes(profile, side).map(({ box }) => ({ middle: box.x + box.width / 2, width: box.width }));
  const center = Math.floor(boxes.length / 2);
  return [center, center + 1, center - 1].flatMap((index) => boxes[index] ?? []);
};

const drawnUp = (profile: Profile, side: Side, { stands }: ArmyFile): readonly Pose[] => {
  const poses = new Map<ArmyFileStand, Pose>();
  for (const [index, place] of placesOf(profile, side).entries()) {
    const command = stands.filter((stand) => (stand.command ?? 1) === index + 1);
    if (command.length === 0) continue;
    for (const [nth, pose] of lineOf(profile, side, command, place).entries())
      poses.set(command[nth] as ArmyFileStand, pose);
  }
  return stands.map((stand) => poses.get(stand) as Pose);
};

const campOf = (profile: Profile, side: Side): Pose => {
  const [boardWidth, boardDepth] = profile.boardMu.value;
  const depth = profile.campMu.value[1];
  return side === 'blue'
    ? poseFrom(boardWidth / 2, boardDepth - depth / 2, 180)
    : poseFrom(boardWidth / 2, depth / 2, 0);
};

/** A first battle by these rules, the same each time; `undefined` where no sample armies are made for them. */
export const battleToTry = (profile: Profile): BattleToTry | undefined => {
  const pair = opponents[profile.id];
  const armies = sides.flatMap((side) => {
    const sample = sampleArmies.find(({ id }) => id === pair?.[side]);
    return sample ? [{ side, army: sample.army }] : [];
  });
  if (armies.length < sides.length) return undefined;
  const { topography, score, seed } = GROUND;
  const kinds = chooseKinds(profile, topography, score, seededRandom(seed));
  return {
    pieces: proposeLayout(profile, kinds, seed).pieces,
    sides: armies.map(({ side, army }) => ({
      side,
      army,
      camp: campOf(profile, side),
      poses: drawnUp(profile, side, army),
    })),
  };
};
