import { normalDegrees, placementOf, poseOf, turnBetween } from '@vexillum/geometry';
import type { Pose } from '@vexillum/model';
import type { SceneHooks } from '@vexillum/canvas/layers';
import type { MarchView, StandView } from '../battle-view.ts';
import type { BattlePalette } from '../look/battle-palette.ts';
import { Dust } from './dust.ts';

interface OnTheWay {
  march: MarchView;
  time: number;
}

/** Where somebody on this way is after that part (0 to 1) of it. */
export const poseAlong = (way: readonly Pose[], part: number): Pose | undefined => {
  const [last] = way.slice(-1);
  const legs = way.length - 1;
  const leg = Math.floor(part * legs);
  const [from, to] = [way[leg], way[leg + 1]];
  if (!from || !to || part >= 1) return last;
  const [start, end] = [placementOf(from), placementOf(to)];
  const share = part * legs - leg;
  return poseOf({
    x: start.x + (end.x - start.x) * share,
    y: start.y + (end.y - start.y) * share,
    degrees: normalDegrees(start.degrees + turnBetween(start.degrees, end.degrees) * share),
  });
};

/** They set out and come to rest softly. */
const eased = (part: number): number => part * part * (3 - 2 * part);

/** Lets stands walk to where they lie, each march once, with dust behind them; nothing for those who want no motion. It ticks only as long as somebody walks. */
export class Marching {
  readonly #hooks: SceneHooks;
  readonly #lay: (stand: StandView) => void;
  readonly #dust: Dust;
  readonly #onTheWay = new Map<string, OnTheWay>();
  #marches: readonly MarchView[] | undefined;
  #stands: readonly StandView[] = [];

  /** `lay` puts a stand where it says, until it is shown again. */
  constructor(hooks: SceneHooks, palette: BattlePalette, lay: (stand: StandView) => void) {
    this.#hooks = hooks;
    this.#lay = lay;
    this.#dust = new Dust(palette);
  }

  get dust() {
    return this.#dust.container;
  }

  show(marches: readonly MarchView[], stands: readonly StandView[]): void {
    this.#stands = stands;
    const before = this.#marches;
    if (marches === before) return;
    this.#marches = marches;
    // What a new scene finds is the past.
    if (!before || this.#hooks.isStill()) return;
    const known = new Set(before.map(({ id }) => id));
    for (const march of marches) this.#take(march, known.has(march.id));
    if (this.#onTheWay.size === 0) return;
    // Whatever is drawn before the next frame shows nobody where they have not come yet.
    this.#step(0);
    this.#hooks.frames.animate('marches', (milliseconds) => this.#step(milliseconds));
  }

  destroy(): void {
    this.#onTheWay.clear();
    this.#dust.destroy();
  }

  #take(march: MarchView, isKnown: boolean): void {
    const now = this.#onTheWay.get(march.stand);
    if (now?.march.id === march.id) now.march = march;
    else if (!isKnown) this.#onTheWay.set(march.stand, { march, time: 0 });
  }

  #step(milliseconds: number): boolean {
    const standing = new Map(this.#stands.map((stand) => [stand.id, stand]));
    for (const [id, walker] of this.#onTheWay) {
      const stand = standing.get(id);
      walker.time += milliseconds;
      const part = walker.time / walker.march.milliseconds;
      if (!stand || part >= 1) this.#onTheWay.delete(id);
      if (!stand) continue;
      const pose = part >= 1 ? stand.pose : (poseAlong(walker.march.way, eased(part)) ?? stand.pose);
      this.#lay({ ...stand, pose });
      if (part < 1) this.#dust.raise({ ...stand, pose }, milliseconds);
    }
    const isDusty = this.#dust.settle(milliseconds);
    return this.#onTheWay.size > 0 || isDusty;
  }
}
