import {
  type Assign,
  assigns,
  type Board,
  boardOf,
  gameOf,
  type GameState,
  mayAttack,
  mayMoveIn,
  mayPlaceArmy,
  mayPlaceRecruits,
  type Rules,
  rulesOf,
  setupOf,
  type Snapshot,
  territoryOf,
} from '../rules/index.ts';
import { isPlayer, isRefusal, type Json, type SideId } from '@vexillum/model';
import type { Answer } from '@vexillum/table';
import { atom } from 'nanostores';
import { standsStill } from '@vexillum/frame/clock/stands-still';
import type { Actions } from '@vexillum/frame/table/actions';
import { nameOfSeat } from '@vexillum/frame/table/name-of-seat';
import { TableSitting } from '@vexillum/frame/table/table-sitting';
import { ownerName } from './names.ts';
import { AttackRunner } from './play/attack-runner.ts';
import { HoldRun } from './play/hold-run.ts';
import { PlacingRun } from './play/placing-run.ts';
import { type Aim, type Chosen, type Meaning, mayFollow, meaningOfTouch, startsOf, targetsOf } from './play/touch.ts';
import type { Shown } from './lesson/shown.ts';
import type { LiveTable } from './live-table.ts';

/** What land that is touched and then held does again and again. First armies go one a turn (`PlacingRun`), and a strategic move is one. */
const repeatable: ReadonlySet<string> = new Set([mayPlaceRecruits.action, mayMoveIn.action]);

/** What one player's screen has beside the table itself: what they have chosen, what their next touch means. */
export class ConquestSitting extends TableSitting {
  override readonly live: LiveTable;
  override readonly actions: Actions = { act: (name, args) => this.act(name, args) };
  /** ATTACK or MOVE was touched last. */
  readonly $chosen = atom<Chosen | undefined>(undefined);
  /** Where it starts from. */
  readonly $from = atom<string | undefined>(undefined);
  /** Where the attack leads to: what was aimed at or attacked last. */
  readonly $target = atom<string | undefined>(undefined);
  readonly $assign = atom<Assign>(1);
  readonly $hover = atom<string | undefined>(undefined);
  /** The territory that keys move from and act on. */
  readonly $focus = atom<string | undefined>(undefined);
  /** Whether the reader looks at their own victory flags. */
  readonly $seesFlags = atom(false);
  /** What a lesson points at. */
  readonly $shown = atom<Shown>({});
  /** Throws that follow each other by themselves. */
  readonly runner: AttackRunner;
  /** First armies that go where the player has said, one a turn. */
  readonly placing: PlacingRun;
  /** Armies that follow each other while a land is held. */
  readonly #held = new HoldRun();
  /** What the last touch did, and where. */
  #touched: { readonly id: string; readonly name: string } | undefined;

  #hasBegun = false;

  constructor(live: LiveTable) {
    super();
    this.live = live;
    this.runner = new AttackRunner(live.$snapshot, (name, args) => this.act(name, args));
    this.placing = new PlacingRun(live.seat.side, (name, args) => this.act(name, args));
    this.listen();
    this.#beginWithAll();
    this.stops.push(
      live.$snapshot.listen(() => {
        this.#beginWithAll();
        this.#dropWhatIsOver();
        if (!this.isPaused) void this.placing.look(this.snapshot);
      }),
      () => this.runner.stop(),
      () => this.letGo(),
    );
  }

