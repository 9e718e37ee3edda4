import { mayReach, normalDegrees, turnBetween, type Body, type Leg, type Point } from '@vexillum/geometry';
import { standsAfter } from '../draft/stands-after.ts';
import { roundedTurn } from '../draft/with-leg.ts';
import type { ToolWorld } from '../tool-world.ts';
import type { Course, Grip } from './course.ts';
import { haltsOf } from './course.ts';
import { lensGuide } from './lens-guide.ts';
import { pullOf, restAt } from './course.ts';
import { stopsOf } from './course.ts';
import { degreesPerMu, swingFrom } from './course.ts';

const SHIFT_STEP = 15;
/** With Shift a neighbour's heading is taken over from so many degrees away. */
const NEIGHBOUR_PULL = 3;
/** In MU from edge to edge: who is so near is a neighbour. */
const NEIGHBOUR_REACH = 4;
const HALF_TURN = 180;

const headingsNear = (bodies: readonly Body[], world: ToolWorld): number[] => {
  const moving = new Set(bodies.map(({ id }) => id));
  return world
    .geometry()
    .bodies.filter((other) => !moving.has(other.id) && bodies.some((body) => mayReach(body, other, NEIGHBOUR_REACH)))
    .flatMap(({ at }) => [at.degrees, normalDegrees(at.degrees + HALF_TURN)]);
};

/** The turn to the heading that is meant: a neighbour's, or that of whoever faces him, else the nearest fifteenth degree. */
const neatTurn = (from: number, turn: number, headings: readonly number[]): number => {
  const away = (heading: number): number => turnBetween(from + turn, heading);
  const [nearest] = headings.toSorted((a, b) => Math.abs(away(a)) - Math.abs(away(b)));
  if (nearest !== undefined && Math.abs(away(nearest)) <= NEIGHBOUR_PULL) return roundedTurn(turn + away(nearest));
  return roundedTurn(Math.round((from + turn) / SHIFT_STEP) * SHIFT_STEP - from);
};

const middleOf = (bodies: readonly Body[]): Point => ({
  x: bodies.reduce((sum, { center }) => sum + center.x, 0) / bodies.length,
  y: bodies.reduce((sum, { center }) => sum + center.y, 0) / bodies.length,
});

/** One stand turns about the middle of its front, several about the middle of all. A last leg of the kind is taken up again. */
export const turnCourse = (world: ToolWorld, { ids, legs, at }: Grip): Course | undefined => {
  const about = ids.length === 1 ? 'front' : 'center';
  const last = legs.at(-1);
  const isOn = last?.kind === 'rotate' && last.about === about;
  const before = isOn ? legs.slice(0, -1) : legs;
  const begun = isOn ? last.degrees : 0;
  const bodies = standsAfter(world.geometry(), ids, before).map(({ body }) => body);
  const [first] = bodies;
  if (!first) return undefined;
  const pivot = about === 'front' ? first.at : middleOf(bodies);
  const swing = swingFrom(pivot, at);
  const headings = headingsNear(bodies, world);
  const legOf = (degrees: number): Leg => ({ kind: 'rotate', degrees, about });
  const halts = haltsOf(world, { ids, before, legOf, contacts: () => [], unit: 100, most: HALF_TURN });
  const radius = Math.max(...bodies.map((body) => Math.hypot(body.at.x - pivot.x, body.at.y - pivot.y))) + 1;
  return {
    name: 'turning',
    ids,
    before,
    begun,
    sense: 1,
    valueAt: (event) => roundedTurn(begun + swing(event.at)),
    restOf: (value, { shift, alt }) => {
      if (shift) return { value: neatTurn(first.at.degrees, value, headings) };
      if (alt) return { value };
      const stops = stopsOf(halts(value < 0 ? -1 : 1), [], 0);
      return restAt(value, stops, pullOf(world.scale()) * degreesPerMu(radius));
    },
    legOf,
    guideOf: (value) => (ids.length === 1 ? lensGuide(world, ids, before, first, first.at.degrees + value) : undefined),
  };
};
