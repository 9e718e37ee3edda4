import {
  rotatePoint,
  wheelContacts,
  wheelOf,
  wheelPrice,
  wheelTurn,
  type Body,
  type Leg,
  type Point,
  type SoftStop,
  type WheelSide,
  type World,
} from '@vexillum/geometry';
import { leadOfColumn } from '../draft/stands-after.ts';
import { standsAfter } from '../draft/stands-after.ts';
import { wheelWithin } from '../draft/typing.ts';
import { roundedTurn } from '../draft/with-leg.ts';
import type { ToolWorld } from '../tool-world.ts';
import type { Course, Grip } from './course.ts';
import { farthestOf, haltsOf } from './course.ts';
import { pullOf, restAt } from './course.ts';
import { stopsOf } from './course.ts';
import { degreesPerMu, swingFrom } from './course.ts';

const SHIFT_STEP = 5;
/** As far as a wheel is followed, in degrees. */
const HALF_TURN = 180;
/** The budget is rounded down to hundredths of a degree: what is short of a whole MU by no more than that is whole. */
const HAIR = 0.01;
/** As far as its contacts are looked for where there is no budget, in degrees. */
const QUARTER_TURN = 90;

/** How many degrees to each thing that the front meets; rounded down, so that nobody comes to stand in another. A wheel back meets nothing. */
const contactsRound = (bodies: readonly Body[], side: WheelSide, world: World, reach: number): readonly number[] =>
  wheelContacts(bodies, side, world, reach).map(({ degrees }) => Math.floor(degrees * 100) / 100);

/** Whose front wheels, after which legs, and which leg that is. */
interface Wheeling {
  readonly before: readonly Leg[];
  readonly begun: number;
  readonly least: number;
  readonly bodies: readonly Body[];
  legOf(value: number): Leg;
}

/** A column turns at its first stand's corner, and the others follow when it marches on. */
const columnWheel = (grip: Grip, side: WheelSide, lead: Body): Wheeling => {
  const last = grip.legs.at(-1);
  const isOn = last?.kind === 'column' && last.turn?.side === side && last.distance === 0;
  return {
    before: isOn ? grip.legs.slice(0, -1) : grip.legs,
    begun: isOn ? (last.turn?.degrees ?? 0) : 0,
    least: 0,
    bodies: [lead],
    legOf: (degrees) => ({ kind: 'column', distance: 0, turn: { side, degrees: Math.max(0, degrees) } }),
  };
};

const wheelingOf = (world: ToolWorld, grip: Grip, side: WheelSide): Wheeling => {
  const last = grip.legs.at(-1);
  const isOn = last?.kind === 'wheel' && last.side === side;
  const isTurnOn = last?.kind === 'column' && last.turn?.side === side && last.distance === 0;
  const before = isOn || isTurnOn ? grip.legs.slice(0, -1) : grip.legs;
  const stands = standsAfter(world.geometry(), grip.ids, before);
  const lead = leadOfColumn(stands);
  if (lead) return columnWheel(grip, side, lead);
  return {
    before,
    begun: isOn ? last.degrees : 0,
    least: -HALF_TURN,
    bodies: stands.map(({ body }) => body),
    legOf: (degrees) => ({ kind: 'wheel', side, degrees }),
  };
};

/** A round stop says its distance as it is paid for: in MU. */
const inMu = (stop: SoftStop, frontage: number, measure: 'arc' | 'chord'): SoftStop => ({
  kind: stop.kind,
  distance: wheelPrice(frontage, stop.distance)[measure],
});

/** How far halts are looked for, in whole degrees. */
const reachOf = (frontage: number, mu: number | undefined, measure: 'arc' | 'chord'): number =>
  mu === undefined ? QUARTER_TURN : Math.min(HALF_TURN, Math.ceil(wheelWithin(frontage, mu, measure)));

/** The far corner swings round the other one. A last leg of the kind is taken up again. */
export const wheelCourse = (world: ToolWorld, grip: Grip, side: WheelSide): Course | undefined => {
  const { before, begun, least, bodies, legOf } = wheelingOf(world, grip, side);
  const wheel = wheelOf(bodies, side, 0);
  if (!wheel) return undefined;
  const { pivot, from, frontage } = wheel;
  const measure = world.rulesFor(grip.ids).measure === 'arc' ? 'arc' : 'chord';
  const swing = swingFrom(pivot, grip.at);
  const sign = wheelTurn(side, 1);
  const wholeUpTo = (degrees: number): number[] => {
    const price = wheelPrice(frontage, Math.min(HALF_TURN, degrees))[measure];
    return Array.from({ length: Math.floor(price + HAIR) }, (_, index) => wheelWithin(frontage, index + 1, measure));
  };
  const reach = reachOf(frontage, farthestOf(world, grip.ids), measure);
  const halts = haltsOf(world, {
    ids: grip.ids,
    before,
    legOf,
    contacts: (direction) => (direction === 1 ? contactsRound(bodies, side, world.geometry(), reach) : []),
    unit: 100,
    most: reach,
  });
  const pointAt = (degrees: number): Point => rotatePoint(from, pivot, sign * degrees);
  const restOf = (value: number) => {
    const near = Math.abs(value) + degreesPerMu(frontage);
    const stops = stopsOf(halts(value < 0 ? -1 : 1), wholeUpTo(near), 0.02);
    const rest = restAt(value, stops, pullOf(world.scale()) * degreesPerMu(frontage));
    return rest.stop ? { ...rest, stop: inMu(rest.stop, frontage, measure) } : rest;
  };
  return {
    name: 'wheeling',
    ids: grip.ids,
    before,
    begun,
    sense: 1,
    valueAt: ({ at }) => Math.min(HALF_TURN, Math.max(least, roundedTurn(begun + sign * swing(at)))),
    restOf: (value, { shift, alt }) => {
      if (shift) return { value: Math.round(value / SHIFT_STEP) * SHIFT_STEP };
      return alt ? { value } : restOf(value);
    },
    legOf,
    guideOf: (value) => {
      const direction = value < 0 ? -1 : 1;
      const furthest = Math.max(Math.abs(value), halts(direction).budget ?? 0);
      const ticks = wholeUpTo(furthest).map((degrees) => pointAt(direction * degrees));
      return { kind: 'arc', pivot, from, to: pointAt(value), turn: sign * value, ticks };
    },
  };
};
