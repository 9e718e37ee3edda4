import type { Board } from '../board/board.ts';
import { fewestRecruits, flagsInASet, flagsThatForce, territoriesARecruit } from '../data/rule-numbers.ts';
import type { ConquestEvent } from '../events/conquest-events.ts';
import { rulesOf } from '../house-rules/rules-of.ts';
import type { GameState } from '../state/game-state.ts';
import { gameOf, playerOf, territoryOf } from '../state/read.ts';
import { NEUTRAL } from '../state/sides.ts';
import type { Snapshot } from '../records.ts';
import { WayLaws } from './way-laws.ts';

interface Count {
  readonly armies: number;
  /** How many territories each owner holds. */
  readonly owners: ReadonlyMap<string, number>;
  /** Territories that have an owner and nobody in them. */
  readonly empty: readonly string[];
  readonly flags: number;
  /** Initial armies that nobody has placed, by side. */
  readonly armiesLeft: ReadonlyMap<string, number>;
}

const roundings = { down: Math.floor, nearest: Math.round, up: Math.ceil } as const;
const endsTurn: ReadonlySet<ConquestEvent['kind']> = new Set(['turn-ended', 'player-skipped']);

const isOneArmy = ({ kind }: ConquestEvent): boolean => kind === 'territory-claimed' || kind === 'army-placed';

/**
 * Watches a match for what must always hold; throws where it does not. Works out armies, victory flags and recruits from what the log says and from
 * the map, not with the functions of the game.
 */
export class LawWatch {
  readonly #snapshot: Snapshot;
  readonly #board: Board;
  #armies: number;
  #before: GameState;
  #count: Count;
  /** Victory flags of players who were put out of the game. */
  #flagsGone = 0;
  readonly #ways: WayLaws;

  constructor(snapshot: Snapshot, board: Board) {
    this.#snapshot = snapshot;
    this.#board = board;
    this.#ways = new WayLaws(snapshot, board);
    this.#count = this.#counted();
    this.#armies = this.#count.armies;
    this.#before = this.#game;
  }

  check(event: ConquestEvent, where: string): void {
    const now = this.#counted();
    const wrong = [
      ...this.#armyLaws(event, now),
      ...this.#flagLaws(event, now),
      ...this.#recruitLaws(event, now),
      ...this.#borderLaws(event),
      ...this.#playerLaws(now),
      ...this.#victoryLaws(now),
      ...this.#ways.check(event, this.#before, this.#game),
    ];
    if (wrong.length > 0) throw new Error(`${where}, ${event.kind} in turn ${this.#before.turn}: ${wrong.join('; ')}`);
    this.#before = this.#game;
    this.#count = now;
  }

  get #game(): GameState {
    const game = gameOf(this.#snapshot);
    if (!game) throw new Error('the game is gone');
    return game;
  }

