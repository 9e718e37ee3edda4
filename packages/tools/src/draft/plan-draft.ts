import { plan, type Leg } from '@vexillum/geometry';
import type { ToolWorld } from '../tool-world.ts';
import type { MoveDraft } from './move-draft.ts';

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
