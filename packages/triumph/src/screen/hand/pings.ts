import type { Point } from '@vexillum/geometry';
import type { PingView } from '@vexillum/canvas';
import { atom, type ReadableAtom } from 'nanostores';
import { pointOf, storedPoint } from '../view/stored-point.ts';
import type { Snapshot } from '../../rules/index.ts';
import type { LiveTable } from '../live-table.ts';

const PING_SHOWN_MS = 3000;

type PingedTable = Pick<LiveTable, '$snapshot' | 'seat' | 'present' | 'onPing'>;

/** Where somebody points: shown on this board for a moment, and told to the others where it is this reader. */
export class Pings {
  readonly #shown = atom<readonly PingView[]>([]);
  readonly $shown: ReadableAtom<readonly PingView[]> = this.#shown;
  /** To be called when the table is left. */
  readonly close: () => void;
  readonly #live: PingedTable;
  #next = 1;

  /** `lookAt`: somebody wants this reader's camera there. */
  constructor(live: PingedTable, lookAt: (point: Point) => void) {
    this.#live = live;
    this.close = live.onPing(({ ping, look, seat }) => {
      const at = ping ?? look;
      if (at) this.#show(pointOf(at), seat);
      if (look) lookAt(pointOf(look));
    });
  }

  ping(at: Point): void {
    this.#live.present({ ping: storedPoint(at) });
    this.#show(at, this.#live.seat.id);
  }

  /** Everybody's camera comes to this point. */
  askToLook(at: Point): void {
    this.#live.present({ look: storedPoint(at) });
    this.#show(at, this.#live.seat.id);
  }

  #show(at: Point, seat: string | undefined): void {
    const { side, name } = whoPoints(this.#live.$snapshot.get(), seat);
    const ping: PingView = { id: `ping:${this.#next++}`, side, at, ...(name ? { name } : {}) };
    this.#shown.set([...this.#shown.get(), ping]);
    setTimeout(() => this.#shown.set(this.#shown.get().filter((other) => other !== ping)), PING_SHOWN_MS);
  }
}

const whoPoints = (snapshot: Snapshot, seat: string | undefined) => {
  const record = seat === undefined ? undefined : snapshot.public.seat.get(seat);
  const side = record?.side === 'red' || record?.side === 'blue' ? record.side : 'neutral';
  return { side, name: record?.name } as const;
};
