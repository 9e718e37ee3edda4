import type { Context, Outcome, PublicRecords, RecordsOf, SideId } from '@vexillum/model';
import type { Board } from '../board/board.ts';
import { boardOf } from '../board/board-of.ts';
import type { FlagSecret } from '../flags/luck.ts';
import { type Rules, rulesOf } from '../house-rules/rules-of.ts';
import { type Changes, type ConquestKinds, Edits, type Snapshot } from '../records.ts';
import { GAME, type GameState } from '../state/game-state.ts';
import { type Player, playerId } from '../state/player.ts';
import { areTogether } from '../state/teams.ts';
import { type Territory, territoryId, UNCLAIMED } from '../state/territory.ts';

type Records = PublicRecords<ConquestKinds>;
type Own = keyof RecordsOf<ConquestKinds, 'public'>;

/** A game of conquest in the middle of an action: reads see what the action has written so far. */
export class Campaign {
  readonly snapshot: Snapshot;
  readonly context: Context;
  readonly #table: Snapshot;
  readonly #edits: Edits;
  /** By id, which says the kind too. */
  readonly #written = new Map<string, unknown>();
  /** Victory flags that this very action has drawn, by number: their owner knows them already. */
  readonly told = new Map<number, FlagSecret>();
  #board: Board | undefined;

  constructor(snapshot: Snapshot, context: Context) {
    this.snapshot = snapshot;
    this.context = context;
    this.#table = snapshot;
    this.#edits = new Edits(snapshot);
  }

  get board(): Board {
    return (this.#board ??= boardOf(this.snapshot));
  }

  get rules(): Rules {
    return rulesOf(this.snapshot);
  }

  get edits(): Edits {
    return this.#edits;
  }

  get game(): GameState {
    const game = this.read('game', GAME);
    if (!game) throw new Error('no game is on');
    return game;
  }

  read<Kind extends Own>(kind: Kind, id: string): Records[Kind] | undefined {
    const written = this.#written.get(id) as Records[Kind] | undefined;
    return written ?? this.#table.public[kind].get(id);
  }

  write<Kind extends Own>(kind: Kind, id: string, record: Records[Kind]): void {
    this.#written.set(id, record);
    this.#edits.put(kind, id, record);
  }

  setGame(change: Partial<GameState>): void {
    this.write('game', GAME, { ...this.game, ...change });
  }

  /** Forgets what is not said. */
  replaceGame(game: GameState): void {
    this.write('game', GAME, game);
  }

  territory(id: string): Territory {
    return this.#held(territoryId(id));
  }

  setTerritory(id: string, territory: Territory): void {
    this.write('territory', territoryId(id), territory);
  }

  /** By house rule a player's first territory is their capital. */
  settle(id: string, side: SideId): void {
    this.setTerritory(id, { owner: side, armies: 1 });
    if (this.rules.hasCapitals && this.player(side).capital === undefined) this.setPlayer(side, { capital: id });
  }

  addArmies(id: string, more: number): void {
    const { owner, armies } = this.territory(id);
    this.setTerritory(id, { owner, armies: armies + more });
  }

  player(side: SideId): Player {
    const player = this.read('player', playerId(side));
    if (!player) throw new Error(`${side} does not play`);
    return player;
  }

  setPlayer(side: SideId, change: Partial<Player>): void {
    this.write('player', playerId(side), { ...this.player(side), ...change });
  }

  /** Ids of the territories that this side holds; `null` for those that nobody has claimed. */
  territoriesOf(owner: SideId | null): string[] {
    const { territories, parts } = this.board;
    return territories.filter((_, at) => this.#held(parts[at] as string).owner === owner);
  }

  holdsAny(owner: SideId): boolean {
    return this.board.parts.some((part) => this.#held(part).owner === owner);
  }

  /** Whether all of these, given as ids of their records, have an owner whom `isMeant` takes. */
  areAllHeld(parts: readonly string[], isMeant: (owner: SideId | null) => boolean): boolean {
    return parts.every((part) => isMeant(this.#held(part).owner));
  }

  /** This side, and its partners who are still in the game. */
  alliesOf(side: SideId): ReadonlySet<SideId> {
    const own = this.player(side);
    return new Set(this.game.order.filter((other) => other === side || areTogether(own, this.player(other))));
  }

  /** Players who are still in the game, in the order of play. */
  get playing(): SideId[] {
    return this.game.order.filter((side) => this.player(side).out === undefined);
  }

  #held(part: string): Territory {
    return this.read('territory', part) ?? UNCLAIMED;
  }

  changes(): Changes {
    return this.#edits.changes();
  }

  outcome(more: Partial<Outcome> = {}): Outcome {
    return { changes: this.changes(), ...more };
  }
}
