import type { Chance } from '../action.ts';
import { platformActions } from '../actions/index.ts';
import { changeInPlace, type Changes, Edits } from '../changes.ts';
import { withClock } from '../clock/clock-changes.ts';
import { plainClock } from '../clock/game-clock.ts';
import type { Game } from '../game.ts';
import { History } from '../history/history.ts';
import type { Kinds, NoKinds } from '../kinds.ts';
import { CLAIM_SEAT, CREATE_TABLE, REDO_ACTION, UNDO_ACTION } from '../records/steward-entries.ts';
import { THIS_TABLE } from '../records/table-record.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import type { ReplayEntry } from '../replay/replay-entry.ts';
import type { Seat } from '../seat.ts';
import { emptySnapshot, type Snapshot } from '../snapshot.ts';
import { entryOf } from './test-entry.ts';
import { testChance, testContext } from './test-context.ts';

type Written = Pick<ReplayEntry, 'args' | 'draw' | 'openings' | 'result' | 'seals'>;

/** A match of a game without a room: the true table, and the public entries that the room would write. Everybody has sat down. */
export class TestMatch<K extends Kinds = NoKinds> {
  readonly snapshot: Snapshot<K>;
  readonly entries: ReplayEntry[] = [];
  now = Date.UTC(2026, 0, 1, 12);
  readonly #game: Game<K>;
  readonly #chance: Chance;
  readonly #history = new History();

  constructor(game: Game<K>, chance = testChance()) {
    this.#game = game;
    this.#chance = chance;
    this.snapshot = emptySnapshot(game.sides, game.kinds);
    const table: Snapshot = this.snapshot;
    const edits = new Edits(table);
    const [profile] = game.profiles;
    edits.put('table', THIS_TABLE, {
      game: game.id,
      gameId: 'g_test',
      profile: profile?.id ?? '',
      name: 'A table for tests',
      visibility: 'private',
      houseRules: {},
    });
    for (const { id, ...seat } of game.seats) edits.put('seat', id, seat);
    this.#write('host', CREATE_TABLE, edits.changes(), { args: { game: game.id, name: 'A table for tests' } });
    for (const { id, ...seat } of game.seats)
      this.#write(id, CLAIM_SEAT, new Edits(table).put('seat', id, { ...seat, name: id }).changes(), {});
  }

  /** Throws where it is refused; `refusal` asks for that. */
  act(seat: string, name: string, args: object = {}): this {
    const refusal = this.#act(seat, name, args);
    if (refusal) throw new Error(`${name} was refused: ${refusal.code}`);
    return this;
  }

  /** The code of the refusal; `undefined` where it was done. */
  refusal(seat: string, name: string, args: object = {}): string | undefined {
    return this.#act(seat, name, args)?.code;
  }

  /** Does what is due by itself, as far as nothing has to be waited for. */
  settle(): this {
    const due = this.#game.due?.(this.snapshot, { random: () => 0 });
    return due && due.at === undefined ? this.act(due.seat, due.name, due.args).settle() : this;
  }

  #act(seatId: string, name: string, args: object): Refusal | undefined {
    if (name === UNDO_ACTION || name === REDO_ACTION) return this.#undo(seatId, name);
    const seat = this.#game.seats.find(({ id }) => id === seatId) as Seat;
    const action = [...platformActions, ...this.#game.actions].find((one) => one.name === name);
    if (!action) throw new Error(`the game has no ${name}`);
    const context = testContext(seat, { at: this.#at, name: seatId, chance: this.#chance });
    const outcome = action.mayAct(seat, this.snapshot) ?? action.run(this.snapshot, args as never, context);
    if (isRefusal(outcome)) return outcome;
    const { changes: _public, ...written } = entryOf({ seat: seatId, name, args }, outcome);
    this.#write(seatId, name, outcome.changes, { ...written, args: outcome.publicArgs ?? args }, action.isUndoable);
    return undefined;
  }

  #undo(seatId: string, name: string): Refusal | undefined {
    const undoing = name === UNDO_ACTION ? this.#history.undoing(seatId) : this.#history.redoing(seatId);
    if (isRefusal(undoing)) return undoing;
    this.#write(seatId, name, undoing.changes, { args: {} });
    return undefined;
  }

  get #at(): string {
    return new Date(this.now).toISOString();
  }

  #write(seat: string, name: string, asked: Changes, { args, draw, openings, seals }: Written, isUndoable = false) {
    const [seq, at] = [this.entries.length, this.#at];
    const { side } = this.#game.seats.find(({ id }) => id === seat) ?? {};
    const changes = withClock(this.snapshot, asked, { at, side, name }, this.#game.clock ?? plainClock);
    const sides = Object.keys(changes.sides ?? {});
    const wasOver = this.#game.result?.(this.snapshot) !== undefined;
    changeInPlace(this.snapshot, changes);
    this.#history.note({ seat, seq, name }, changes, isUndoable);
    const result = wasOver ? undefined : this.#game.result?.(this.snapshot);
    const entry: ReplayEntry = {
      seq,
      at,
      seat,
      id: `id-${seq}`,
      name,
      args,
      changes: changes.public ?? {},
      ...(draw === undefined ? {} : { draw }),
      ...(seals === undefined ? {} : { seals }),
      ...(openings === undefined ? {} : { openings }),
      ...(result === undefined ? {} : { result }),
      ...(sides.length === 0 ? {} : { private: Object.fromEntries(sides.map((one) => [one, 'a digest'])) }),
    };
    this.entries.push(JSON.parse(JSON.stringify(entry)) as ReplayEntry);
  }
}
