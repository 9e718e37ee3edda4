import type { Placement } from '@vexillum/geometry';
import type { Container } from 'pixi.js';
import { layAt, toRadians, UNIT } from '../look/unit.ts';

/**
 * How long a piece is on its way to a new place. Presence comes at most twenty times a second, and a bit late now and then: each glide is
 * still going on when the next begins, which makes a hand that moves evenly look even.
 */
const DURATION = 75;

interface Glide {
  target: Placement;
  /** What is left of the way at its start, in drawing units and radians. */
  dx: number;
  dy: number;
  turn: number;
  time: number;
}

/** Moves objects softly to where they were last told to be. */
export class Glider {
  readonly #glides = new Map<Container, Glide>();
  readonly #known = new WeakSet<Container>();
  isStill = false;

  get isGliding(): boolean {
    return this.#glides.size > 0;
  }

  /** The first place of an object is taken at once, later ones by gliding. */
  place(object: Container, target: Placement): void {
    if (this.isStill || !this.#known.has(object)) {
      this.#known.add(object);
      this.#glides.delete(object);
      layAt(object, target);
      return;
    }
    this.#glides.set(object, {
      target,
      dx: target.x * UNIT - object.x,
      dy: -target.y * UNIT - object.y,
      turn: shortTurn(toRadians(target.degrees) - object.rotation),
      time: 0,
    });
  }

  /** Moves everything on. True while anything is still under way. */
  step(milliseconds: number): boolean {
    for (const [object, glide] of this.#glides) {
      if (object.destroyed || moveOn(object, glide, milliseconds)) this.#glides.delete(object);
    }
    return this.isGliding;
  }
}

/** At an even pace. True where it has arrived. */
const moveOn = (object: Container, glide: Glide, milliseconds: number): boolean => {
  const share = Math.min(milliseconds, DURATION - glide.time) / DURATION;
  glide.time += milliseconds;
  if (glide.time >= DURATION) {
    layAt(object, glide.target);
    return true;
  }
  object.position.set(object.x + glide.dx * share, object.y + glide.dy * share);
  object.rotation += glide.turn * share;
  return false;
};

/** The same turn by the shorter way round. */
const shortTurn = (radians: number): number => Math.atan2(Math.sin(radians), Math.cos(radians));
