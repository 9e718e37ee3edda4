import type { Point } from '@vexillum/geometry';
import { MILLI_MU } from '@vexillum/model';
import type { Battle } from '../battle.ts';
import type { Hand } from '../hand/hand.ts';
import type { WritableAtom } from 'nanostores';
import type { LiveTable } from '@vexillum/table';

interface Needs {
  readonly battle: Battle;
  readonly hand: Hand;
  readonly $following: WritableAtom<string | undefined>;
  readonly live: LiveTable;
}

type StoredView = readonly [x: number, y: number, span: number];

const stored = (middle: Point, span: number): StoredView => [
  Math.round(middle.x * MILLI_MU),
  Math.round(middle.y * MILLI_MU),
  Math.round(span * MILLI_MU),
];

/** Lets the own side see what one sees, follows a teammate's view, and comes where somebody calls everyone. */
export class SharedView {
  readonly #at: Needs;
  readonly #stops: (() => void)[];

  constructor(at: Needs) {
    this.#at = at;
    this.#stops = [
      at.live.$presence.listen(() => this.#follow()),
      at.$following.listen(() => this.#follow()),
      at.live.onGather(({ area }) => this.#see(area)),
    ];
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  /** The own camera has moved. */
  tell(middle: Point, span: number): void {
    if (this.#at.battle.side !== undefined) this.#at.live.present({ view: stored(middle, span) });
  }

  /** Everybody at the table sees what one sees oneself. */
  gather(): void {
    const seen = this.#at.hand.port?.seen();
    if (seen) this.#at.live.present({ gather: stored(seen.middle, seen.span) });
  }

  #follow(): void {
    const from = this.#at.$following.get();
    const view = from === undefined ? undefined : this.#at.live.$presence.get().get(from)?.view;
    if (view) this.#see(view);
  }

  #see([x, y, span]: StoredView): void {
    this.#at.hand.port?.see({ x: x / MILLI_MU, y: y / MILLI_MU }, span / MILLI_MU);
  }
}
