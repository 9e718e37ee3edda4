import { distanceOfPoints, distanceToPolygon } from '@vexillum/geometry';
import type { HandAtTable } from './hand-at-table.ts';
import type { ToolHandle } from './handle.ts';
import { movableStands } from './holders.ts';
import { sceneryHandles } from './scenery/scenery-handles.ts';
import { knobReachOf, type Pointed, slopOf } from './slop.ts';
import { standHandles } from './steer/index.ts';
import type { PointerToolEvent } from './tool-event.ts';
import type { ToolHit } from './tool-world.ts';

/** The knob under the pointer. Knobs lie on top of everything. */
export const handleAt = (hand: HandAtTable, event: PointerToolEvent): ToolHandle | undefined => {
  const reach = knobReachOf(hand.world, event);
  const away = (handle: ToolHandle): number => distanceOfPoints(handle.at, event.at);
  const [nearest] = handlesOf(hand).toSorted((a, b) => away(a) - away(b));
  return nearest && away(nearest) <= reach ? nearest : undefined;
};

/** The piece under the pointer, the stands of a move in the making where they are shown. */
export const pieceAt = (hand: HandAtTable, event: Pointed): ToolHit | undefined => {
  const slop = slopOf(hand.world, event);
  const away = (id: string): number => distanceToPolygon(event.at, hand.bodies.byId.get(id)?.corners ?? []);
  const [drafted] = (hand.draft?.ids ?? []).filter((id) => away(id) <= slop).toSorted((a, b) => away(a) - away(b));
  if (drafted !== undefined) return { kind: 'stand', id: drafted };
  const hit = hand.world.hitTest(event.at, slop);
  // Where a drafted stand stood before, there is only its ghost; and knobs are asked for above.
  return hit && hit.kind !== 'handle' && !hand.draft?.ids.includes(hit.id) ? hit : undefined;
};

/** The knobs that can be grabbed: those of the stands, or of the scenery, that is selected. */
export const handlesOf = (hand: HandAtTable): readonly ToolHandle[] => {
  if (hand.mode !== 'select') return [];
  return hand.draft || movableStands(hand.world).length > 0 ? standHandles(hand) : sceneryHandles(hand);
};
