import {
  distanceOfPoints,
  distanceToPolygon,
  forwardOf,
  frontEndsOf,
  HEADING_TOLERANCE,
  normalDegrees,
  rightOf,
  turnBetween,
  type Body,
  type Point,
} from '@vexillum/geometry';
import { leadOfColumn } from '../draft/stands-after.ts';
import { moversOf } from '../draft/movers-of.ts';
import { standsAfter, type Stander } from '../draft/stands-after.ts';
import type { Hand } from '../hand.ts';
import type { HandleKind, ToolHandle } from '../handle.ts';

// All in CSS pixels: knobs are 44 apart, as far as a finger needs, whatever is between them.

/** From the front to the arrow that advances. */
const AHEAD = 48;
/** From a front corner outward and ahead to the knob that swings it; no nearer to the middle than the least. */
const ASIDE = 14;
const BEFORE_CORNER = 20;
const LEAST_ASIDE = 34;
/** From the knob that swings the corner outward to the one that slides; below the front. */
const SLIDE_ASIDE = 14;
const BELOW_FRONT = 26;
/** From the rear to the knob that turns. */
const BEHIND = 30;
/** A front shorter than this has no knobs at its sides: they would hide what they move. */
const SMALL_FRONT = 40;

/** The ground that the stands take up, as they see it: from the middle of their front, in pixels. */
interface Ground {
  readonly at: Point;
  readonly degrees: number;
  readonly half: number;
  readonly ahead: number;
  readonly behind: number;
  readonly scale: number;
}

const headingOf = (stands: readonly Stander[], lead: Body | undefined): number | undefined => {
  if (lead) return lead.at.degrees;
  const [first] = stands;
  const isEven = stands.every(
    ({ body }) => first && Math.abs(turnBetween(first.body.at.degrees, body.at.degrees)) <= HEADING_TOLERANCE,
  );
  return isEven ? first?.body.at.degrees : undefined;
};

/** How far the stands reach ahead of a point and behind it. */
const extentFrom = (bodies: readonly Body[], at: Point, degrees: number, scale: number) => {
  const forward = forwardOf(degrees);
  const heights = bodies.flatMap((body) =>
    body.corners.map(({ x, y }) => (x - at.x) * forward.x + (y - at.y) * forward.y),
  );
  return { ahead: Math.max(...heights) * scale, behind: -Math.min(...heights) * scale };
};

const groundOf = (bodies: readonly Body[], front: readonly Body[], degrees: number, scale: number): Ground => {
  const ends = frontEndsOf(front);
  const [left, right] = ends ?? [bodies[0]?.at ?? { x: 0, y: 0 }, bodies[0]?.at ?? { x: 0, y: 0 }];
  const at = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  const half = (Math.hypot(right.x - left.x, right.y - left.y) / 2) * scale;
  return { at, degrees, half, scale, ...extentFrom(bodies, at, degrees, scale) };
};

/** The point so many pixels to the right of the middle of the front, and so many ahead. */
const pointOn = ({ at, degrees, scale }: Ground, aside: number, ahead: number): Point => {
  const [right, forward] = [rightOf(degrees), forwardOf(degrees)];
  return {
    x: at.x + (right.x * aside + forward.x * ahead) / scale,
    y: at.y + (right.y * aside + forward.y * ahead) / scale,
  };
};

const turnHandle = (ground: Ground): ToolHandle => ({
  id: 'turn',
  at: pointOn(ground, 0, -ground.behind - BEHIND),
  from: pointOn(ground, 0, -ground.behind),
  degrees: normalDegrees(ground.degrees + 180),
});

const frontHandles = (ground: Ground): ToolHandle[] => {
  const { half, ahead, degrees } = ground;
  const aside = Math.max(half + ASIDE, LEAST_ASIDE);
  const knob = (id: HandleKind, side: number): ToolHandle => ({
    id,
    at: pointOn(ground, side * aside, BEFORE_CORNER),
    from: pointOn(ground, side * half, 0),
    degrees,
  });
  return [
    { id: 'advance', at: pointOn(ground, 0, ahead + AHEAD), from: pointOn(ground, 0, ahead), degrees },
    // A wheel to the left swings the right front corner.
    knob('wheel-left', 1),
    knob('wheel-right', -1),
  ];
};

