import { lensOutline, plan, reachLens, type Leg, type Placement } from '@vexillum/geometry';
import type { Guide } from '../draft/move-draft.ts';
import type { ToolWorld } from '../tool-world.ts';

/** All that a stand may come to with that heading for what is left to pay after these legs; `undefined` where nothing limits it. */
export const lensGuide = (
  world: ToolWorld,
  ids: readonly string[],
  before: readonly Leg[],
  from: { readonly at: Placement; readonly width: number },
  degrees: number,
): Guide | undefined => {
  const { total, budget } = plan(ids, before, world.geometry(), world.rulesFor(ids)).price;
  if (budget === undefined) return undefined;
  const lens = reachLens(from.at, from.width, degrees, Math.max(0, budget - total));
  return { kind: 'lens', outline: lensOutline(lens) };
};
