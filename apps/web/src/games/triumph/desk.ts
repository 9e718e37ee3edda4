import type { Box, Point } from '@vexillum/geometry';
import { isPlayer, isRefusal, type Json, mayHandleStand, type Pose, type Snapshot, type SideId } from '@vexillum/model';
import type { PingView } from '@vexillum/scene';
import type { Answer, LiveTable } from '@vexillum/table';
import { type Profile, profileAt } from '@vexillum/triumph';
import { createToasts } from '@vexillum/ui';
import { atom } from 'nanostores';
import { pieceKindOf, type PieceKind } from './piece-kind.ts';

export const deskTools = ['select', 'arrow', 'note'] as const;
export type DeskTool = (typeof deskTools)[number];

const PING_SHOWN_MS = 3000;
const nothing: ReadonlySet<string> = new Set();
const emptyHand: ReadonlyMap<string, Pose> = new Map();

/** What one player has before him beside the table itself: what is picked, what is in his hand, what he is about to do. */
export class Desk {
  readonly live: LiveTable;
  readonly toasts = createToasts();
  readonly $selection = atom<ReadonlySet<string>>(nothing);
  readonly $hover = atom<string | undefined>(undefined);
  /** Pieces in the own hand and where it holds them. */
  readonly $hand = atom<ReadonlyMap<string, Pose>>(emptyHand);
  readonly $tool = atom<DeskTool>('select');
  readonly $marquee = atom<Box | undefined>(undefined);
  readonly $sketch = atom<readonly Point[] | undefined>(undefined);
  readonly $pings = atom<readonly PingView[]>([]);
  readonly #stops: (() => void)[];
  #nextPing = 1;

  constructor(live: LiveTable) {
    this.live = live;
    this.#stops = [
      live.onRefused(({ message }) => this.toasts.add(message, 'warning')),
      live.onNotice((message) => this.toasts.add(message, 'warning')),
      live.onPing(({ ping, look, seat }) => {
        const at = ping ?? look;
        if (at) this.showPing({ x: at[0] / 1000, y: at[1] / 1000 }, seat);
      }),
      live.$snapshot.listen((snapshot) => this.#dropWhatIsGone(snapshot)),
    ];
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  get snapshot(): Snapshot {
    return this.live.$snapshot.get();
  }

  get profile(): Profile {
    return profileAt(this.snapshot);
  }

  get side(): SideId | undefined {
    return this.live.seat.side;
  }

  get isPlayer(): boolean {
    return isPlayer(this.live.seat);
  }

  get isSpectator(): boolean {
    return this.live.seat.kind === 'spectator';
  }

  /** Does it at once; a refusal is told by a toast, whoever gives it. */
  async act(name: string, args: Json): Promise<Answer> {
    return await this.live.act(name, args);
  }

  kindOf(id: string): PieceKind | undefined {
    return pieceKindOf(this.snapshot, id);
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
    this.$selection.set(next);
    this.live.present({ selection: [...next].slice(0, 40) });
  }

  /** Ids of the selected stands that are on the board and that this seat may handle. */
  selectedStands(): string[] {
    return [...this.$selection.get()].filter(
      (id) => this.snapshot.public.stand.get(id)?.place === 'board' && this.mayHandle(id),
    );
  }

  /** Takes pieces into the hand, or moves the hand: the others see it as it happens. */
  hold(hand: ReadonlyMap<string, Pose>): void {
    this.$hand.set(hand);
    this.live.present({ drag: hand.size === 0 ? null : Object.fromEntries([...hand].slice(0, PIECES_SHOWN)) });
  }

  emptyHand(): void {
    if (this.$hand.get().size > 0) this.hold(emptyHand);
  }

  /** Draws an arrow of the own side's plan. */
  putArrow(points: readonly Point[]): void {
    const stored = points.map(({ x, y }) => [Math.round(x * 1000), Math.round(y * 1000)] as const);
    this.live.plan?.putArrow(planId('arrow'), { seat: this.live.seat.id, points: stored });
  }

  putNote(at: Point, text: string): void {
    const note = { seat: this.live.seat.id, at: [Math.round(at.x * 1000), Math.round(at.y * 1000)] as const, text };
    this.live.plan?.putNote(planId('note'), note);
  }

  ping(at: Point): void {
    this.live.present({ ping: [Math.round(at.x * 1000), Math.round(at.y * 1000)] });
    this.showPing(at, this.live.seat.id);
  }

  showPing(at: Point, seat: string | undefined): void {
    const record = seat === undefined ? undefined : this.snapshot.public.seat.get(seat);
    const side = record?.side === 'red' || record?.side === 'blue' ? record.side : 'neutral';
    const ping: PingView = { id: `ping:${this.#nextPing++}`, side, at, ...(record?.name ? { name: record.name } : {}) };
    this.$pings.set([...this.$pings.get(), ping]);
    setTimeout(() => this.$pings.set(this.$pings.get().filter((other) => other !== ping)), PING_SHOWN_MS);
  }

  #dropWhatIsGone(snapshot: Snapshot): void {
    const selection = this.$selection.get();
    const kept = [...selection].filter((id) => pieceKindOf(snapshot, id) !== undefined || this.#isPlanned(id));
    if (kept.length < selection.size) this.select(kept);
  }

  #isPlanned(id: string): boolean {
    const { plan } = this.live;
    return plan !== undefined && (plan.$arrows.get().has(id) || plan.$notes.get().has(id));
  }
}

/** A presence message holds no more than 2 KB: the rest of a large handful is seen when it lands. */
const PIECES_SHOWN = 40;

/** Plan documents are written without the server, so their ids come from here. */
const planId = (kind: string): string =>
  `${kind}:${Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, '0')).join('')}`;
