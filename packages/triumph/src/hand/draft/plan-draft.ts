import { plan, type Leg } from '@vexillum/geometry';
import type { Hand } from '../hand.ts';
import type { ToolWorld } from '../tool-world.ts';
import type { MoveDraft } from './move-draft.ts';
import { moversOf } from './movers-of.ts';

/** What a draft is besides its stands, its legs and their plan. */
export type DraftMore = Omit<MoveDraft, 'ids' | 'legs' | 'plan' | 'rules'>;

/** A move of these stands, planned on the table as it is now. */
export const planDraft = (
  world: ToolWorld,
  ids: readonly string[],
  legs: readonly Leg[],
  more: DraftMore,
): MoveDraft => {
  const rules = world.rulesFor(ids);
  return { ...more, ids: ids.toSorted(), legs, rules, plan: plan(ids, legs, world.geometry(), rules) };
};

/** The move in the making is now this; without legs, and in no hand, it is none. */
export const setLegs = (hand: Hand, ids: readonly string[], legs: readonly Leg[], more: DraftMore): void => {
  const isNone = legs.length === 0 && !more.isHeld;
  if (!isNone) hand.setDraft(planDraft(hand.world, ids, legs, more));
  else if (hand.draft) hand.setDraft(undefined);
};

/** Takes the last leg off the move in the making; whether there was one. */
export const stepBack = (hand: Hand): boolean => {
  const { draft } = hand;
  if (!draft) return false;
  setLegs(hand, draft.ids, draft.legs.slice(0, -1), { gesture: draft.gesture, isHeld: false });
  return true;
};

/** The legs for those who are left. Where the stand that carried the others is gone, another carries them to the same place. */
const legsFor = (draft: MoveDraft, ids: readonly string[]): readonly Leg[] | undefined => {
  const isLost = (leg: Leg): boolean => leg.kind === 'free' && !ids.includes(leg.stand ?? draft.ids[0] ?? '');
  const [lost, ...others] = draft.legs.filter(isLost);
  if (!lost) return draft.legs;
  const stand = ids[0] as string;
  const to = draft.plan.poses[stand];
  // Only of the last leg is it known where it brought everybody.
  if (others.length > 0 || lost !== draft.legs.at(-1) || !to) return undefined;
  return [...draft.legs.slice(0, -1), { kind: 'free', to, stand }];
};

/** The same move on the table as it is now, without the stands that are gone or no longer mine; nobody left, no move left. */
export const replanned = (world: ToolWorld, draft: MoveDraft): MoveDraft | undefined => {
  const ids = moversOf(world, draft.ids);
  const legs = ids.length > 0 ? legsFor(draft, ids) : undefined;
  return legs && planDraft(world, ids, legs, draft);
};

/** The table has changed: the move in the making is planned again. */
export const replan = (hand: Hand): void => {
  if (hand.draft) hand.setDraft(replanned(hand.world, hand.draft));
};