const sideHandles = (ground: Ground): ToolHandle[] => {
  const { half, behind, degrees } = ground;
  const aside = Math.max(half + ASIDE, LEAST_ASIDE) + SLIDE_ASIDE;
  const below = Math.max(BELOW_FRONT, Math.min(behind / 2, half));
  const knob = (id: HandleKind, side: number): ToolHandle => ({
    id,
    at: pointOn(ground, side * aside, -below),
    from: pointOn(ground, side * half, -Math.min(below, behind)),
    degrees: normalDegrees(degrees + side * 90),
  });
  return 2 * half < SMALL_FRONT ? [] : [knob('slide-left', -1), knob('slide-right', 1)];
};

/** Stands that look apart have no front of their own: they can only be turned, about their middle. */
const looseGround = (bodies: readonly Body[], scale: number): Ground => {
  const [first] = bodies as readonly [Body];
  const at = {
    x: bodies.reduce((sum, { center }) => sum + center.x, 0) / bodies.length,
    y: bodies.reduce((sum, { center }) => sum + center.y, 0) / bodies.length,
  };
  const { degrees } = first.at;
  return { at, degrees, half: 0, scale, ...extentFrom(bodies, at, degrees, scale) };
};

/** Farther on than this a knob would no longer be seen to belong to what it moves; looked for in such steps. */
const FARTHEST = 132;
const STEP = 6;

const isClear = (at: Point, obstacles: readonly Body[], placed: readonly ToolHandle[], room: Room): boolean =>
  obstacles.every(({ corners }) => distanceToPolygon(at, corners) * room.scale >= room.radius) &&
  placed.every((other) => distanceOfPoints(other.at, at) * room.scale >= 2 * room.radius - 1);

interface Room {
  /** Half a knob, in CSS pixels. */
  readonly radius: number;
  readonly scale: number;
}

/** Moved on, away from what it moves, until it covers no other stand and no other knob; left alone where there is no such place near. */
const movedOn = (handle: ToolHandle, obstacles: readonly Body[], placed: readonly ToolHandle[], room: Room) => {
  const length = distanceOfPoints(handle.from, handle.at);
  const [right, up] = [(handle.at.x - handle.from.x) / length, (handle.at.y - handle.from.y) / length];
  for (let on = 0; on <= FARTHEST && length > 0; on += STEP) {
    const far = on / room.scale;
    const at = { x: handle.at.x + right * far, y: handle.at.y + up * far };
    if (isClear(at, obstacles, placed, room)) return { ...handle, at };
  }
  return handle;
};

/** The knobs lie beside the stands that they would cover. */
const besideOthers = (hand: Hand, handles: readonly ToolHandle[], ids: readonly string[]): ToolHandle[] => {
  const { world } = hand;
  const room = { radius: world.knobRadius(), scale: world.scale() };
  const mine = new Set(ids);
  const reach = (FARTHEST + room.radius) / room.scale;
  const isNear = ({ id, center, radius }: Body) =>
    !mine.has(id) && handles.some(({ at }) => distanceOfPoints(at, center) <= reach + radius);
  const obstacles = world.geometry().bodies.filter(isNear);
  const placed: ToolHandle[] = [];
  for (const handle of handles) placed.push(movedOn(handle, obstacles, placed, room));
  return placed;
};

/** The knobs of the selected stands, or of those of the open draft where it has brought them. */
export const standHandles = (hand: Hand): readonly ToolHandle[] => {
  const { world, draft } = hand;
  const ids = draft?.ids ?? moversOf(world, world.selection());
  const stands = standsAfter(world.geometry(), ids, draft?.legs ?? []);
  if (stands.length === 0) return [];
  const bodies = stands.map(({ body }) => body);
  const lead = leadOfColumn(stands);
  const degrees = headingOf(stands, lead);
  const scale = world.scale();
  if (degrees === undefined) return besideOthers(hand, [turnHandle(looseGround(bodies, scale))], ids);
  const ground = groundOf(bodies, lead ? [lead] : bodies, degrees, scale);
  return besideOthers(hand, [...frontHandles(ground), ...sideHandles(ground), turnHandle(ground)], ids);
};
