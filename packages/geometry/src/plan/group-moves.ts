import { groupsOf } from '../groups/groups-of.ts';
import { strokeAt } from '../moves/stroke.ts';
import { turnBetween, type Placement } from '../placement.ts';
import { forwardOf, rightOf } from '../point.ts';
import { HEADING_TOLERANCE } from '../tolerances.ts';
import type { Leg } from './leg.ts';
import type { Marcher } from './leg-strokes.ts';
import type { SingleMove } from './move-rules.ts';
import type { Step } from './track.ts';

/** A way of going that single stands alone have, and the groups that went so. */
export interface GroupMove {
  readonly way: SingleMove;
  readonly stands: readonly string[];
}

/** A group that a hand carries goes straight on as long as it comes no farther aside than this, in MU. */
const STRAIGHT = 0.1;

const wayBetween = (from: Placement, to: Placement): SingleMove | undefined => {
  // What turns may be an advance and a wheel as well.
  if (Math.abs(turnBetween(from.degrees, to.degrees)) > HEADING_TOLERANCE) return undefined;
  const [forward, right] = [forwardOf(from.degrees), rightOf(from.degrees)];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const ahead = dx * forward.x + dy * forward.y;
  const aside = dx * right.x + dy * right.y;
  if (Math.abs(aside) <= STRAIGHT) return ahead < -STRAIGHT ? 'back' : undefined;
  return Math.abs(ahead) <= STRAIGHT ? 'sideways' : 'oblique';
};

const wayOf = (leg: Leg, index: number, steps: readonly Step[]): SingleMove | undefined => {
  switch (leg.kind) {
    case 'advance':
      return leg.distance < 0 ? 'back' : undefined;
    case 'wheel':
      return leg.degrees < 0 ? 'back' : undefined;
    case 'slide':
      return leg.distance === 0 ? undefined : 'sideways';
    case 'free': {
      const moved = steps.filter((step) => step.leg === index);
      const step = moved.find(({ stand }) => stand.id === leg.stand) ?? moved[0];
      return step && wayBetween(step.from, strokeAt(step.from, step.stroke));
    }
    case 'rotate':
    case 'push-back':
    case 'about-face':
    case 'column':
    case 'place':
      return undefined;
  }
};

/** Which of these ways stands went that touched as a group when they set out. */
export const groupMoves = (
  start: readonly Marcher[],
  legs: readonly Leg[],
  steps: readonly Step[],
  mayNot: readonly SingleMove[],
): GroupMove[] => {
  const ways = legs.map((leg, index) => wayOf(leg, index, steps));
  const wrong = mayNot.filter((way) => ways.includes(way));
  if (wrong.length === 0 || start.length < 2) return [];
  const grouped = groupsOf(start.map(({ body }) => body)).filter((group) => group.length > 1);
  return grouped.length === 0 ? [] : wrong.map((way) => ({ way, stands: grouped.flat().toSorted() }));
};
