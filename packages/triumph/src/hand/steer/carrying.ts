import {
  bodyAt,
  placementOf,
  poseOf,
  rotatePlacement,
  shiftPlacement,
  snap,
  type Body,
  type Leg,
  type Placement,
  type SnapCandidate,
} from '@vexillum/geometry';
import type { MoveDraft } from '../draft/move-draft.ts';
import { takeUp, moversOf } from '../draft/movers-of.ts';
import { planDraft, replanned } from '../draft/plan-draft.ts';
import { commitDraft } from '../draft/put-down.ts';
import { standsAfter } from '../draft/stands-after.ts';
import type { Free, Hand, ToolState } from '../hand.ts';
import type { PointerToolEvent, KeyToolEvent, ToolEvent, WheelToolEvent } from '../tool-event.ts';
import { lensGuide } from './lens-guide.ts';

/** Stands are picked up by their bodies. The first of the ids is the one that was taken hold of. */
export const carry = (hand: Hand, down: PointerToolEvent, ids: readonly string[], free: Free): ToolState => {
  const movers = takeUp(hand, ids);
  const inOrder = ids.filter((id, index) => movers.includes(id) && ids.indexOf(id) === index);
  return inOrder.length > 0 ? new Carrying(hand, down, inOrder, free) : free();
};

/** Let go nearer than this to where it was taken, in MU, and not turned, a piece stays where it was. */
const NO_MOVE = 0.25;
/** Degrees for each notch of a mouse's wheel, of usually 100 pixels. */
const NOTCH = 5;
const NOTCH_PIXELS = 100;

/** Degrees that a key turns what is carried, clockwise. */
const turnKeys: Readonly<Record<string, number>> = {
  q: -1,
  '[': -1,
  '{': -1,
  arrowleft: -1,
  arrowdown: -1,
  e: 1,
  ']': 1,
  '}': 1,
  arrowright: 1,
  arrowup: 1,
};

/** Stands are in the hand, as one body. Let go, they are put down: one action. */
export class Carrying implements ToolState {
  readonly name = 'carrying';
  readonly #hand: Hand;
  readonly #ids: readonly string[];
  readonly #lead: string;
  readonly #former: MoveDraft | undefined;
  readonly #before: readonly Leg[];
  readonly #start: PointerToolEvent;
  readonly #free: Free;
  #now: PointerToolEvent;
  #turn = 0;
  #isMoved = false;

  /** The first of the ids is the one that was taken hold of. */
  constructor(hand: Hand, start: PointerToolEvent, ids: readonly string[], free: Free) {
    this.#hand = hand;
    this.#start = start;
    this.#now = start;
    this.#ids = ids;
    this.#lead = ids[0] ?? '';
    this.#former = hand.draft;
    this.#before = hand.draft?.legs ?? [];
    this.#free = free;
  }

  handle(event: ToolEvent): ToolState {
    if (this.#isLost()) return this.#free();
    if (event.kind === 'key') return this.#key(event);
    if (event.kind === 'wheel') return this.#wheel(event);
    if (!('pointerId' in event) || event.pointerId !== this.#start.pointerId) return this;
    if (event.kind === 'move') this.#carryTo(event);
    if (event.kind === 'up') return this.#letGo(event);
    return event.kind === 'cancel' ? this.#stop() : this;
  }

  /** The stands are where they were; what was in the making before goes on. */
  giveUp(): void {
    if (this.#hand.draft !== this.#former)
      this.#hand.setDraft(this.#former && replanned(this.#hand.world, this.#former));
  }

  /** They have left the table, or are somebody else's now. */
  #isLost(): boolean {
    return (this.#isMoved && !this.#hand.draft) || this.#movers().length === 0;
  }

  #movers(): readonly string[] {
    return moversOf(this.#hand.world, this.#ids);
  }

  #key(event: KeyToolEvent): ToolState {
    const key = event.key.toLowerCase();
    const turn = turnKeys[key];
    if (event.ctrl) return this;
    if (key === 'escape') return this.#stop();
    if (key === 'enter') return this.#letGo(this.#now);
    if (turn !== undefined) this.#turnBy(turn * (event.shift ? 5 : event.alt ? 0.1 : 1));
    return this;
  }

  #wheel(event: WheelToolEvent): ToolState {
    if (event.shift) this.#turnBy((event.delta / NOTCH_PIXELS) * NOTCH);
    return this;
  }

  #turnBy(degrees: number): void {
    this.#turn += degrees;
    this.#carryTo(this.#now);
  }

  #carryTo(event: PointerToolEvent): void {
    this.#now = event;
    this.#isMoved = true;
    const bodies = this.#carried();
    const snapped = this.#hand.isSnapping && !event.alt ? snap(bodies, this.#hand.world.geometry()) : undefined;
    this.#show(bodies, snapped);
  }

  #show(bodies: readonly Body[], snapped: SnapCandidate | undefined): void {
    const { world } = this.#hand;
    const ids = bodies.map(({ id }) => id);
    const lead = bodies.find(({ id }) => id === this.#lead) ?? (bodies[0] as Body);
    const leg: Leg = snapped
      ? { kind: 'place', poses: snapped.poses }
      : { kind: 'free', to: poseOf(lead.at), stand: lead.id };
    const more = { gesture: 'carry', isHeld: true, ...(snapped ? { snap: snapped } : {}) } as const;
    const draft = planDraft(world, ids, [...this.#before, leg], more);
    const guide = ids.length === 1 ? this.#lens(lead, draft) : undefined;
    this.#hand.setDraft(guide ? { ...draft, guide } : draft);
  }

  /** What the one stand may reach with the heading that it has now. */
  #lens(lead: Body, { ids, plan }: MoveDraft) {
    const { world } = this.#hand;
    const [from] = standsAfter(world.geometry(), ids, this.#before);
    const to = plan.poses[lead.id];
    return from && to && lensGuide(world, ids, this.#before, from.body, placementOf(to).degrees);
  }

  /** Where the hand has brought them: turned about the place where they were taken hold of, and carried with it. */
  #carried(): readonly Body[] {
    const from = this.#start.at;
    const { at } = this.#now;
    const turned = (place: Placement): Placement =>
      shiftPlacement(rotatePlacement(place, from, this.#turn), at.x - from.x, at.y - from.y);
    const stands = standsAfter(this.#hand.world.geometry(), this.#movers(), this.#before);
    return stands.map(({ body }) => bodyAt(body, turned(body.at)));
  }

  #letGo(event: PointerToolEvent): ToolState {
    const way = Math.hypot(event.at.x - this.#start.at.x, event.at.y - this.#start.at.y);
    if (!this.#isMoved || (way <= NO_MOVE && this.#turn === 0)) return this.#stop();
    this.#carryTo(event);
    commitDraft(this.#hand);
    return this.#free();
  }

  #stop(): ToolState {
    this.giveUp();
    return this.#free();
  }
}
