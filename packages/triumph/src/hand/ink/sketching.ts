import { distanceOfPoints, type Point } from '@vexillum/geometry';
import type { Free, Hand, ToolState } from '../hand.ts';
import type { PointerToolEvent, ToolEvent } from '../tool-event.ts';
import type { InkLayer } from '../tool-mode.ts';

type InkShape = 'line' | 'arrow' | 'area';

/** A line says where it went; an arrow is drawn broad, and smoother with fewer points. */
const MOST_POINTS: Readonly<Record<InkShape, number>> = { line: 60, arrow: 12, area: 60 };
/** In MU: ink that never gets farther than this from where it began is a slip of the hand. */
const SHORTEST = 0.5;
/** Points nearer together than this, in MU, say nothing new. */
const STEP = 0.05;

/** Ink flows from the pointer onto the table, or onto the own side's plan. */
export class Sketching implements ToolState {
  readonly name = 'sketching';
  readonly #hand: Hand;
  readonly #pointerId: number;
  readonly #ink: { readonly shape: InkShape; readonly layer: InkLayer };
  readonly #free: Free;
  #points: readonly Point[];

  constructor(hand: Hand, { pointerId, at }: PointerToolEvent, shape: InkShape, free: Free) {
    this.#hand = hand;
    this.#pointerId = pointerId;
    this.#ink = { shape, layer: hand.layer };
    this.#free = free;
    this.#points = [at];
  }

  handle(event: ToolEvent): ToolState {
    if (event.kind === 'key') return event.key === 'Escape' ? this.#stop() : this;
    if (!('pointerId' in event) || event.pointerId !== this.#pointerId) return this;
    if (event.kind === 'move') this.#draw(event.at);
    if (event.kind === 'up') return this.#finish(event.at);
    return event.kind === 'cancel' ? this.#stop() : this;
  }

  giveUp(): void {
    this.#hand.emit({ kind: 'sketch', ...this.#ink, points: [] });
  }

  #draw(at: Point): void {
    const last = this.#points.at(-1);
    if (last && distanceOfPoints(last, at) < STEP) return;
    this.#points = [...this.#points, at];
    this.#hand.emit({ kind: 'sketch', ...this.#ink, points: this.#thinned() });
  }

  #finish(at: Point): ToolState {
    this.#draw(at);
    const [first] = this.#points;
    const reach = Math.max(...this.#points.map((point) => (first ? distanceOfPoints(first, point) : 0)));
    if (reach >= SHORTEST) this.#hand.emit({ kind: 'ink', ...this.#ink, points: this.#thinned() });
    return this.#stop();
  }

  #thinned(): readonly Point[] {
    return thinned(this.#points, MOST_POINTS[this.#ink.shape]);
  }

  #stop(): ToolState {
    this.giveUp();
    return this.#free();
  }
}

/** At most so many of the points, evenly picked, the first and the last among them. */
const thinned = (points: readonly Point[], most: number): readonly Point[] => {
  if (points.length <= most) return points;
  const step = (points.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => points[Math.round(index * step)] as Point);
};