  get snapshot(): Snapshot {
    return this.live.$snapshot.get();
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

  nameOfSeat(seat: string | undefined): string {
    return nameOfSeat(this.snapshot, seat);
  }

  /** The game that is on or over; none before START. */
  get game(): GameState | undefined {
    return gameOf(this.snapshot);
  }

  get board(): Board {
    return boardOf(this.snapshot);
  }

  get rules(): Rules {
    return rulesOf(this.snapshot);
  }

  get isMyTurn(): boolean {
    const { game } = this;
    return game !== undefined && game.phase !== 'over' && game.mover === this.side;
  }

  get isPaused(): boolean {
    return standsStill(this.snapshot);
  }

  get aim(): Aim {
    return { chosen: this.$chosen.get(), from: this.$from.get(), assign: this.$assign.get() };
  }

  /** Where the chosen attack or move may lead to from where it starts. */
  get targets(): readonly string[] {
    const { game } = this;
    const { chosen, from } = this.aim;
    return game && this.isMyTurn && chosen && from !== undefined ? targetsOf(this.snapshot, game, chosen, from) : [];
  }

  async act(name: string, args: Json): Promise<Answer> {
    return await this.live.act(name, args);
  }

  /** Who plays a seat where no person sits. */
  readonly machineIn = (seat: string): string | undefined => {
    const { snapshot } = this;
    return setupOf(snapshot).bots.includes(seat) ? ownerName(snapshot, seat) : undefined;
  };

  meaningOf(id: string): Meaning {
    return meaningOfTouch(this.snapshot, this.side, this.aim, id);
  }

  choose(chosen: Chosen | undefined): void {
    this.runner.stop();
    this.$chosen.set(chosen);
    this.#setOut(undefined);
  }

  /** Starts the attack or the move from there. */
  chooseFrom(chosen: Chosen, from: string): void {
    this.runner.stop();
    this.$chosen.set(chosen);
    this.#setOut(from);
  }

  cycleAssign(): void {
    const next = (assigns.indexOf(this.$assign.get()) + 1) % assigns.length;
    this.$assign.set(assigns[next] ?? 1);
  }

  /** Shows what attacking there would come to, without attacking. */
  aimAt(to: string | undefined): void {
    if (!this.runner.isOn) this.$target.set(to);
  }

  /** Does what a touch of this territory means now; answers whether it meant anything. */
  async touch(id: string): Promise<boolean> {
    this.runner.stop();
    this.placing.stop();
    const meaning = this.meaningOf(id);
    this.#touched = meaning.kind === 'act' ? { id, name: meaning.name } : undefined;
    if (meaning.kind === 'nothing') return false;
    if (meaning.kind === 'from') {
      if (this.$chosen.get() === undefined) this.$chosen.set('attack');
      this.#setOut(meaning.id === this.$from.get() ? undefined : meaning.id);
    } else {
      if (meaning.name === mayAttack.action) this.$target.set(id);
      const turn = this.game?.turn ?? 0;
      if (isRefusal(await this.act(meaning.name, meaning.args))) return false;
      if (meaning.name === mayPlaceArmy.action) this.#placeOn(id, turn);
    }
    return true;
  }

  /**
   * Whoever holds the land that they have just touched places one army after the other, or sends them after each other, until they let go.
   * False where the last touch was another, or the next one would do something else.
   */
  hold(id: string): boolean {
    const name = this.#repeatable(id);
    if (name === undefined || this.#touched?.id !== id || this.#touched.name !== name) return false;
    this.$focus.set(id);
    this.#held.start(async () => (await this.touch(id)) && this.#repeatable(id) === name);
    return true;
  }

  letGo(): void {
    this.#held.stop();
  }

  #repeatable(id: string): string | undefined {
    const meaning = this.meaningOf(id);
    return meaning.kind === 'act' && repeatable.has(meaning.name) ? meaning.name : undefined;
  }

  /** Where armies are laid out, nobody wants to count: ASSIGN begins with all, until the player chooses. */
  #beginWithAll(): void {
    if (this.#hasBegun || !this.game) return;
    this.#hasBegun = true;
    if (this.rules.laidOut !== 'no') this.$assign.set('all');
  }

  #placeOn(id: string, turn: number): void {
    this.placing.start(id, this.$assign.get(), turn);
    void this.placing.look(this.snapshot);
  }

  #setOut(from: string | undefined): void {
    this.$from.set(from);
    this.$target.set(undefined);
  }

  /** What was chosen belongs to one turn. */
  #dropWhatIsOver(): void {
    const { game, side, snapshot } = this;
    // Before START another map may come to lie there.
    for (const $pointed of [this.$hover, this.$focus]) {
      const id = $pointed.get();
      if (id !== undefined && !this.board.territories.includes(id)) $pointed.set(undefined);
    }
    const from = this.$from.get();
    if (!this.isMyTurn || this.isPaused || game?.phase !== 'conquer') return this.choose(undefined);
    const ownerOf = (id: string) => territoryOf(snapshot, id).owner;
    if (from !== undefined && ownerOf(from) !== side) return this.#setOut(undefined);
    const target = this.$target.get();
    if (target !== undefined && ownerOf(target) === side) this.$target.set(undefined);
    if (this.$chosen.get() === 'attack' && game.move) return this.choose(undefined);
    this.#dropSpentStart(game);
  }

  /** Nothing more can set out from there; while its last dice lie there, or armies may follow, it stays. */
  #dropSpentStart(game: GameState): void {
    const { chosen, from } = this.aim;
    if (chosen === undefined || from === undefined || this.$target.get() !== undefined) return;
    if (startsOf(this.snapshot, game, chosen).has(from) || mayFollow(this.snapshot, this.side, this.aim) > 0) return;
    this.#setOut(undefined);
  }
}
