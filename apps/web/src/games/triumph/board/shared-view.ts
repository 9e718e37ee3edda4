import type { Point } from '@vexillum/geometry';
import { MILLI_MU } from '@vexillum/model';
import type { Desk } from '../desk.ts';

type StoredView = readonly [x: number, y: number, span: number];

const stored = (middle: Point, span: number): StoredView => [
  Math.round(middle.x * MILLI_MU),
  Math.round(middle.y * MILLI_MU),
  Math.round(span * MILLI_MU),
];

/** Lets the own side see what one sees, follows a teammate's view, and comes where somebody calls everyone. */
export class SharedView {
  readonly #desk: Desk;
  readonly #stops: (() => void)[];

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#stops = [
      desk.live.$presence.listen(() => this.#follow()),
      desk.$following.listen(() => this.#follow()),
      desk.live.onGather(({ area }) => this.#see(area)),
    ];
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  /** The own camera has moved. */
  tell(middle: Point, span: number): void {
    if (this.#desk.side !== undefined) this.#desk.live.present({ view: stored(middle, span) });
  }

  /** Everybody at the table sees what one sees oneself. */
  gather(): void {
    const seen = this.#desk.port?.seen();
    if (seen) this.#desk.live.present({ gather: stored(seen.middle, seen.span) });
  }

  #follow(): void {
    const from = this.#desk.$following.get();
    const view = from === undefined ? undefined : this.#desk.live.$presence.get().get(from)?.view;
    if (view) this.#see(view);
  }

  #see([x, y, span]: StoredView): void {
    this.#desk.port?.see({ x: x / MILLI_MU, y: y / MILLI_MU }, span / MILLI_MU);
  }
}
