import type { Leg, MoveFlag } from '@vexillum/geometry';
import { MILLI_MU, type Pose } from '@vexillum/model';
import { farthestCorner } from '../moves/farthest-corner.ts';
import { isBackAtStart } from '../moves/leave-trail.ts';
import { losesItsScreen } from '../moves/loses-its-screen.ts';
import type { KeptMove } from '../moves/move-args.ts';
import { type Reckoning, reckonMove } from '../moves/reckon-move.ts';
import { profileAt } from '../profiles/profile-of.ts';
import type { StandsMoved } from './battle-events.ts';
import { groupOf } from './stand-group.ts';
import { spentIn } from './spent-event.ts';
import type { PublicEntry, Snapshot } from '../records/table.ts';

type ToldReckoning = NonNullable<StandsMoved['reckoning']>;
type ToldLeg = ToldReckoning['legs'][number];

/** So many legs are told one by one: a line of the log is short. */
const TOLD_LEGS = 4;

/** As exact as a ledger keeps it. */
const toMilli = (mu: number): number => (Math.round(mu * MILLI_MU) + 0) / MILLI_MU;
const toHundredth = (degrees: number): number => (Math.round(degrees * 100) + 0) / 100;

const amountOf = (leg: Leg): Omit<ToldLeg, 'kind' | 'priceMu'> => {
  switch (leg.kind) {
    case 'advance':
    case 'slide':
    case 'push-back':
      return { mu: toMilli(leg.distance) };
    case 'wheel':
      return { side: leg.side, degrees: toHundredth(leg.degrees) };
    case 'rotate':
      return { degrees: toHundredth(leg.degrees) };
    case 'column':
      return {
        mu: toMilli(leg.distance),
        ...(leg.turn ? { side: leg.turn.side, degrees: toHundredth(leg.turn.degrees) } : {}),
      };
    case 'free':
    case 'about-face':
    case 'place':
      return {};
  }
};

const slowedBy = (snapshot: Snapshot, flags: readonly MoveFlag[]): Pick<ToldReckoning, 'slowedBy'> => {
  const slowed = flags
    .flatMap((flag) => (flag.kind === 'slowed' ? [flag] : []))
    .toSorted((a, b) => a.budget - b.budget);
  const type = slowed[0] && snapshot.public.terrain.get(slowed[0].piece)?.type;
  return type === undefined ? {} : { slowedBy: type };
};

const toldReckoning = (snapshot: Snapshot, { legs, plan, rules, cost, budget }: Reckoning): ToldReckoning => ({
  legs: legs.slice(0, TOLD_LEGS).map((leg, index) => ({
    kind: leg.kind,
    ...amountOf(leg),
    priceMu: toMilli(plan.legs[index]?.[rules.measure === 'arc' ? 'arc' : 'chord'] ?? 0),
  })),
  further: Math.max(0, legs.length - TOLD_LEGS),
  costMu: cost / MILLI_MU,
  spentMu: toMilli(rules.spent ?? 0),
  ...(budget === undefined ? {} : { budgetMu: budget / MILLI_MU }),
  ...slowedBy(snapshot, plan.flags),
});

export interface MovedStands {
  readonly moves: readonly (KeptMove & { readonly from?: Pose })[];
  readonly legs?: readonly object[];
}

/** How far the front corner that moved most has come. */
const farOf = (snapshot: Snapshot, moves: readonly (KeptMove & { readonly from: Pose })[]): number => {
  const baseWidth = profileAt(snapshot).baseWidthMu.value;
  return moves.reduce((far, { from, to }) => Math.max(far, farthestCorner(from, to, baseWidth)), 0) / MILLI_MU;
};

/** A move of stands, with its length, its legs and its price. */
export const movedEvent = (before: Snapshot, { moves, legs }: MovedStands, entry: PublicEntry): StandsMoved => {
  const known = moves.flatMap((move) => {
    const from = before.public.pose.get(move.id);
    return from ? [{ ...move, from }] : [];
  });
  const isBack = known.every((move) => isBackAtStart(before, move));
  const isTold = !isBack && legs !== undefined && moves.every(({ from }) => from);
  const reckoning = isTold ? reckonMove(before, profileAt(before), moves, legs) : undefined;
  return {
    kind: 'stands-moved',
    ...groupOf(
      before,
      moves.map(({ id }) => id),
    ),
    farMu: farOf(before, known),
    isBack,
    ...(losesItsScreen(before, known) ? { isUnscreened: true as const } : {}),
    ...(reckoning ? { reckoning: toldReckoning(before, reckoning) } : {}),
    ...spentIn(before, entry),
  };
};
