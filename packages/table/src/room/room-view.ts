import {
  type Errand,
  type Game,
  isProposal,
  isUmpireAccepted,
  type Json,
  plainText,
  type Rematch,
  rematchAgreed,
  type Result,
  type Ruling,
  type Seat,
  type SeatRecord,
  type SideId,
  sideInRematch,
  type Snapshot,
  type Summons,
  type TableRecord,
  tableOf,
  UMPIRE_CONSENT,
  umpiredSides,
  type Wanted,
} from '@vexillum/model';
import type { Head, ListedSeat } from '@vexillum/protocol';
import type { Genesis } from './genesis.ts';
import { seatsToTake, type TableGlance, tableGlance, tableNews } from './table-glance.ts';
import type { TableNames } from './table-names.ts';
import { tableStanding, type TableStanding } from './table-standing.ts';
import { type SaidLine, talkFor } from './talk.ts';

/** How a game has ended, and up to where the table's ledger says so. */
export interface Ending {
  readonly result: Result;
  readonly head: Head;
}

export interface RoomViewOptions {
  readonly table: string;
  readonly game: Game;
  readonly names: TableNames;
  readonly snapshot: () => Snapshot;
  readonly gameId: () => string;
  /** Of the last entry that everyone was shown. */
  readonly head: () => Head;
  readonly isOnline: (seatId: string) => boolean;
  readonly epochsFor: (seat: Seat) => Record<string, string>;
}

/** What a server may read off a table, now: names where the ledger has tokens, and nothing changes by it. */
export class RoomView {
  readonly #about: RoomViewOptions;
  readonly #game: Game;
  readonly #names: TableNames;

  constructor(about: RoomViewOptions) {
    ({ game: this.#game, names: this.#names } = about);
    this.#about = about;
  }

  get #snapshot(): Snapshot {
    return this.#about.snapshot();
  }

  /** What the asking seat may know of the table at a glance. */
  describe(seat: Seat): { readonly [key: string]: Json } {
    const snapshot = this.#snapshot;
    const table = tableOf(snapshot);
    const { halted } = this.#game;
    return {
      table: this.#about.table,
      gameId: this.#about.gameId(),
      game: this.#game.id,
      profile: table?.profile ?? '',
      name: table?.name ?? '',
      visibility: table?.visibility ?? 'private',
      houseRules: table?.houseRules ?? {},
      step: this.#game.stepOf?.(snapshot) ?? null,
      ended: this.#game.mayTellAll?.(snapshot) ?? false,
      ...(halted ? { halted: { message: plainText(halted), words: { ...halted } } } : {}),
      consent: snapshot.public.consent.get(UMPIRE_CONSENT) ?? {},
      seat: seat.id,
      seats: [...this.#names.shown(snapshot.public.seat)].map(([id, record]) => ({
        seat: id,
        ...record,
        connected: this.#about.isOnline(id),
      })),
      head: { ...this.#about.head() },
      epochs: this.#about.epochsFor(seat),
    };
  }

  /** What was said that this seat may read, in the order of time: the last that the table keeps. */
  talkFor(seat: Seat): readonly SaidLine[] {
    return this.#names.shown(talkFor(seat, this.#snapshot, this.#game));
  }

  /** What everybody at the table sees at a glance, and nothing that a side knows alone. */
  get glance(): TableGlance {
    return this.#names.shown(tableGlance(this.#game, this.#snapshot));
  }

  /** How the game stands, for those who have a seat here: nothing that a side knows alone. */
  get news(): ReturnType<typeof tableNews> {
    return this.#names.shown(tableNews(this.#game, this.#snapshot));
  }

  /** How these sides stand, and the table: nothing that one of them knows alone. */
  standingOf(sides: readonly SideId[]): TableStanding {
    return this.#names.shown(tableStanding(this.#game, this.#snapshot, sides));
  }

  /** Players' seats in which somebody who sits down now takes part. */
  get seatsToTake(): readonly ListedSeat[] {
    return seatsToTake(this.#game, this.#snapshot);
  }

  /** Who has taken a seat, by its id. */
  get names(): ReadonlyMap<string, string> {
    const seat = this.#names.shown(this.#snapshot.public.seat);
    return new Map([...seat].flatMap(([id, { name }]) => (name === undefined ? [] : [[id, name]])));
  }

  /** The tables that this game wants to be played elsewhere. */
  get wanted(): readonly Wanted[] {
    return this.#game.convenes?.wanted(this.#snapshot) ?? [];
  }

  /** What this game wants to be done at tables that it has made. */
  get errands(): readonly Errand[] {
    return this.#game.convenes?.errands?.(this.#snapshot) ?? [];
  }

  /** What people are called for by now who may be away. */
  get summons(): readonly Summons[] {
    return this.#game.convenes?.summons?.(this.#snapshot) ?? [];
  }

  /** How the game has ended, and up to where the ledger says so; none while it is on. */
  get ending(): Ending | undefined {
    const result = this.#game.result?.(this.#snapshot);
    return result && { result, head: this.#about.head() };
  }

  /** What the umpire was asked about in public, with what they have said. */
  get questions(): ReadonlyMap<string, Ruling> {
    const { ruling } = this.#snapshot.public;
    return new Map([...ruling].filter(([, { askedBy }]) => askedBy !== undefined));
  }

  /** How those who played want a rematch, once they agree. */
  get rematch(): Rematch | undefined {
    const snapshot = this.#snapshot;
    return rematchAgreed(this.#game.result?.(snapshot), snapshot);
  }

  /** In whose place a side plays in such a rematch. */
  sideInRematch(how: Rematch, side: SideId): SideId {
    const result = this.#game.result?.(this.#snapshot);
    return result ? sideInRematch(result, how, side) : side;
  }

  /** How another table like this one would be set up, with the numbers of its own that are in force by now. */
  get setup(): Pick<Genesis, 'game' | 'profile' | 'name' | 'visibility' | 'houseRules' | 'overrides'> {
    const snapshot = this.#snapshot;
    const { game, profile, name, visibility, houseRules } = tableOf(snapshot) as TableRecord;
    const inForce = [...snapshot.public.house].filter(([id]) => !isProposal(id));
    const overrides = Object.fromEntries(inForce.flatMap(([, { values }]) => Object.entries(values)));
    return { game, profile, name, visibility, houseRules, overrides };
  }

  /** Whether every side that has secrets to lose has accepted the umpire. */
  get isUmpireAccepted(): boolean {
    const snapshot = this.#snapshot;
    return isUmpireAccepted(snapshot, umpiredSides(snapshot, this.#game));
  }

  /** The card that the seat's holder has signed in with. */
  cardAt(seatId: string): SeatRecord['card'] {
    return this.#names.shown(this.#snapshot.public.seat.get(seatId)?.card);
  }

  /** When a seat may get a new link that an umpire has announced, in milliseconds since 1970. */
  noticeOf(seatId: string): number | undefined {
    const until = this.#snapshot.public.seat.get(seatId)?.notice?.until;
    return until === undefined ? undefined : Date.parse(until);
  }
}
