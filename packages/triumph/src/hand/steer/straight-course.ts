import {
  contactsAhead,
  forwardOf,
  frontEndsOf,
  rightOf,
  shiftPoint,
  sideAsFront,
  type Body,
  type Leg,
  type Point,
  type World,
  type ZoneSide,
} from '@vexillum/geometry';
import { leadOfColumn } from '../draft/stands-after.ts';
import { standsAfter } from '../draft/stands-after.ts';
import { roundedLength } from '../draft/with-leg.ts';
import type { ToolWorld } from '../tool-world.ts';
import type { Course, Grip } from './course.ts';
import { farthestOf, haltsOf } from './course.ts';
import { pullOf, restAt } from './course.ts';
import { stopsOf } from './course.ts';

/** A way straight along one direction. */
interface Way {
  readonly name: 'advancing' | 'sliding';
  readonly before: readonly Leg[];
  readonly begun: number;
  readonly sense: number;
  readonly least: number;
  readonly along: Point;
  /** The middle of the front where the leg begins. */
  readonly from: Point;
  readonly bodies: readonly Body[];
  /** Which side of the bases goes first, there and back. */
  readonly sides: readonly [there: ZoneSide, back: ZoneSide];
  legOf(value: number): Leg;
}

const middleOfFront = (bodies: readonly Body[]): Point => {
  const [left, right] = frontEndsOf(bodies) ?? [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  return { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
};

/** How many MU to each thing that the stands meet when that side of theirs goes first, nearest first. */
const contactsToward = (bodies: readonly Body[], world: World, side: ZoneSide): readonly number[] =>
  contactsAhead(
    bodies.map((body) => sideAsFront(body, side)),
    world,
  ).map(({ distance }) => roundedLength(distance));

const wholeUpTo = (length: number): number[] => Array.from({ length: Math.floor(length) }, (_, index) => index + 1);

const courseOn = (world: ToolWorld, { ids, at }: Grip, way: Way): Course => {
  const { along, from, before } = way;
  const halts = haltsOf(world, {
    ids,
    before,
    legOf: way.legOf,
    contacts: (direction) => contactsToward(way.bodies, world.geometry(), way.sides[direction === 1 ? 0 : 1]),
    unit: 1000,
    most: Math.ceil(farthestOf(world, ids) ?? 0),
  });
  const pointAt = (value: number): Point => shiftPoint(from, along.x * value, along.y * value);
  return {
    ids,
    ...way,
    valueAt: (event) => {
      const moved = (event.at.x - at.x) * along.x + (event.at.y - at.y) * along.y;
      return Math.max(way.least, roundedLength(way.begun + moved));
    },
    restOf: (value, event) => {
      if (event.alt) return { value };
      const stops = stopsOf(halts(value < 0 ? -1 : 1), wholeUpTo(Math.abs(value) + 1), 0.0005);
      return restAt(value, stops, pullOf(world.scale()));
    },
    guideOf: (value) => {
      const direction = value < 0 ? -1 : 1;
      const length = Math.max(Math.abs(value), halts(direction).budget ?? 0);
      const ticks = wholeUpTo(length).map((mu) => pointAt(direction * mu));
      return { kind: 'line', from, to: pointAt(direction * length), ticks };
    },
  };
};

/** Straight ahead; a column goes through its turns. A last leg of the kind is taken up again. */
export const advanceCourse = (world: ToolWorld, grip: Grip): Course | undefined => {
  const last = grip.legs.at(-1);
  const isOn = last?.kind === 'advance' || last?.kind === 'column';
  const turn = last?.kind === 'column' ? last.turn : undefined;
  const before = isOn ? grip.legs.slice(0, -1) : grip.legs;
  const geometry = world.geometry();
  const stands = standsAfter(geometry, grip.ids, before);
  const lead = leadOfColumn(stands);
  const hasTurns = turn !== undefined || stands.some(({ hinges }) => hinges.length > 0);
  const legOf = (distance: number): Leg => {
    if (turn) return { kind: 'column', distance: Math.max(0, distance), turn };
    return { kind: lead && distance > 0 ? 'column' : 'advance', distance };
  };
  const start = standsAfter(geometry, grip.ids, [...before, legOf(0)]).map(({ body }) => body);
  const first = lead ? start.filter(({ id }) => id === lead.id) : start;
  const [one] = first;
  return (
    one &&
    courseOn(world, grip, {
      name: 'advancing',
      before,
      begun: isOn ? last.distance : 0,
      sense: 1,
      least: hasTurns ? 0 : Number.NEGATIVE_INFINITY,
      along: forwardOf(one.at.degrees),
      from: middleOfFront(first),
      bodies: first,
      sides: ['front', 'rear'],
      legOf,
    })
  );
};

/** Straight aside, to the right; to the left is less than 0. */
export const slideCourse = (world: ToolWorld, grip: Grip, sense: number): Course | undefined => {
  const last = grip.legs.at(-1);
  const before = last?.kind === 'slide' ? grip.legs.slice(0, -1) : grip.legs;
  const bodies = standsAfter(world.geometry(), grip.ids, before).map(({ body }) => body);
  const [one] = bodies;
  return (
    one &&
    courseOn(world, grip, {
      name: 'sliding',
      before,
      begun: last?.kind === 'slide' ? last.distance : 0,
      sense,
      least: Number.NEGATIVE_INFINITY,
      along: rightOf(one.at.degrees),
      from: middleOfFront(bodies),
      bodies,
      sides: ['right', 'left'],
      legOf: (distance) => ({ kind: 'slide', distance }),
    })
  );
};
