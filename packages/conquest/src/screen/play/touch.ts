import {
  type Assign,
  boardOf,
  type GameState,
  mayAttack,
  mayClaim,
  mayMove,
  mayMoveIn,
  mayPlaceArmy,
  mayPlaceRecruits,
  type Question,
  rulesOf,
  seatOf,
  type Snapshot,
  type Way,
} from '../../rules/index.ts';
import { type Choice, choiceOf, type Json, type SideId } from '@vexillum/model';
import { standsStill } from '@vexillum/frame/clock/stands-still';

/** The buttons under the board that ask for territories next. */
export type Chosen = 'attack' | 'move';

/** What a player's screen has besides the table itself. */
export interface Aim {
  readonly chosen: Chosen | undefined;
  /** The territory that it starts from, once touched. */
  readonly from: string | undefined;
  readonly assign: Assign;
}

/** What a touch of a territory means now. */
export type Meaning =
  | { readonly kind: 'act'; readonly name: string; readonly args: { readonly [key: string]: Json } }
  | { readonly kind: 'from'; readonly id: string }
  | { readonly kind: 'nothing' };

const NOTHING: Meaning = { kind: 'nothing' };
const WATCHER = { id: 'spectator', kind: 'spectator' } as const;

/** What whoever plays this side may do now; who has no side only watches. */
export const choiceFor = <Args, Target>(
  question: Question<Args, Target>,
  snapshot: Snapshot,
  side: SideId | undefined,
): Choice<Args, Target> => choiceOf(question, snapshot, (side === undefined ? undefined : seatOf(side)) ?? WATCHER);

/** What this side's touch of this territory would do; nothing where it is not its turn or the rules say no. */
export const meaningOfTouch = (snapshot: Snapshot, side: SideId | undefined, aim: Aim, id: string): Meaning =>
  touchesOf(snapshot, side, aim)(id);

/** The same for any territory. */
export const touchesOf = (snapshot: Snapshot, side: SideId | undefined, aim: Aim): ((id: string) => Meaning) => {
  if (side === undefined || standsStill(snapshot)) return () => NOTHING;
  const { assign } = aim;
  const places = [
    { choice: choiceFor(mayClaim, snapshot, side), args: {} },
    { choice: choiceFor(mayPlaceArmy, snapshot, side), args: {} },
    { choice: choiceFor(mayPlaceRecruits, snapshot, side), args: { assign } },
  ].find(({ choice }) => choice.ok);
  if (!places) return inConquest(snapshot, side, aim);
  const { choice, args } = places;
  return (territory) =>
    choice.whyNot({ territory }) ? NOTHING : { kind: 'act', name: choice.action, args: { territory, ...args } };
};

const inConquest = (snapshot: Snapshot, side: SideId, aim: Aim): ((id: string) => Meaning) => {
  const { chosen, from, assign } = aim;
  const [taken] = choiceFor(mayMoveIn, snapshot, side).targets();
  const way = chosen && wayChoice(snapshot, side, chosen);
  return (id) => {
    if (taken?.to === id && isMovingIn(taken.from, aim))
      return { kind: 'act', name: mayMoveIn.action, args: { assign } };
    if (way && from !== undefined && !way.whyNot({ from, to: id }))
      return { kind: 'act', name: way.action, args: { from, to: id, ...(chosen === 'move' ? { assign } : {}) } };
    if (way) return way.whyNot({ from: id }) ? NOTHING : { kind: 'from', id };
    // Where armies are laid out, whoever touches land of their own that can attack means to.
    if (rulesOf(snapshot).laidOut === 'no') return NOTHING;
    return wayChoice(snapshot, side, 'attack').whyNot({ from: id }) ? NOTHING : { kind: 'from', id };
  };
};

/** Whoever has touched ATTACK or MOVE again begins somewhere else: perhaps in the very territory that they have just taken. */
export const isMovingIn = (from: string, aim: Aim): boolean =>
  aim.chosen === undefined || (aim.chosen === 'attack' && aim.from === from);

/** How many armies can still follow into what has just been taken; 0 also where the player has begun something else. */
export const mayFollow = (snapshot: Snapshot, side: SideId | undefined, aim: Aim): number => {
  const [taken] = choiceFor(mayMoveIn, snapshot, side).targets();
  return taken && isMovingIn(taken.from, aim) ? taken.armies.most : 0;
};

const wayChoice = (snapshot: Snapshot, side: SideId, chosen: Chosen): Choice<Way> =>
  chosen === 'attack' ? choiceFor(mayAttack, snapshot, side) : choiceFor(mayMove, snapshot, side);

/** Where an attack or a move may start. */
export const startsOf = (snapshot: Snapshot, { mover }: GameState, chosen: Chosen): ReadonlySet<string> => {
  const way = wayChoice(snapshot, mover, chosen);
  return new Set(boardOf(snapshot).territories.filter((from) => !way.whyNot({ from })));
};

/** Where an attack or a move from there may lead, in the order of the map. */
export const targetsOf = (
  snapshot: Snapshot,
  { mover }: GameState,
  chosen: Chosen,
  from: string,
): readonly string[] => {
  const ends = new Set(
    wayChoice(snapshot, mover, chosen)
      .targets({ from })
      .map(({ to }) => to),
  );
  return boardOf(snapshot).territories.filter((id) => ends.has(id));
};
