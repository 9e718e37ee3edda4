import {
  hullOf,
  isWithinRange,
  type Polygon,
  type Rectangle,
  cornersOf,
  placementOf,
  rectangleFromFront,
} from '@vexillum/geometry';
import { MILLI_MU, type Pose, type SideId } from '@vexillum/model';
import type { CommandNumber } from '../armies/army-draft.ts';
import { fightsAsAt } from '../fights-as/fights-as-at.ts';
import { liesIn } from '../flags/lies-in.ts';
import { mayBeFree, type MovingStand } from '../moves/terrain-budgets.ts';
import { terrainPieceOf } from '../moves/world-of-table.ts';
import type { Profile } from '../profiles/profile.ts';
import { terrainTypeOf } from '../profiles/rows-of.ts';
import type { Origin } from '../profiles/sourced.ts';
import { standSize } from '../profiles/stand-size.ts';
import type { Slip, SlipTerm, SlipTermCode } from '../records/slip.ts';
import type { Stand } from '../records/stand.ts';
import type { Snapshot } from '../records/table.ts';
import { commandPaying } from './points-of.ts';

/** A stand on its way: where it stood when the turn began, and where it comes. */
export interface Way {
  readonly id: string;
  readonly from: Pose;
  readonly to: Pose;
}

const rectangleAt = (profile: Profile, stand: Stand, pose: Pose): Rectangle =>
  rectangleFromFront(placementOf(pose), ...standSize(profile, stand.troopType, stand.uses));

type General = { readonly rectangle: Rectangle } | 'lost' | 'unknown';

/** Where the command's general is, as everybody knows it. */
const generalOf = (snapshot: Snapshot, profile: Profile, side: SideId, command: CommandNumber): General => {
  const found = [...snapshot.public.stand].find(
    ([, stand]) => stand.side === side && stand.general === true && commandPaying(profile, stand) === command,
  );
  if (!found) return 'unknown';
  const [id, stand] = found;
  const pose = snapshot.public.pose.get(id);
  return stand.place === 'board' && pose ? { rectangle: rectangleAt(profile, stand, pose) } : 'lost';
};

/** In which ring round the general the nearest of them starts, counted from the inner; the last number is beyond. */
const ringOf = (
  { commandRangeMu: { value: rings } }: Profile,
  general: General,
  starts: readonly Rectangle[],
): number => {
  if (general === 'unknown') return 0;
  if (general === 'lost') return rings.length;
  const ring = rings.findIndex((mu) => starts.some((start) => isWithinRange(general.rectangle, start, mu)));
  return ring < 0 ? rings.length : ring;
};

const isNear = (way: Polygon, { size }: { readonly size: readonly [number, number] }, [x, y]: Pose): boolean => {
  const reach = Math.hypot(...size) / 2 / MILLI_MU;
  const [xs, ys] = [way.map((point) => point.x), way.map((point) => point.y)];
  const isIn = (at: number, all: readonly number[]) => at >= Math.min(...all) - reach && at <= Math.max(...all) + reach;
  return isIn(x / MILLI_MU, xs) && isIn(y / MILLI_MU, ys);
};

/** Whether a stand is in difficult ground or comes through it, its way taken straight; ground that cards may open to its whole group is none. */
const isInDifficultGround = (
  snapshot: Snapshot,
  profile: Profile,
  { id, from, to }: Way,
  group: readonly MovingStand[],
): boolean => {
  const stand = snapshot.public.stand.get(id);
  if (!stand) return false;
  const corners = (pose: Pose) => cornersOf(rectangleAt(profile, stand, pose));
  const way = hullOf([...corners(from), ...corners(to)]);
  return [...snapshot.public.terrain].some(([piece, terrain]) => {
    const at = snapshot.public.pose.get(piece);
    return (
      at !== undefined &&
      terrainTypeOf(profile, terrain.type)?.isDifficult === true &&
      isNear(way, terrain, at) &&
      !group.every((each) => mayBeFree(snapshot, profile, each, terrain.type)) &&
      liesIn(way, terrainPieceOf(piece, terrain, at, profile).polygon)
    );
  });
};

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** A slip with its terms added up, those that come to nothing left out. */
export const slipOf = (stands: readonly string[], singly: readonly string[], terms: readonly SlipTerm[]): Slip => ({
  stands: [...stands].sort(),
  singly: [...singly].sort(),
  terms: terms.filter(({ value }) => value !== 0),
  price: total(terms.map(({ value }) => value)),
});

/**
 * What the move of these stands costs their command: one price for the group, and one more for each stand that is in difficult ground and so
 * moves by itself. A group starts in command if one of its stands does, a single stand if it does itself. From what everybody sees, for the price is public.
 */
export const slipFor = (
  { public: records }: Snapshot,
  profile: Profile,
  side: SideId,
  command: CommandNumber,
  ways: readonly Way[],
): Slip => {
  const snapshot: Snapshot = { public: records, sides: {} };
  const isSplit = ways.length > 1 && profile.isMovedSinglyInDifficult.value;
  const movers = ways.flatMap(({ id }): MovingStand[] => {
    const stand = records.stand.get(id);
    return stand ? [{ id, stand, mover: fightsAsAt(snapshot, profile, id) }] : [];
  });
  const singly = isSplit ? ways.filter((way) => isInDifficultGround(snapshot, profile, way, movers)) : [];
  const group = ways.filter((way) => !singly.includes(way));
  const parts = [...(group.length > 0 ? [group] : []), ...singly.map((way) => [way])];
  const general = generalOf(snapshot, profile, side, command);
  const [least = 1] = profile.moveCosts.value;
  const farther = parts.map((part) => {
    const starts = part.flatMap(({ id, from }) => {
      const stand = records.stand.get(id);
      return stand ? [rectangleAt(profile, stand, from)] : [];
    });
    return (profile.moveCosts.value[ringOf(profile, general, starts)] ?? least) - least;
  });
  const dearer = parts.map((part) =>
    Math.max(...part.map(({ id }) => fightsAsAt(snapshot, profile, id)?.commandPoints.value ?? 0)),
  );
  return slipOf(
    ways.map(({ id }) => id),
    singly.map(({ id }) => id),
    [
      { code: 'move', value: least },
      { code: 'difficult-ground', value: least * (parts.length - 1) },
      { code: 'out-of-command', value: total(farther) },
      { code: 'dear-troops', value: total(dearer) },
    ],
  );
};

/** Where it is known from that a term counts so; nowhere, where players said it. */
export const slipTermOrigin = (profile: Profile, code: SlipTermCode): Origin | undefined => {
  switch (code) {
    case 'move':
    case 'out-of-command':
      return profile.moveCosts;
    case 'difficult-ground':
      return profile.isMovedSinglyInDifficult;
    case 'dear-troops':
      return profile.dearToMoveCost;
    case 'hold':
      return profile.holdCost;
    case 'by-hand':
      return undefined;
    default:
      return code satisfies never;
  }
};
