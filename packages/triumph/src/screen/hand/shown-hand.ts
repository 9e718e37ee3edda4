import type { Box, Point } from '@vexillum/geometry';
import type { Pose } from '@vexillum/model';
import type { InkLayer, MoveDraft, Ruler, ToolMode } from '../../hand/index.ts';
import { atom, type ReadableAtom } from 'nanostores';
import type { Battle } from '../battle.ts';
import type { Sizing, Sketch } from '../view/board-moment.ts';
import { storedPoint } from '../view/stored-point.ts';
import type { LiveTable } from '../live-table.ts';

/** What the hand shows of itself; it alone writes it. */
export interface HandStores {
  readonly $selection: ReadableAtom<ReadonlySet<string>>;
  readonly $hover: ReadableAtom<string | undefined>;
  /** Pieces in the hand and where it holds them. */
  readonly $held: ReadableAtom<ReadonlyMap<string, Pose>>;
  readonly $draft: ReadableAtom<MoveDraft | undefined>;
  readonly $ruler: ReadableAtom<Ruler | undefined>;
  readonly $laser: ReadableAtom<readonly Point[]>;
  readonly $marquee: ReadableAtom<Box | undefined>;
  readonly $sketch: ReadableAtom<Sketch | undefined>;
  readonly $sizing: ReadableAtom<Sizing | undefined>;
  readonly $mode: ReadableAtom<ToolMode>;
  readonly $layer: ReadableAtom<InkLayer>;
  readonly $isSnapping: ReadableAtom<boolean>;
  /** Taps add to the selection. */
  readonly $isAdding: ReadableAtom<boolean>;
}

const emptyHand: ReadonlyMap<string, Pose> = new Map();

const newStores = () => ({
  $selection: atom<ReadonlySet<string>>(new Set()),
  $hover: atom<string | undefined>(undefined),
  $held: atom(emptyHand),
  $draft: atom<MoveDraft | undefined>(undefined),
  $ruler: atom<Ruler | undefined>(undefined),
  $laser: atom<readonly Point[]>([]),
  $marquee: atom<Box | undefined>(undefined),
  $sketch: atom<Sketch | undefined>(undefined),
  $sizing: atom<Sizing | undefined>(undefined),
  $mode: atom<ToolMode>('select'),
  $layer: atom<InkLayer>('table'),
  $isSnapping: atom(true),
  $isAdding: atom(false),
});

/** A presence message holds no more than 2 KB: the rest of a large handful is seen when it lands. */
const PIECES_SHOWN = 40;
const LASER_POINTS = 24;

/** What the hand shows: here at once, in its stores, and to the others as presence. Nothing of it is ever an action. */
export class ShownHand {
  readonly stores = newStores();
  readonly #battle: Battle;
  readonly #live: Pick<LiveTable, 'present'>;

  constructor(battle: Battle, live: Pick<LiveTable, 'present'>) {
    this.#battle = battle;
    this.#live = live;
  }

  select(ids: ReadonlySet<string>): void {
    this.stores.$selection.set(ids);
    this.#live.present({ selection: [...ids].slice(0, PIECES_SHOWN) });
  }

  /** The others see pieces in the hand as they move, with what the move costs. */
  hold(held: ReadonlyMap<string, Pose>, price: readonly [cost: number, budget: number | null] | null = null): void {
    this.stores.$held.set(held);
    const drag = held.size === 0 ? null : Object.fromEntries([...held].slice(0, PIECES_SHOWN));
    this.#live.present({ drag, price });
  }

  letGo(): void {
    if (this.stores.$held.get().size > 0) this.hold(emptyHand);
  }

  draft(draft: MoveDraft | undefined): void {
    this.stores.$draft.set(draft);
    if (!draft) return this.letGo();
    const { total, budget } = draft.plan.price;
    const price = [Math.round(total * 1000), budget === undefined ? null : Math.round(budget * 1000)] as const;
    this.hold(new Map(Object.entries(draft.plan.poses) as [string, Pose][]), price);
  }

  ruler(ruler: Ruler | undefined): void {
    this.stores.$ruler.set(ruler);
    this.#live.present({ ruler: ruler ? [storedPoint(ruler.from.at), storedPoint(ruler.to.at)] : null });
  }

  laser(points: readonly Point[]): void {
    this.stores.$laser.set(points);
    if (this.#battle.isSpectator) return;
    this.#live.present({ laser: points.length === 0 ? null : points.slice(-LASER_POINTS).map(storedPoint) });
  }

  cursor(at: Point): void {
    if (!this.#battle.isSpectator) this.#live.present({ cursor: storedPoint(at) });
  }

  /** The pointer has left the board. */
  leave(): void {
    this.stores.$hover.set(undefined);
    if (!this.#battle.isSpectator) this.#live.present({ cursor: null });
  }
}
