import { advance, type Body, bodyAt, forwardOf, type Polygon, sideAsFront, type ZoneSide } from '@vexillum/geometry';
import type { CombatEdge } from '../records/combat.ts';

/** How deep the strip along an edge is by which is judged on what ground the edge fights, in MU. */
const STRIP_MU = 0.05;

const zoneSideOf = (edge: CombatEdge): ZoneSide => (edge === 'camp' ? 'front' : edge);

/** The ground under one edge of a stand. */
export const groundUnder = (body: Body, edge: CombatEdge): Polygon => {
  const { at, width } = sideAsFront(body, zoneSideOf(edge));
  return bodyAt({ id: body.id, side: body.side, width, depth: STRIP_MU }, advance(at, 0)).corners;
};

/** On which edge of the target a shooter looks: on its front where any of the shooter's own front is before it, on its rear where all of it is behind. */
export const edgeShotAt = (shooter: Body, target: Body): CombatEdge => {
  const forward = forwardOf(target.at.degrees);
  const ahead = [shooter.rectangle.frontLeft, shooter.rectangle.frontRight].map(
    ({ x, y }) => (x - target.at.x) * forward.x + (y - target.at.y) * forward.y,
  );
  if (ahead.some((far) => far > 0)) return 'front';
  if (ahead.every((far) => far < -target.depth)) return 'rear';
  const right = { x: forward.y, y: -forward.x };
  const aside = (shooter.center.x - target.center.x) * right.x + (shooter.center.y - target.center.y) * right.y;
  return aside > 0 ? 'right' : 'left';
};
