import type { World } from '@vexillum/geometry';
import { isPlayer, isRefusal, isUnacceptedUmpire, type Seat, type SideId } from '@vexillum/model';
import {
  createWorldCache,
  mayHandleStand,
  type Profile,
  profileAt,
  type Snapshot,
  type StandName,
  standNames,
} from '../rules/index.ts';
import type { ReadableAtom } from 'nanostores';
import { lastOf } from '@vexillum/frame/last-of';
import { nameOfSeat } from '@vexillum/frame/table/name-of-seat';
import type { LiveTable } from './live-table.ts';

const pieceKinds = ['stand', 'terrain', 'camp', 'marker'] as const;
type PieceKind = (typeof pieceKinds)[number];

/** What kind of piece the id names, where it is at the table. */
const pieceKindOf = (snapshot: Snapshot, id: string): PieceKind | undefined =>
  pieceKinds.find((kind) => snapshot.public[kind].has(id));

/** The battle as one seat sees it: what lies on the table, by which rules, what it is called, and who may touch it. Read only. */
export class Battle {
  readonly $snapshot: ReadableAtom<Snapshot>;
  readonly seat: Seat;
  readonly #live: Pick<LiveTable, 'holderOf'>;
  readonly #worldOf = createWorldCache();
  readonly #namesOf = lastOf((stands: Snapshot['public']['stand'], snapshot: Snapshot) =>
    standNames(snapshot, profileAt(snapshot)),
  );

  constructor(live: Pick<LiveTable, '$snapshot' | 'seat' | 'holderOf'>) {
    this.$snapshot = live.$snapshot;
    this.seat = live.seat;
    this.#live = live;
  }

  get snapshot(): Snapshot {
    return this.$snapshot.get();
  }

  get profile(): Profile {
    return profileAt(this.snapshot);
  }

  get side(): SideId | undefined {
    return this.seat.side;
  }

  get isPlayer(): boolean {
    return isPlayer(this.seat);
  }

  get isSpectator(): boolean {
    return this.seat.kind === 'spectator';
  }

  /** Whether this seat leads steps and turns on, opens what is sealed and ends the game: captains, and an umpire whom both have accepted. */
  get mayLead(): boolean {
    return this.seat.kind === 'captain' || (this.seat.kind === 'umpire' && !this.isUmpireWaiting);
  }

  /** An umpire whom not both captains have accepted. */
  get isUmpireWaiting(): boolean {
    return isUnacceptedUmpire(this.seat, this.snapshot);
  }

  /** Whether anything private is before this reader, so that they may want to hide it. */
  get hasSecrets(): boolean {
    return this.side !== undefined || this.seat.kind === 'umpire';
  }

  /** All that lies on the board, ready for sums; the same value until something of it changes. */
  world(): World {
    return this.#worldOf(this.snapshot, this.profile);
  }

  /** What stands are called, the same for everybody at the table. */
  names(): ReadonlyMap<string, StandName> {
    return this.#namesOf(this.snapshot.public.stand, this.snapshot);
  }

  kindOf(id: string): PieceKind | undefined {
    return pieceKindOf(this.snapshot, id);
  }

  /** The name of whoever else has the piece in hand just now. */
  holderOf(id: string): string | undefined {
    const holder = this.#live.holderOf(id);
    return holder && this.nameOfSeat(holder.seat);
  }

  nameOfSeat(seat: string): string {
    return nameOfSeat(this.snapshot, seat);
  }

  /** Whether this seat may take the piece into its hand. */
  mayHandle(id: string): boolean {
    switch (this.kindOf(id)) {
      case 'stand':
        return !isRefusal(mayHandleStand(this.seat, id, this.snapshot));
      case 'terrain':
        return !this.isSpectator;
      case 'camp':
        return this.#mayActFor(this.snapshot.public.camp.get(id)?.side);
      case 'marker':
        return this.#mayActFor(this.snapshot.public.marker.get(id)?.side);
      default:
        return false;
    }
  }

  #mayActFor(side: SideId | undefined): boolean {
    const { kind, side: own } = this.seat;
    return kind === 'umpire' || (kind === 'captain' && own === side);
  }
}
