import {
  AWARD,
  CLAIM_SEAT,
  CONTINUED,
  type FeatReader,
  type Game,
  changeInPlace,
  type Changes,
  emptySnapshot,
  type PublicEntry,
  type ReplayEntry,
  type Result,
  ROTATE_SEAT,
  type RuleValues,
  SIGN_IN,
  type Snapshot,
  type TableRecord,
  THIS_TABLE,
} from '@vexillum/model';
import { scoresOf } from './scores.ts';
import type { PlayedGame, Player } from './played-game.ts';

/** As much of an entry as this reads. */
export interface LeagueEntry extends ReplayEntry {
  readonly hash: string;
}

/** By whoever plays the side; spectators, hosts and umpires play none. */
const plays = new Set(['captain', 'commander']);

/**
 * The games that came to an end at a table, by its public ledger from the first entry on. A game that ended twice, because the table went
 * back to an earlier moment in between, is told once, by its last end; one that was reopened and has not ended again is none. Where a match goes
 * on from a file, what had ended was told by the table that it comes from, and a game of which another server saw a part is not told.
 */
export const readGames = (game: Game, table: string, entries: Iterable<LeagueEntry>): PlayedGame[] => {
  const reader = new GameReader(game, table);
  for (const entry of entries) reader.take(entry);
  return reader.games;
};

/** What an entry `sign-in` says, as far as this reads it: it was checked where it came in. */
interface SignedIn {
  readonly card: string;
  readonly name: string;
}

/** As much of what an entry `continued` says. */
interface GoesOn {
  readonly table?: string;
  readonly isOwn?: true;
}

/** A game that has ended, and that this table's ledger does not tell. */
const ELSEWHERE = 'elsewhere';

const isHere = (game: PlayedGame | typeof ELSEWHERE | undefined): game is PlayedGame =>
  game !== undefined && game !== ELSEWHERE;

/** The same, entry by entry. */
export class GameReader {
  readonly #game: Game;
  readonly #table: string;
  readonly #snapshot: Snapshot;
  readonly #games: PlayedGame[] = [];
  readonly #cards = new Map<string, SignedIn>();
  #current: PlayedGame | typeof ELSEWHERE | undefined;
  /** Another server saw a part of the game that is on. */
  #isForeign = false;
  #began: Pick<LeagueEntry, 'at' | 'hash'> | undefined;
  /** The table where the game was played last. */
  #place: string | undefined;
  #isCarried = false;
  #nth = 1;
  #rolls = { byTable: 0, byHand: 0 };
  #deeds = 0;
  #feats: FeatReader | undefined;

  constructor(game: Game, table: string) {
    this.#game = game;
    this.#table = table;
    this.#snapshot = emptySnapshot([], game.kinds);
    this.#feats = game.achievements?.newReader();
  }

