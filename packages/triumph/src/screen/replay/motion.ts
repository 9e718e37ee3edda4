import {
  bodyOf,
  hingeOf,
  type Leg,
  normalDegrees,
  type Placement,
  placementOf,
  poseOf,
  type Step,
  strokeAt,
  type Track,
  trackOf,
  turnBetween,
} from '@vexillum/geometry';
import type { Pose } from '@vexillum/model';
import { type KeptMove, legsOfArgs, type Profile, type Snapshot, standSize } from '../../rules/index.ts';
import type { MatchEntry } from '@vexillum/frame/replay/match-entry';
import type { ShownMove } from '../view/board-moment.ts';

/** How the pieces of an entry get from where they were to where they are. */
export interface Motion extends ShownMove {
  /** How far the farthest goes, in MU: what takes longer to watch. */
  readonly length: number;
  /** Where everybody is after that part (0 to 1) of the way. */
  at(part: number): ReadonlyMap<string, Pose>;
}

type Moves = ShownMove['moves'];

/** A leg takes at least as long as so many MU, so that a turn on the spot is seen too. */
const SHORTEST_LEG = 0.3;
/** Legs that end farther than this from where the entry says, in MU or in degrees, are not how it went. */
const STRAY = 0.25;

const movesIn = ({ changes }: MatchEntry): Moves =>
  Object.entries((changes?.['pose'] ?? {}) as Record<string, readonly [Pose | null, Pose | null]>).flatMap(
    ([id, [from, to]]) => (from && to ? [{ id, from, to }] : []),
  );

const storedLegs = ({
  name,
  args,
}: MatchEntry): { moves: readonly KeptMove[]; legs: readonly object[] } | undefined => {
  const { moves, legs } = (args ?? {}) as { readonly moves?: unknown; readonly legs?: unknown };
  if (name !== 'move-stands' || !Array.isArray(moves) || !Array.isArray(legs) || legs.length === 0) return undefined;
  return { moves: moves as readonly KeptMove[], legs: legs as readonly object[] };
};

const marchersOf = (snapshot: Snapshot, profile: Profile, moves: Moves) =>
  moves.flatMap(({ id, from }) => {
    const stand = snapshot.public.stand.get(id);
    if (!stand) return [];
    const [width, depth] = standSize(profile, stand.troopType, stand.uses);
    const body = bodyOf({ id, side: stand.side, pose: from, width, depth });
    return [{ body, hinges: stand.hinges?.map(hingeOf) ?? [] }];
  });

const isWhereItEnds = (track: Track, moves: Moves): boolean =>
  moves.every(({ id, to }) => {
    const end = track.end.find(({ body }) => body.id === id)?.body.at;
    const wanted = placementOf(to);
    if (!end) return false;
    const isNear = Math.hypot(end.x - wanted.x, end.y - wanted.y) < STRAY;
    return isNear && Math.abs(turnBetween(end.degrees, wanted.degrees)) < STRAY * 4;
  });

const trackOfEntry = (before: Snapshot, profile: Profile, entry: MatchEntry, moves: Moves): Track | undefined => {
  const stored = storedLegs(entry);
  const legs: readonly Leg[] | undefined = stored && legsOfArgs(stored.moves, stored.legs);
  if (!legs) return undefined;
  const track = trackOf(marchersOf(before, profile, moves), legs);
  return isWhereItEnds(track, moves) ? track : undefined;
};

/** Where a stand is after so many MU of its steps within one leg. */
const alongSteps = (steps: readonly Step[], part: number): Placement | undefined => {
  const whole = steps.reduce((sum, { price }) => sum + price.arc, 0);
  let left = whole * part;
  for (const [index, { from, stroke, price }] of steps.entries()) {
    const isLast = index === steps.length - 1;
    if (left <= price.arc || isLast)
      return strokeAt(from, stroke, price.arc === 0 ? part : Math.min(1, left / price.arc));
    left -= price.arc;
  }
  return undefined;
};

const alongTrack = ({ steps, legs }: Track, moves: Moves): Pick<Motion, 'at' | 'length'> => {
  const lengths = legs.map(({ arc }) => Math.max(SHORTEST_LEG, arc));
  const length = lengths.reduce((sum, one) => sum + one, 0);
  const stepsOf = (id: string, leg: number) => steps.filter((step) => step.stand.id === id && step.leg === leg);
  const perStand = moves.map(({ id, from }) => ({ id, from, byLeg: legs.map((_, leg) => stepsOf(id, leg)) }));
  const at = (part: number) => {
    let gone = length * part;
    let leg = 0;
    while (leg < lengths.length - 1 && gone > (lengths[leg] ?? 0)) gone -= lengths[leg++] ?? 0;
    const inLeg = Math.min(1, gone / (lengths[leg] ?? 1));
    return new Map(
      perStand.map(({ id, from, byLeg }) => {
        const ended = byLeg.slice(0, leg).findLast((done) => done.length > 0);
        const now = alongSteps(byLeg[leg] ?? [], inLeg) ?? (ended && alongSteps(ended, 1));
        return [id, now ? poseOf(now) : from];
      }),
    );
  };
  return { at, length };
};

const straight = (moves: Moves): Pick<Motion, 'at' | 'length'> => ({
  length: Math.max(SHORTEST_LEG, ...moves.map(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1]) / 1000)),
  at: (part) =>
    new Map(
      moves.map(({ id, from, to }) => {
        const [start, end] = [placementOf(from), placementOf(to)];
        const degrees = normalDegrees(start.degrees + turnBetween(start.degrees, end.degrees) * part);
        const [x, y] = [start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part];
        return [id, poseOf({ x, y, degrees })];
      }),
    ),
});

/** The movement that an entry tells of, along its legs where it has them and they lead there; `undefined` where nothing moves. */
export const motionOf = (before: Snapshot, profile: Profile, entry: MatchEntry): Motion | undefined => {
  const moves = movesIn(entry);
  if (moves.length === 0) return undefined;
  const track = trackOfEntry(before, profile, entry, moves);
  return { seq: entry.seq, moves, ...(track ? alongTrack(track, moves) : straight(moves)) };
};
