import { type Box, type Point, type World } from '@vexillum/geometry';
import { isRefusal, type Json, mayHandleStand, type Pose, type Snapshot, type SideId } from '@vexillum/model';
import type { Flag } from '@vexillum/rules-assist';
import type { PingView } from '@vexillum/scene';
import type { Answer, LiveTable } from '@vexillum/table';
import {
  type InkLayer,
  type KeyToolEvent,
  type MoveDraft,
  type OrderWords,
  type Ruler,
  type Tool,
  type ToolEvent,
  type ToolMode,
  type Why,
  why,
} from '@vexillum/tools';
import {
  createWorldCache,
  hasUnmasked,
  moveRulesFor,
  orderWordsOf,
  type Profile,
  profileAt,
  type StandName,
  standNames,
} from '@vexillum/triumph';
import { getLocale } from '@vexillum/ui';
import { atom, type ReadableAtom } from 'nanostores';
import type { BoardPort } from './board/board-port.ts';
import { plansInk } from './board/plans-ink.ts';
import { TableDesk } from '../../table/table-desk.ts';
import { actSealing } from './deployment/seal-placings.ts';
import type { OrderAnswer } from './hand/hand-desk.ts';
import { lastOf } from '../../last-of.ts';
import { type PieceKind, pieceKindOf } from './piece-kind.ts';
import { Privacy } from './umpire/privacy.ts';
import { seenTable } from './umpire/seen-table.ts';
import type { PlanInk } from './view/board-moment.ts';
import { type BoardExtra, nothingExtra } from './view/board-extra.ts';
import type { ShownMove } from './view/shown-move.ts';

/** What can be laid over the board to see at a glance what the rules measure. */
export const overlayNames = [
  'zones-of-control-enemy',
  'zones-of-control-all',
  'command-ranges',
  'fire',
  'threat',
] as const;
export type OverlayName = (typeof overlayNames)[number];

/** Where pointers and keys go. */
export interface HandInput {
  handle(event: ToolEvent): void;
  /** Whether the key meant something to the hand. */
  key(event: KeyToolEvent): boolean;
}

export interface Sketch {
  readonly shape: 'line' | 'arrow' | 'area';
  readonly layer: InkLayer;
  readonly points: readonly Point[];
}

export interface Sizing {
  readonly id: string;
  readonly size: readonly [width: number, depth: number];
}

const takesBack: ReadonlySet<string> = new Set(['undo-action', 'redo-action']);
const PING_SHOWN_MS = 3000;
const nothing: ReadonlySet<string> = new Set();
const emptyHand: ReadonlyMap<string, Pose> = new Map();