  get games(): PlayedGame[] {
    return isHere(this.#current) ? [...this.#games, this.#current] : [...this.#games];
  }

  take(entry: LeagueEntry): void {
    this.#count(entry);
    const changes = entry.changes && (this.#game.today?.(entry.changes) ?? entry.changes);
    if (entry.name !== undefined)
      this.#counted((feats) => feats.hear(this.#snapshot, { ...entry, changes } as PublicEntry));
    if (changes) changeInPlace(this.#snapshot, { public: changes } as Changes);
    if (entry.name !== undefined && this.#game.beginsAnew?.includes(entry.name)) this.#begin();
    // Asked of the table, not of the entry: a table that went back has no result any more, whatever an earlier entry said.
    if (!changes || !this.#mayTurn(changes)) return;
    const result = this.#game.result?.(this.#snapshot);
    if (!result) this.#current = undefined;
    else this.#current ??= this.#isForeign ? ELSEWHERE : this.#told(entry, result);
  }

  /** A match from elsewhere may hold anything: a game whose deeds cannot be read has its result, and no feats. */
  #counted<Answer>(count: (feats: FeatReader) => Answer): Answer | undefined {
    try {
      return this.#feats && count(this.#feats);
    } catch {
      this.#feats = undefined;
      return undefined;
    }
  }

  #mayTurn(changes: NonNullable<LeagueEntry['changes']>): boolean {
    const kinds = this.#game.ledger?.ends;
    return !kinds || kinds.some((kind) => Object.hasOwn(changes, kind));
  }

  #begin(): void {
    if (isHere(this.#current)) this.#games.push(this.#current);
    if (this.#current) this.#nth += 1;
    this.#current = undefined;
    this.#isForeign = false;
    this.#isCarried = false;
    this.#began = undefined;
    this.#rolls = { byTable: 0, byHand: 0 };
    this.#deeds = 0;
    this.#feats = this.#game.achievements?.newReader();
  }

  #goOn({ isOwn, table }: GoesOn): void {
    // Where its keys were lost a table goes on in its own place.
    if (this.#began && !this.#current && table !== this.#place) this.#isCarried = true;
    this.#place = table;
    // Another server knows nobody's card, and at the same one everybody sits down anew.
    this.#cards.clear();
    this.#games.length = 0;
    if (this.#current) this.#current = ELSEWHERE;
    if (isOwn !== true) this.#isForeign = true;
  }

  #count({ seq, name, seat, at, hash, draw, args }: LeagueEntry): void {
    if (seq === 0) this.#place = (args as { readonly gameId?: string } | undefined)?.gameId;
    if (name === SIGN_IN && seat !== undefined) this.#cards.set(seat, args as SignedIn);
    // Somebody else may sit there from then on.
    if (seat !== undefined && (name === CLAIM_SEAT || name === ROTATE_SEAT)) this.#cards.delete(seat);
    if (name === CONTINUED) this.#goOn(args as GoesOn);
    if (this.#current || seat === undefined || name === AWARD || !this.#isPlaying(seat)) return;
    this.#began ??= { at, hash };
    this.#deeds += 1;
    if (draw === undefined) return;
    if ((draw as { readonly manual?: true }).manual) this.#rolls.byHand += 1;
    else this.#rolls.byTable += 1;
  }

  #isPlaying(seat: string): boolean {
    const record = this.#snapshot.public.seat.get(seat);
    return record?.name !== undefined && plays.has(record.kind);
  }

  #told({ seq, hash, at }: LeagueEntry, result: Result): PlayedGame {
    const table = this.#snapshot.public.table.get(THIS_TABLE);
    const feats = this.#counted((reader) => reader.feats(this.#snapshot, seq));
    return {
      match: table?.gameId ?? this.#table,
      table: this.#table,
      nth: this.#nth,
      ...(this.#began ? { began: this.#began.hash } : {}),
      head: { seq, hash },
      beganAt: this.#began?.at ?? at,
      endedAt: at,
      game: this.#game.id,
      profile: table?.profile ?? '',
      tableName: table?.name ?? '',
      houseRules: this.#otherRules(table),
      result,
      scores: scoresOf(this.#game, result),
      players: this.#players(result),
      slots: this.#game.scoring?.slots ?? 1,
      rolls: this.#rolls,
      ...(this.#isCarried ? { isCarried: true } : {}),
      deeds: this.#deeds,
      ...(feats ? { feats } : {}),
    };
  }

  #otherRules(table: TableRecord | undefined): RuleValues {
    const values = table?.houseRules ?? {};
    const others = this.#game.houseRules.flatMap(({ key, default: usual }) => {
      const value = values[key];
      return value === undefined || value === usual ? [] : [[key, value] as const];
    });
    return Object.fromEntries(others);
  }

  /** Of a side that nobody sat at a machine played. */
  #players({ sides }: Result): Player[] {
    return sides.flatMap(({ side }) => {
      const sitting = this.#game.seats.flatMap(({ id, kind, side: its }): Player[] => {
        const name = this.#snapshot.public.seat.get(id)?.name;
        if (its !== side || !plays.has(kind) || name === undefined) return [];
        const signed = this.#cards.get(id);
        return [{ seat: id, side, ...(signed ? { name: signed.name, card: signed.card } : { name }) }];
      });
      return sitting.length > 0 ? sitting : [{ seat: side, side }];
    });
  }
}
