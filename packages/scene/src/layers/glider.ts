import type { Placement } from '@vexillum/geometry';
import type { Container } from 'pixi.js';
import { layAt, toRadians, UNIT } from '../look/unit.ts';

/** Presence comes at most twenty times a second: a piece covers most of the way to its next place in about one such step. */
const PACE = 45;
const NEAR = 0.25;

/** Moves objects softly to where they were last told to be. */
export class Glider {
  readonly #targets = new Map<Container, Placement>();
  readonly #known = new WeakSet<Container>();
  isStill = false;

  /** The first place of an object is taken at once, later ones by gliding. */
  place(object: Container, placement: Placement): void {
    if (this.isStill || !this.#known.has(object)) {
      this.#known.add(object);
      layAt(object, placement);
    } else this.#targets.set(object, placement);
  }

  /** Moves everything on. True while anything is still under way. */
  step(milliseconds: number): boolean {
    const share = 1 - Math.exp(-milliseconds / PACE);
    for (const [object, target] of this.#targets) {
      if (object.destroyed || this.#moveOn(object, target, share)) this.#targets.delete(object);
    }
    return this.#targets.size > 0;
  }

  #moveOn(object: Container, target: Placement, share: number): boolean {
    const dx = target.x * UNIT - object.x;
    const dy = -target.y * UNIT - object.y;
    const turn = shortTurn(toRadians(target.degrees) - object.rotation);
    const isThere = Math.hypot(dx, dy) < NEAR && Math.abs(turn) < 0.002;
    if (isThere) layAt(object, target);
    else {
      object.position.set(object.x + dx * share, object.y + dy * share);
      object.rotation += turn * share;
    }
    return isThere;
  }
}

/** The same turn by the shorter way round. */
const shortTurn = (radians: number): number => Math.atan2(Math.sin(radians), Math.cos(radians));
