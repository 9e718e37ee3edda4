import type { Outcome, Snapshot } from '@vexillum/model';
import type { Board } from '../board/board.ts';
import { flagsInASet, flagsThatForce } from '../data/rule-numbers.ts';
import type { GameState } from '../state/game-state.ts';
import { gameOf, playerOf, territoryOf } from '../state/read.ts';

interface Count {
  readonly armies: number;
  readonly owners: ReadonlyMap<string, number>;
  readonly flags: number;
}

type Facts = { readonly [key: string]: unknown };

/** Watches a match for what must always hold; throws where it does not. Reckons armies from what the log says, not from the board. */
export class LawWatch {
  readonly #snapshot: Snapshot;
  readonly #board: Board;
  #armies: number;
  #before: GameState;
  #flags = 0;

  constructor(snapshot: Snapshot, board: Board) {
    this.#snapshot = snapshot;
    this.#board = board;
    this.#armies = this.#count().armies;
    this.#before = this.#game;
  }

  check(name: string, outcome: Outcome, where: string): void {
    const facts: Facts = outcome.facts ?? {};
    const now = this.#count();
    const wrong = [
      ...this.#armyLaws(name, facts, now),
      ...this.#flagLaws(name, now),
      ...this.#borderLaws(name, facts),
      ...this.#playerLaws(),
    ];
    if (wrong.length > 0) throw new Error(`${where}, ${name} in turn ${this.#before.turn}: ${wrong.join('; ')}`);
    this.#before = this.#game;
    this.#flags = now.flags;
  }

  get #game(): GameState {
    const game = gameOf(this.#snapshot);
    if (!game) throw new Error('the game is gone');
    return game;
  }

  #count(): Count {
    const owners = new Map<string, number>();
    let armies = 0;
    for (const id of this.#board.territories) {
      const held = territoryOf(this.#snapshot, id);
      armies += held.armies;
      owners.set(held.owner ?? 'nobody', (owners.get(held.owner ?? 'nobody') ?? 0) + 1);
    }
    const flags = this.#game.order.reduce((sum, side) => sum + (playerOf(this.#snapshot, side)?.flags.length ?? 0), 0);
    return { armies, owners, flags };
  }

  *#armyLaws(name: string, facts: Facts, now: Count): Generator<string> {
    const lost = facts['lost'] as { attacker: number; defender: number } | undefined;
    if (name === 'claim-territory' || name === 'place-army') this.#armies += 1;
    if (name === 'place-recruits') this.#armies += facts['armies'] as number;
    if (lost) this.#armies -= lost.attacker + lost.defender;
    if (now.armies !== this.#armies) yield `${now.armies} armies on the board, not ${this.#armies}`;
    if ([...now.owners.values()].reduce((sum, held) => sum + held, 0) !== this.#board.territories.length)
      yield 'territories without an owner, or with two';
    for (const id of this.#board.territories) {
      const { owner, armies } = territoryOf(this.#snapshot, id);
      if (owner !== null && armies < 1) yield `${id} is held by nobody at all`;
    }
  }

  *#flagLaws(name: string, now: Count): Generator<string> {
    const { setsTurnedIn, nextFlag } = this.#game;
    if (now.flags + flagsInASet.value * setsTurnedIn !== nextFlag - 1) yield 'flags have come or gone';
    const drawn = nextFlag - this.#before.nextFlag;
    const due = name === 'end-turn' && this.#before.conquests > 0 ? 1 : 0;
    if (drawn !== due) yield `${drawn} flags drawn`;
    if (name === 'attack-territory' && this.#before.mustTurnIn) yield 'attacked before a forced set';
    const { mover, phase, turn } = this.#game;
    const held = playerOf(this.#snapshot, mover)?.flags.length ?? 0;
    const isNewTurn = turn !== this.#before.turn && phase === 'conquer';
    if (isNewTurn && held >= flagsThatForce.value && !this.#game.mustTurnIn) yield 'a set was not forced';
    if (now.flags > this.#flags + 1) yield 'more than one new flag';
  }

  *#borderLaws(name: string, facts: Facts): Generator<string> {
    if (name !== 'attack-territory' && name !== 'move-in') return;
    const { from, to } = facts as { from: string; to: string };
    if (!this.#board.neighbours(from).has(to)) yield `${from} and ${to} have no border`;
    if (name === 'attack-territory' && this.#before.move) yield 'attacked after the strategic move';
  }

  *#playerLaws(): Generator<string> {
    for (const side of this.#game.order) {
      const player = playerOf(this.#snapshot, side);
      const holds = this.#board.territories.some((id) => territoryOf(this.#snapshot, id).owner === side);
      if (player?.out === 'eliminated' && (holds || player.flags.length > 0)) yield `${side} is out and has something`;
      if (this.#game.phase === 'conquer' && player?.out === undefined && !holds)
        yield `${side} has no land and is in the game`;
    }
    const { recruits, phase } = this.#game;
    if (recruits < 0 || (recruits > 0 && phase !== 'conquer')) yield `${recruits} recruits in the ${phase} phase`;
  }
}