  /** Armies that came onto the board from those that were left: the claimed land's, and with the last claim all. */
  #laidOut(now: Count): number {
    return this.#stillIn.reduce(
      (sum, side) => sum + (this.#count.armiesLeft.get(side) ?? 0) - (now.armiesLeft.get(side) ?? 0),
      0,
    );
  }

  get #areLaidOut(): boolean {
    return rulesOf(this.#snapshot).laidOut !== 'no';
  }

  get #isNewTurn(): boolean {
    const { turn, phase } = this.#game;
    return turn !== this.#before.turn && phase === 'conquer';
  }

  #counted(): Count {
    const owners = new Map<string, number>();
    const empty: string[] = [];
    let armies = 0;
    for (const id of this.#board.territories) {
      const held = territoryOf(this.#snapshot, id);
      armies += held.armies;
      owners.set(held.owner ?? 'nobody', (owners.get(held.owner ?? 'nobody') ?? 0) + 1);
      if (held.owner !== null && held.armies < 1) empty.push(id);
    }
    const players = this.#game.order.map((side) => [side, playerOf(this.#snapshot, side)] as const);
    const flags = players.reduce((sum, [, player]) => sum + (player?.flags.length ?? 0), 0);
    const armiesLeft = new Map(players.map(([side, player]) => [side, player?.armiesLeft ?? 0]));
    return { armies, owners, empty, flags, armiesLeft };
  }

  *#armyLaws(event: ConquestEvent, now: Count): Generator<string> {
    if (isOneArmy(event)) this.#armies += this.#areLaidOut ? this.#laidOut(now) : 1;
    if (event.kind === 'recruits-placed') this.#armies += event.armies;
    if (event.kind === 'attacked') this.#armies -= event.lost.attacker + event.lost.defender;
    if (now.armies !== this.#armies) yield `${now.armies} armies on the board, not ${this.#armies}`;
    if ([...now.owners.values()].reduce((sum, held) => sum + held, 0) !== this.#board.territories.length)
      yield 'territories without an owner, or with two';
    for (const id of now.empty) yield `${id} is held by nobody at all`;
  }

  *#flagLaws(event: ConquestEvent, now: Count): Generator<string> {
    const { setsTurnedIn, nextFlag, mover } = this.#game;
    if (event.kind === 'player-evicted' || event.kind === 'player-resigned')
      this.#flagsGone += this.#count.flags - now.flags;
    if (now.flags + flagsInASet.value * setsTurnedIn + this.#flagsGone !== nextFlag - 1)
      yield 'flags have come or gone';
    const drawn = nextFlag - this.#before.nextFlag;
    const isDrawn = endsTurn.has(event.kind) && this.#game.phase !== 'over';
    const due = isDrawn && this.#before.conquests > 0 ? 1 : 0;
    if (drawn !== due) yield `${drawn} flags drawn`;
    if (event.kind === 'attacked' && this.#before.mustTurnIn) yield 'attacked before a forced set';
    const held = playerOf(this.#snapshot, mover)?.flags.length ?? 0;
    if (this.#isNewTurn && held >= flagsThatForce.value && !this.#game.mustTurnIn) yield 'a set was not forced';
  }

  *#recruitLaws(event: ConquestEvent, now: Count): Generator<string> {
    const { recruits, phase, mover } = this.#game;
    if (phase !== 'conquer') {
      if (recruits !== 0) yield `${recruits} recruits in the ${phase} phase`;
      return;
    }
    const { setCap } = rulesOf(this.#snapshot);
    if (event.kind === 'set-turned-in' && setCap > 0 && event.recruits > setCap)
      yield `a set brought ${event.recruits}`;
    const placed = event.kind === 'recruits-placed' ? event.armies : 0;
    const brought = event.kind === 'attacked' || event.kind === 'set-turned-in' ? (event.recruits ?? 0) : 0;
    const kept = this.#before.recruits - placed + brought;
    const due = this.#isNewTurn ? this.#income(mover, now) + this.#lateArmies(event) : kept;
    if (recruits !== due) yield `${recruits} recruits, not ${due}`;
  }

  /** What the mover had left of their initial armies when their first turn of conquering came. */
  #lateArmies(event: ConquestEvent): number {
    const { mover } = this.#game;
    if (this.#areLaidOut) return 0;
    const isPlaced = this.#before.mover === mover && isOneArmy(event);
    return (this.#count.armiesLeft.get(mover) ?? 0) - (isPlaced ? 1 : 0);
  }

  #income(side: string, now: Count): number {
    const held = now.owners.get(side) ?? 0;
    const regions = new Map(this.#board.pack.regions.map(({ id, bonus }) => [id, bonus]));
    for (const { id, region } of this.#board.pack.territories)
      if (territoryOf(this.#snapshot, id).owner !== side) regions.delete(region);
    const bonus = [...regions.values()].reduce((sum, worth) => sum + worth, 0);
    const share = roundings[rulesOf(this.#snapshot).rounding](held / territoriesARecruit.value);
    return Math.max(fewestRecruits.value, share) + bonus;
  }

  *#borderLaws(event: ConquestEvent): Generator<string> {
    const { kind } = event;
    if (kind !== 'attacked' && kind !== 'moved-in' && kind !== 'armies-moved') return;
    const { from, to } = event;
    const isFar = kind === 'armies-moved' && rulesOf(this.#snapshot).moveReach === 'connected';
    if (!isFar && !this.#board.neighbours(from).has(to)) yield `${from} and ${to} have no border`;
    if (kind === 'attacked' && this.#before.move) yield 'attacked after the strategic move';
    const { move } = this.#before;
    if (kind === 'armies-moved' && move && (move.from !== from || move.to !== to)) yield 'moved a second way';
  }

  /** The same player, or one of their team where both are still in the game. */
  #areTogether(one: string, other: string): boolean {
    if (one === other) return true;
    const [mine, theirs] = [playerOf(this.#snapshot, one), playerOf(this.#snapshot, other)];
    return mine?.team !== undefined && mine.team === theirs?.team && !mine.out && !theirs?.out;
  }

  get #stillIn(): readonly string[] {
    return this.#game.order.filter((side) => playerOf(this.#snapshot, side)?.out === undefined);
  }

  get #hasResigned(): boolean {
    return this.#game.order.some((side) => playerOf(this.#snapshot, side)?.out === 'resigned');
  }

  /**
   * All land is the winner's, neutral land only where that need not fall, unless everybody else is out and somebody has resigned; and nobody who
   * has it all has to go on.
   */
  *#victoryLaws({ owners }: Count): Generator<string> {
    const { phase, mover, winner } = this.#game;
    const isWon = (side: string) =>
      [...owners.keys()].every(
        (owner) => this.#areTogether(owner, side) || (owner === NEUTRAL && !rulesOf(this.#snapshot).mustNeutralsFall),
      );
    const wins = (side: string) =>
      isWon(side) ||
      this.#game.wonBy === 'mission' ||
      this.#hasCapitals(side) ||
      (this.#hasResigned && this.#stillIn.every((left) => this.#areTogether(left, side)));
    if (winner !== undefined && (phase !== 'over' || !wins(winner))) yield `${winner} has not won`;
    if (phase !== 'over' && (isWon(mover) || this.#hasCapitals(mover))) yield `${mover} has won, and the game goes on`;
  }

  /** By house rule: all capitals but neutral ones of players who are out, where neutral land may stand; at least one is theirs. */
  #hasCapitals(side: string): boolean {
    const rules = rulesOf(this.#snapshot);
    if (!rules.hasCapitals || this.#game.phase === 'assignment') return false;
    let held = 0;
    for (const player of this.#game.order) {
      const { capital, out } = playerOf(this.#snapshot, player) ?? {};
      if (capital === undefined) continue;
      const { owner } = territoryOf(this.#snapshot, capital);
      if (owner !== null && this.#areTogether(owner, side)) held += 1;
      else if (owner !== NEUTRAL || out === undefined || rules.mustNeutralsFall) return false;
    }
    return held > 0;
  }

  *#playerLaws({ owners, armiesLeft }: Count): Generator<string> {
    const { phase, order, mover } = this.#game;
    for (const side of order) {
      const player = playerOf(this.#snapshot, side);
      const holds = owners.has(side);
      if (player?.out === 'eliminated' && (holds || player.flags.length > 0)) yield `${side} is out and has something`;
      const mayBeLandless = phase === 'over' && this.#hasResigned;
      if ((phase === 'conquer' || phase === 'over') && player?.out === undefined && !holds && !mayBeLandless)
        yield `${side} has no land and is in the game`;
      if ((armiesLeft.get(side) ?? 0) < 0) yield `${side} has placed more armies than they had`;
      if (side === mover && phase !== 'over' && player?.out !== undefined) yield `${side} is out and on turn`;
    }
  }
}