/** What one player has before him beside the table itself: what is picked, what is in his hand, what he is about to do. */
export class Desk extends TableDesk {
  /** What is private may be under the shade. */
  override readonly live: LiveTable;
  readonly privacy = new Privacy();
  readonly $selection = atom<ReadonlySet<string>>(nothing);
  readonly $hover = atom<string | undefined>(undefined);
  /** Pieces in the own hand and where it holds them. */
  readonly $hand = atom<ReadonlyMap<string, Pose>>(emptyHand);
  readonly $draft = atom<MoveDraft | undefined>(undefined);
  readonly $ruler = atom<Ruler | undefined>(undefined);
  readonly $laser = atom<readonly Point[]>([]);
  readonly $mode = atom<ToolMode>('select');
  readonly $layer = atom<InkLayer>('table');
  readonly $isSnapping = atom(true);
  /** Taps add to the selection. */
  readonly $isAdding = atom(false);
  readonly $marquee = atom<Box | undefined>(undefined);
  readonly $sketch = atom<Sketch | undefined>(undefined);
  readonly $sizing = atom<Sizing | undefined>(undefined);
  readonly $pings = atom<readonly PingView[]>([]);
  readonly $overlays = atom<ReadonlySet<OverlayName>>(new Set<OverlayName>());
  override readonly $following = atom<string | undefined>(undefined);
  /** What the orders and the flank marches lay over the board, for the own side alone. */
  readonly $extra = atom<BoardExtra>(nothingExtra);
  /** The rules' remarks for this reader; none yet before the table has been looked at. They come after the board. */
  readonly $flags = atom<readonly Flag[] | undefined>(undefined);
  /** A move of the past that the reader looks at. */
  readonly $shownMove = atom<ShownMove | undefined>(undefined);
  /** What is drawn on the plans that this screen shows. */
  readonly $plansInk: ReadableAtom<readonly PlanInk[]>;
  /** The hand's tool and its ears: set while the table is open. */
  tool: Tool | undefined;
  input: HandInput | undefined;
  /** The drawn board, once there is one. */
  port: BoardPort | undefined;
  readonly keptGroups = new Map<number, readonly string[]>();
  readonly #worldOf = createWorldCache();
  readonly #namesOf = lastOf((stands: Snapshot['public']['stand'], snapshot: Snapshot) =>
    standNames(snapshot, profileAt(snapshot)),
  );
  readonly #act: LiveTable['act'];
  #nextPing = 1;
  #takingBack: Promise<unknown> | undefined;

  constructor(table: LiveTable) {
    super();
    const live = seenTable(table, this.privacy);
    this.#act = actSealing(table);
    this.live = live;
    this.$plansInk = plansInk(live);
    this.listen();
    this.stops.push(
      live.onPing(({ ping, look, seat }) => {
        const at = ping ?? look;
        if (at) this.showPing(pointOf(at), seat);
        if (look) this.port?.lookAt(pointOf(look));
      }),
      live.$snapshot.listen((snapshot) => this.#dropWhatIsGone(snapshot)),
    );
  }

  get profile(): Profile {
    return profileAt(this.snapshot);
  }

  /** Whether anything private is before this reader, so that he may want to hide it. */
  get hasSecrets(): boolean {
    return this.side !== undefined || this.live.seat.kind === 'umpire';
  }

  /** All that lies on the board, ready for sums; the same value until something of it changes. */
  world(): World {
    return this.#worldOf(this.snapshot, this.profile);
  }

  /** What stands are called, the same for everybody at the table. */
  names(): ReadonlyMap<string, StandName> {
    return this.#namesOf(this.snapshot.public.stand, this.snapshot);
  }

  orderWords(): OrderWords {
    const { side } = this;
    const reader = { side, selection: [...this.$selection.get()], storedGroups: this.keptGroups };
    return { ...orderWordsOf(this.snapshot, this.profile, reader), language: getLocale() === 'de' ? 'de' : 'en' };
  }

  /** What goes into the price of the move in the making. */
  why(): Why | undefined {
    const draft = this.$draft.get();
    const rules = draft && moveRulesFor(this.snapshot, this.profile, draft.ids);
    return draft && rules && why({ ids: draft.ids, legs: draft.legs, world: this.world(), rules });
  }

  /** Does what a typed line asks for, and says what came of it. */
  async order(text: string): Promise<OrderAnswer> {
    const { runOrder } = await import('./board/run-order.ts');
    return await runOrder(this, text);
  }

  override async act(name: string, args: Json): Promise<Answer> {
    const answer = this.#act(name, args);
    if (takesBack.has(name)) this.#takingBack = answer.then(() => (this.#takingBack = undefined));
    return await answer;
  }

  /** No browser foresees what undo restores: whoever plans a move waits until it is there. Answers at once where nothing is under way. */
  get takenBack(): Promise<unknown> | undefined {
    return this.#takingBack;
  }

  kindOf(id: string): PieceKind | undefined {
    return pieceKindOf(this.snapshot, id);
  }

  /** The name of whoever else has the piece in hand just now. */
  holderOf(id: string): string | undefined {
    const holder = this.live.holderOf(id);
    return holder && this.nameOfSeat(holder.seat);
  }

  /** Whether this seat may take the piece into its hand. */
  mayHandle(id: string): boolean {
    const { seat } = this.live;
    switch (this.kindOf(id)) {
      case 'stand':
        return !isRefusal(mayHandleStand(seat, id, this.snapshot));
      case 'terrain':
        return seat.kind !== 'spectator';
      case 'camp':
        return this.#mayActFor(this.snapshot.public.camp.get(id)?.side);
      case 'marker':
        return this.#mayActFor(this.snapshot.public.marker.get(id)?.side);
      default:
        return false;
    }
  }

  #mayActFor(side: SideId | undefined): boolean {
    const { kind, side: own } = this.live.seat;
    return kind === 'umpire' || (kind === 'captain' && own === side);
  }

  select(ids: Iterable<string>): void {
    const next = new Set(ids);
    const now = this.$selection.get();
    if (next.size === now.size && [...next].every((id) => now.has(id))) return;
    // A move in the making belongs to what was selected: it is put down first.
    const draft = this.$draft.get();
    if (draft && !draft.ids.every((id) => next.has(id))) this.tool?.commit();
    this.$selection.set(next);
    this.live.present({ selection: [...next].slice(0, PIECES_SHOWN) });
  }

  /** Ids of the selected stands that are on the board and that this seat may handle. */
  selectedStands(): string[] {
    return [...this.$selection.get()].filter(
      (id) => this.snapshot.public.stand.get(id)?.place === 'board' && this.mayHandle(id),
    );
  }

  /** Takes pieces into the hand, or moves the hand: the others see it as it happens, with what it costs. */
  hold(hand: ReadonlyMap<string, Pose>, price: readonly [cost: number, budget: number | null] | null = null): void {
    this.$hand.set(hand);
    const drag = hand.size === 0 ? null : Object.fromEntries([...hand].slice(0, PIECES_SHOWN));
    this.live.present({ drag, price });
  }

  emptyHand(): void {
    if (this.$hand.get().size > 0) this.hold(emptyHand);
  }

  /** Draws on the own side's plan. */
  putArrow(points: readonly Point[]): void {
    const stored = points.map(storedPoint);
    this.live.plan?.putArrow(planId('arrow'), { seat: this.live.seat.id, points: stored });
  }

  putNote(at: Point, text: string): void {
    this.live.plan?.putNote(planId('note'), { seat: this.live.seat.id, at: storedPoint(at), text });
  }

  ping(at: Point): void {
    this.live.present({ ping: storedPoint(at) });
    this.showPing(at, this.live.seat.id);
  }

  /** Everybody's camera comes to this point. */
  askToLook(at: Point): void {
    this.live.present({ look: storedPoint(at) });
    this.showPing(at, this.live.seat.id);
  }

  showPing(at: Point, seat: string | undefined): void {
    const record = seat === undefined ? undefined : this.snapshot.public.seat.get(seat);
    const side = record?.side === 'red' || record?.side === 'blue' ? record.side : 'neutral';
    const ping: PingView = { id: `ping:${this.#nextPing++}`, side, at, ...(record?.name ? { name: record.name } : {}) };
    this.$pings.set([...this.$pings.get(), ping]);
    setTimeout(() => this.$pings.set(this.$pings.get().filter((other) => other !== ping)), PING_SHOWN_MS);
  }

  toggleOverlay(name: OverlayName): void {
    const next = new Set(this.$overlays.get());
    if (!next.delete(name)) next.add(name);
    this.$overlays.set(next);
  }

  #dropWhatIsGone(snapshot: Snapshot): void {
    const selection = this.$selection.get();
    // A masquerade that was shown is nowhere any more, whoever looked at it.
    const isGone = (id: string) => hasUnmasked(snapshot, id);
    const kept = [...selection].filter(
      (id) => (pieceKindOf(snapshot, id) !== undefined && !isGone(id)) || this.#isDrawn(id),
    );
    if (kept.length < selection.size) this.select(kept);
    this.tool?.refresh();
  }

  #isDrawn(id: string): boolean {
    const { plan } = this.live;
    return this.snapshot.public.drawing.has(id) || (plan?.$arrows.get().has(id) ?? plan?.$notes.get().has(id) ?? false);
  }
}

export const pointOf = ([x, y]: readonly [number, number]): Point => ({ x: x / 1000, y: y / 1000 });
export const storedPoint = ({ x, y }: Point): readonly [number, number] => [Math.round(x * 1000), Math.round(y * 1000)];

/** A presence message holds no more than 2 KB: the rest of a large handful is seen when it lands. */
const PIECES_SHOWN = 40;

/** Plan documents are written without the server, so their ids come from here. */
const planId = (kind: string): string =>
  `${kind}:${Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, '0')).join('')}`;
