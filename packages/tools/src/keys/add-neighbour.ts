import { type Body, distanceOfPoints, isBeside, rightOf } from '@vexillum/geometry';
import type { HandAtTable } from '../hand-at-table.ts';
import { movableStands } from '../select/movable.ts';

type Hand = 'left' | 'right';

/** How far a stand is to the right of another, as that one looks. */
const rightward = (from: Body, to: Body): number => {
  const { x, y } = rightOf(from.at.degrees);
  return (to.center.x - from.center.x) * x + (to.center.y - from.center.y) * y;
};

const areBeside = (from: Body, to: Body, side: Hand): boolean =>
  side === 'right' ? isBeside(from, to) : isBeside(to, from);

const nearestTo = (from: Body, others: readonly Body[]): Body | undefined =>
  others.toSorted((a, b) => distanceOfPoints(from.center, a.center) - distanceOfPoints(from.center, b.center))[0];

/** Adds the own stand that stands beside the selected ones, as they look; else the nearest on that side. */
export const addNeighbour = (hand: HandAtTable, side: Hand): boolean => {
  const { world } = hand;
  const selected = movableStands(world).flatMap((id) => hand.bodies.byId.get(id) ?? []);
  const sign = side === 'right' ? 1 : -1;
  const edge = selected.reduce<Body | undefined>(
    (most, body) => (most && sign * rightward(most, body) <= 0 ? most : body),
    undefined,
  );
  if (!edge) return false;
  const others = world
    .ownStands()
    .filter((id) => !world.selection().includes(id))
    .flatMap((id) => hand.bodies.byId.get(id) ?? []);
  const linked = others.filter((other) => selected.some((body) => areBeside(body, other, side)));
  const aside = others.filter((other) => sign * rightward(edge, other) > 0);
  const next = nearestTo(edge, linked) ?? nearestTo(edge, aside);
  if (next) hand.select([...world.selection(), next.id]);
  return true;
};
