import {
  type Changes,
  type Context,
  Edits,
  type Outcome,
  type Part,
  type SideId,
  type Snapshot,
} from '@vexillum/model';
import type { Board } from '../board/board.ts';
import { boardOf } from '../board/board-of.ts';
import type { FlagSecret } from '../flags/luck.ts';
import { type Rules, rulesOf } from '../house-rules/rules-of.ts';
import { GAME, type GameState } from '../state/game-state.ts';
import { type Player, playerId } from '../state/player.ts';
import { type Territory, territoryId, UNCLAIMED } from '../state/territory.ts';

/** A game of conquest in the middle of an action: reads see what the action has written so far. */
export class Campaign {
  readonly snapshot: Snapshot;
  readonly context: Context;
  readonly #edits: Edits;
  readonly #written = new Map<string, Part>();
  /** Flags that this very action has drawn, by number: their owner knows them already. */
  readonly told = new Map<number, FlagSecret>();
  #board: Board | undefined;

  constructor(snapshot: Snapshot, context: Context) {
    this.snapshot = snapshot;
    this.context = context;
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
    const game = this.read(GAME) as unknown as GameState | undefined;
    if (!game) throw new Error('no game is on');
    return game;
  }

  read(id: string): Part | undefined {
    return this.#written.get(id) ?? this.snapshot.public.part.get(id);
  }

  write(id: string, part: Part): void {
    this.#written.set(id, part);
    this.#edits.put('part', id, part);
  }

  setGame(change: Partial<GameState>): void {
    this.write(GAME, { ...this.game, ...change } as unknown as Part);
  }

  /** Forgets what is not said. */
  replaceGame(game: GameState): void {
    this.write(GAME, game as unknown as Part);
  }

  territory(id: string): Territory {
    return this.#held(territoryId(id));
  }

  setTerritory(id: string, territory: Territory): void {
    this.write(territoryId(id), territory);
  }

  addArmies(id: string, more: number): void {
    const { owner, armies } = this.territory(id);
    this.setTerritory(id, { owner, armies: armies + more });
  }

  player(side: SideId): Player {
    const player = this.read(playerId(side)) as unknown as Player | undefined;
    if (!player) throw new Error(`${side} does not play`);
    return player;
  }

  setPlayer(side: SideId, change: Partial<Player>): void {
    this.write(playerId(side), { ...this.player(side), ...change } as unknown as Part);
  }

  /** Ids of the territories that this side holds; `null` for those that nobody has claimed. */
  territoriesOf(owner: SideId | null): string[] {
    const { territories, parts } = this.board;
    return territories.filter((_, at) => this.#held(parts[at] as string).owner === owner);
  }

  holdsAny(owner: SideId): boolean {
    return this.board.parts.some((part) => this.#held(part).owner === owner);
  }

  /** Whether all of these, given as ids of their parts, have an owner whom `isMeant` takes. */
  areAllHeld(parts: readonly string[], isMeant: (owner: SideId | null) => boolean): boolean {
    return parts.every((part) => isMeant(this.#held(part).owner));
  }

  /** Players who are still in the game, in the order of play. */
  get playing(): SideId[] {
    return this.game.order.filter((side) => this.player(side).out === undefined);
  }

  #held(part: string): Territory {
    return (this.read(part) as unknown as Territory | undefined) ?? UNCLAIMED;
  }

  changes(): Changes {
    return this.#edits.changes();
  }

  outcome(more: Partial<Outcome> = {}): Outcome {
    return { changes: this.changes(), ...more };
  }
}
