import type { MoveDraft } from '../draft/move-draft.ts';
import { moversOfHand } from '../draft/movers-of.ts';
import { replanned, setLegs } from '../draft/plan-draft.ts';
import { commitDraft } from '../draft/put-down.ts';
import { typedLeg, typeKey } from '../draft/typing.ts';
import { MOST_LEGS, roundedTurn, withLeg } from '../draft/with-leg.ts';
import type { Free, Hand, ToolState } from '../hand.ts';
import type { HandleKind, ToolHandle } from '../handle.ts';
import { isDragFrom } from '../slop.ts';
import type { KeyToolEvent, PointerToolEvent, ToolEvent } from '../tool-event.ts';
import type { ToolWorld } from '../tool-world.ts';
import {
  type Course,
  degreesPerMu,
  type Grip,
  haltsOf,
  pullOf,
  type Rest,
  restAt,
  stopsOf,
  swingFrom,
} from './course.ts';
import { advanceCourse, slideCourse } from './straight-course.ts';
import { wheelCourse } from './wheel-course.ts';
import { type Body, type Leg, mayReach, normalDegrees, type Point, turnBetween } from '@vexillum/geometry';
import { standsAfter } from '../draft/stands-after.ts';
import { lensGuide } from './lens-guide.ts';

const courseOf = (world: ToolWorld, kind: HandleKind, grip: Grip): Course | undefined => {
  switch (kind) {
    case 'advance':
      return advanceCourse(world, grip);
    case 'wheel-left':
      return wheelCourse(world, grip, 'left');
    case 'wheel-right':
      return wheelCourse(world, grip, 'right');
    case 'slide-left':
      return slideCourse(world, grip, -1);
    case 'slide-right':
      return slideCourse(world, grip, 1);
    case 'turn':
      return turnCourse(world, grip);
    case 'resize':
      return undefined;
  }
};

/** A knob of the stands is taken hold of: it goes on with the open move. `undefined` where nobody is there to be moved. */
export const steer = (
  hand: Hand,
  down: PointerToolEvent,
  handle: Pick<ToolHandle, 'id'>,
  free: Free,
): ToolState | undefined => {
  const ids = moversOfHand(hand);
  const begin = (): Course | undefined =>
    courseOf(hand.world, handle.id, { ids, legs: hand.draft?.legs ?? [], at: down.at });
  let course = ids.length > 0 ? begin() : undefined;
  // A move that is full is put down before another leg is begun.
  if (course && course.before.length >= MOST_LEGS) {
    commitDraft(hand);
    course = begin();
  }
  return course && new Steering(hand, down, handle.id, course, free);
};

/** A knob is held, and steers one leg of the move in the making. Let go, the move stays open. */
export class Steering implements ToolState {
  readonly name: Course['name'];
  readonly knob: HandleKind;
  readonly #hand: Hand;
  readonly #start: PointerToolEvent;
  readonly #course: Course;
  readonly #free: Free;
  readonly #former: MoveDraft | undefined;
  #rest: Rest;
  #isMoved = false;

  constructor(hand: Hand, start: PointerToolEvent, knob: HandleKind, course: Course, free: Free) {
    this.name = course.name;
    this.knob = knob;
    this.#hand = hand;
    this.#start = start;
    this.#course = course;
    this.#free = free;
    this.#former = hand.draft;
    this.#rest = { value: course.begun };
    this.#show();
  }

  handle(event: ToolEvent): ToolState {
    // The stands have left the table, or the move was put down by other means.
    if (!this.#hand.draft) return this.#free();
    if (event.kind === 'key') return this.#key(event);
    if (!('pointerId' in event) || event.pointerId !== this.#start.pointerId) return this;
    if (event.kind === 'move') this.#move(event);
    if (event.kind === 'up') return this.#letGo();
    return event.kind === 'cancel' ? this.#stop() : this;
  }

  /** Gives up the leg in hand, and keeps those before it. */
  giveUp(): void {
    if (!this.#hand.draft) return;
    this.#hand.setDraft(this.#former && replanned(this.#hand.world, this.#former));
  }

  #move(event: PointerToolEvent): void {
    this.#isMoved ||= isDragFrom(this.#start, event);
    // A typed distance is exact: a trembling hand does not change it.
    if (!this.#isMoved || this.#hand.draft?.typed !== undefined) return;
    this.#rest = this.#course.restOf(this.#course.valueAt(event), event);
    this.#show();
  }

  #key(event: KeyToolEvent): ToolState {
    if (event.key === 'Enter') return this.#enter();
    if (!typeKey(this.#hand, event) && event.key === 'Escape') return this.#stop();
    return this;
  }

  #enter(): ToolState {
    const { before, legOf, sense } = this.#course;
    const text = this.#hand.draft?.typed;
    if (text === undefined) return this.#letGo();
    const leg = typedLeg(this.#hand, legOf(this.#rest.value || sense), before, text);
    if (leg) setLegs(this.#hand, this.#ids(), withLeg(before, leg), { gesture: 'steer', isHeld: false });
    return leg ? this.#free() : this.#letGo();
  }

  #stop(): ToolState {
    this.giveUp();
    return this.#free();
  }

  #letGo(): ToolState {
    const { stop } = this.#rest;
    setLegs(this.#hand, this.#ids(), this.#legs(), { gesture: 'steer', isHeld: false, ...(stop ? { stop } : {}) });
    return this.#free();
  }

  #show(): void {
    const { value, stop } = this.#rest;
    const guide = this.#course.guideOf(value);
    setLegs(this.#hand, this.#ids(), this.#legs(), {
      gesture: 'steer',
      isHeld: true,
      ...(guide ? { guide } : {}),
      ...(stop ? { stop } : {}),
    });
  }

  #legs() {
    return withLeg(this.#course.before, this.#course.legOf(this.#rest.value));
  }

  /** Those who are left of the stands. */
  #ids(): readonly string[] {
    return this.#hand.draft && this.#isShown() ? this.#hand.draft.ids : this.#course.ids;
  }

  #isShown(): boolean {
    return this.#hand.draft !== this.#former;
  }
}

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

/** The turn to the heading that is meant: a neighbour's, or that of whoever faces it, otherwise the nearest fifteenth degree. */
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
const turnCourse = (world: ToolWorld, { ids, legs, at }: Grip): Course | undefined => {
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
