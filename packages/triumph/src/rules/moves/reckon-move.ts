import {
  boxAround,
  doBoxesMeet,
  type Leg,
  type MoveRules,
  type Plan,
  plan,
  SWEPT_SLICE,
  type TerrainPiece,
  worldOf,
} from '@vexillum/geometry';
import { MILLI_MU, type Pose } from '@vexillum/model';
import type { Profile } from '../profiles/profile.ts';
import { type KeptMove, legsOfArgs } from './move-args.ts';
import { type MoverAt, moveRulesFor } from './move-rules-for.ts';
import { tableStandOf, terrainPieceOf } from './world-of-table.ts';
import type { Snapshot } from '../records/table.ts';
import type { Stand } from '../records/stand.ts';

/** What a move comes to by its own legs, as everyone at the table can work it out. */
export interface Reckoning {
  readonly legs: readonly Leg[];
  readonly plan: Plan;
  readonly rules: MoveRules;
  /** What counts of the move, and what it and those before it in this turn may cost; in thousandths of an MU. */
  readonly cost: number;
  readonly budget: number | undefined;
}

const milli = (mu: number): number => Math.round(mu * MILLI_MU) + 0;

/** Two thousandths of an MU and two hundredths of a degree: rounding before and after. */
const EXACT = 2;
/** What a turn that is rounded to a hundredth of a degree may put aside, for each MU of the group's width and each leg. */
const ASIDE_PER_MU = 0.09;

const groupWorld = (snapshot: Snapshot, profile: Profile, ids: readonly string[], terrain: readonly TerrainPiece[]) => {
  const [width, depth] = profile.boardMu.value;
  const stands = ids.map((id) =>
    tableStandOf(id, snapshot.public.stand.get(id) as Stand, snapshot.public.pose.get(id) as Pose, profile),
  );
  return worldOf({ stands, terrain, camps: [], board: { x: 0, y: 0, width, depth } });
};

/** The pieces that slow these stands and that lie where they have been. */
const piecesMet = (snapshot: Snapshot, profile: Profile, { swept }: Plan, rules: MoveRules): TerrainPiece[] => {
  const box = boxAround(swept.flat());
  if (!box) return [];
  return Object.keys(rules.terrainBudgets ?? {}).flatMap((id) => {
    const terrain = snapshot.public.terrain.get(id);
    const pose = snapshot.public.pose.get(id);
    if (!terrain || !pose) return [];
    const radius = Math.hypot(...terrain.size) / 2 / MILLI_MU;
    const [x, y] = [pose[0] / MILLI_MU - radius, pose[1] / MILLI_MU - radius];
    const isNear = doBoxesMeet(box, { x, y, width: 2 * radius, depth: 2 * radius });
    return isNear ? [terrainPieceOf(id, terrain, pose, profile)] : [];
  });
};

/** So many slices of sweeping are worked out for one move, several times what any sensible one needs: a wild one is not worth the server's time. */
const SLICES_LIMIT = 4000;

const turnOf = (leg: Leg): number => {
  switch (leg.kind) {
    case 'wheel':
    case 'rotate':
      return Math.abs(leg.degrees);
    case 'column':
      return Math.abs(leg.turn?.degrees ?? 0);
    case 'free':
    case 'place':
    case 'about-face':
      return 180;
    case 'advance':
    case 'slide':
    case 'push-back':
      return 0;
  }
};

const isWild = (legs: readonly Leg[], stands: number): boolean =>
  legs.reduce((slices, leg) => slices + 1 + turnOf(leg) / SWEPT_SLICE, 0) * stands > SLICES_LIMIT;

const turnApart = (a: number, b: number): number => {
  const apart = Math.abs(a - b) % 36_000;
  return Math.min(apart, 36_000 - apart);
};

const isAsPlanned = (moves: readonly KeptMove[], legs: readonly Leg[], planned: Plan): boolean => {
  const across = boxAround(moves.map(({ to: [x, y] }) => ({ x: x / MILLI_MU, y: y / MILLI_MU })));
  const extent = across ? Math.hypot(across.width, across.depth) : 0;
  const room = EXACT + legs.length * (1 + ASIDE_PER_MU * extent);
  return moves.every(({ id, to }) => {
    const pose = planned.poses[id];
    if (!pose) return false;
    const apart = Math.max(Math.abs(pose[0] - to[0]), Math.abs(pose[1] - to[1]));
    return apart <= room && turnApart(pose[2], to[2]) <= EXACT + legs.length;
  });
};

/**
 * Works a move out from its legs, with the group alone and the terrain that slows it. From public knowledge only, since what comes of
 * it is public: a secret card shows in no price. `undefined` where the legs are not ours, are
 * too wild to work out, or do not lead where the move goes.
 */
export const reckonMove = (
  snapshot: Snapshot,
  profile: Profile,
  moves: readonly KeptMove[],
  stored: readonly object[],
  moverAt?: MoverAt,
): Reckoning | undefined => {
  const legs = legsOfArgs(moves, stored);
  if (!legs || isWild(legs, moves.length)) return undefined;
  const ids = moves.map(({ id }) => id);
  const rules = moveRulesFor({ public: snapshot.public, sides: {} }, profile, ids, moverAt);
  const planWith = (pieces: readonly TerrainPiece[]) =>
    plan(ids, legs, groupWorld(snapshot, profile, ids, pieces), rules);
  const onOpenGround = planWith([]);
  if (!isAsPlanned(moves, legs, onOpenGround)) return undefined;
  const pieces = piecesMet(snapshot, profile, onOpenGround, rules);
  const planned = pieces.length === 0 ? onOpenGround : planWith(pieces);
  const { counted, budget } = planned.price;
  const milliBudget = budget === undefined ? undefined : milli(budget);
  return { legs, plan: planned, rules, cost: milli(counted), budget: milliBudget };
};
