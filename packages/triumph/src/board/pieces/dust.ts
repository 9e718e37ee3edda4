import { advance, placementOf, slide } from '@vexillum/geometry';
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import { drawn, UNIT } from '@vexillum/canvas/layers';
import type { StandView } from '../battle-view.ts';
import type { BattlePalette } from '../look/battle-palette.ts';

/** In milliseconds: how long a puff lasts, and how often a stand raises one. */
const LASTS = 520;
const EVERY = 90;
/** More at once nobody sees. */
const MOST = 60;
const THICKEST = 0.5;

/** The dust behind moving stands. There is nothing of it when nobody moves. */
export class Dust {
  readonly container = new Container({ label: 'dust' });
  readonly #puff: GraphicsContext;
  readonly #ages = new Map<Graphics, number>();
  readonly #since = new Map<string, number>();

  constructor({ canvas }: BattlePalette) {
    this.#puff = new GraphicsContext().circle(0, 0, 0.5 * UNIT).fill({ color: canvas });
  }

  /** Behind the stand, now and then. */
  raise({ id, pose, depth, width }: StandView, milliseconds: number): void {
    const since = (this.#since.get(id) ?? EVERY) + milliseconds;
    this.#since.set(id, since >= EVERY ? 0 : since);
    if (since < EVERY || this.#ages.size >= MOST) return;
    const puff = new Graphics(this.#puff);
    // Now at this end of its rear, now at that.
    const across = (((this.#ages.size * 0.37) % 1) - 0.5) * width * 0.8;
    const { x, y } = drawn(slide(advance(placementOf(pose), -depth), across));
    puff.position.set(x, y);
    this.#ages.set(puff, 0);
    this.container.addChild(puff);
  }

  /** True as long as there is any. */
  settle(milliseconds: number): boolean {
    for (const [puff, age] of this.#ages) {
      const now = age + milliseconds;
      const part = Math.min(1, now / LASTS);
      puff.alpha = THICKEST * (1 - part);
      puff.scale.set(0.5 + part);
      this.#ages.set(puff, now);
      if (part < 1) continue;
      this.#ages.delete(puff);
      puff.destroy();
    }
    if (this.#ages.size === 0) this.#since.clear();
    return this.#ages.size > 0;
  }

  destroy(): void {
    this.#ages.clear();
    this.#puff.destroy();
  }
}
