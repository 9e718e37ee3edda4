import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  type Convenes,
  type Errand,
  type ErrandDeed,
  type Game,
  isRefusal,
  type Json,
  plainText,
  type Ruling,
  type Wanted,
  type Words,
  words,
} from '@vexillum/model';
import type { Head } from '@vexillum/protocol';
import {
  type Answer,
  type Clock,
  type Ending,
  type RecordChange,
  type Records,
  type ResultKeeper,
  StoreFailure,
} from '@vexillum/table/room';
import { genesisFrom } from '../http/genesis-from.ts';
import { HttpProblem, tooFast } from '../http/http-problem.ts';
import type { RateByKey } from '../limits/rate-by-key.ts';
import { oneAfterAnother } from '../one-after-another.ts';
import type { OpenTable } from '../open-table.ts';
import type { Rooms } from '../rooms.ts';
import { actionFor } from './action-for.ts';
import { type Convened, CONVENED, convenedChanges, playedSides, readConvened, tableFor } from './convened.ts';

/** A table whose game makes other tables, and whether it still may: `convener!TABLE`. */
const CONVENER = 'convener!';
type State = 'on' | 'over';
/** The game at a convened table has ended, and the convening one has not heard of it: `outcome!TABLE`. */
const OUTCOME = 'outcome!';
/** Written with a table whose game makes others. */
export const convenerChange = (table: string): RecordChange => ({ put: `${CONVENER}${table}`, value: 'on' });

/** Whether a table makes others, or was made for one. */
export const isOfEvent = async (records: Pick<Records, 'get'>, table: string): Promise<boolean> => {
  const kept = await Promise.all([CONVENER, CONVENED].map((prefix) => records.get(`${prefix}${table}`)));
  return kept.some((value) => value !== undefined);
};

/** After a failure. */
const AGAIN = 10_000;
/** Seconds: a clock is set no further. */
const MOST_WAIT = 60;
/** Such refusals pass. */
const passing: ReadonlySet<string> = new Set(['not-saved', 'busy', 'too-fast']);

/** What is said where a reason has no room in the convening game's ledger: games refuse in words of any depth. */
const CANNOT = words('This server cannot open a table for this game.');
/** Letters of a reason that is said as one text, in English. */
const FLAT_LIMIT = 200;
const flat = (why: Words): Words =>
  words(
    '{0}',
    plainText(why)
      .slice(0, FLAT_LIMIT)
      .replaceAll(/\p{Surrogate}/gu, ''),
  );

/** A map is counted once, however often its table has to wait. */
const sizes = new WeakMap<object, number>();
const sizeOf = (args: object): number => {
  const size = sizes.get(args) ?? JSON.stringify(args).length;
  sizes.set(args, size);
  return size;
};

interface Asked {
  readonly id: string;
  readonly question: Ruling;
  readonly head: Head;
}

export interface ConveningOptions {
  readonly games: readonly Game[];
  readonly records: Records;
  readonly clock: Clock;
  /** By event. */
  readonly laidBytes: RateByKey;
  readonly rooms: () => Pick<Rooms, 'create' | 'withHere' | 'peek'>;
  /** Another server may be doing it: nothing is begun here before `load`. */
  readonly isElsewhere?: boolean;
  readonly onFailed: (table: string, error: unknown) => void;
}

/**
 * Opens the tables that games want to be played elsewhere, and tells them what came of it. What is to be done follows from what is on disk: the
 * convening table's own ledger, and the records beside the tables that were made. So it is done once, and gone on with after a kill.
 */
export class Convening implements ResultKeeper {
  readonly #options: ConveningOptions;
  /** Those that make other tables. */
  readonly #conveners = new Map<string, State>();
  /** Tables that were made for others. */
  readonly #convened = new Set<string>();
  /** Convening tables to look at, and convened ones that have ended. */
  readonly #toLookAt = new Set<string>();
  readonly #toTell = new Set<string>();
  /** Convened tables where something was done, and what had been asked of umpires there when it was last looked at. */
  readonly #toHear = new Set<string>();
  readonly #heard = new Map<string, string>();
  /** Wanted tables that cannot be there, where the convening one would not even hear why: `TABLE KEY`. */
  readonly #unsaid = new Set<string>();
  readonly #inTurn = oneAfterAnother();
  #next: { readonly at: number; readonly callOff: () => void } | undefined;
  #working: Promise<void> = Promise.resolve();
  #isStopped = false;

  static async begin(options: ConveningOptions): Promise<Convening> {
    const convening = new Convening(options);
    if (options.isElsewhere !== true) await convening.load();
    return convening;
  }

  private constructor(options: ConveningOptions) {
    this.#options = options;
  }

  /** Goes on with what is kept. */
  async load(): Promise<void> {
    const { records } = this.#options;
    for (const [key, value] of await records.list(CONVENER)) {
      const table = key.slice(CONVENER.length);
      this.#conveners.set(table, value as State);
      if (value === 'on') this.#toLookAt.add(table);
    }
    for (const [key] of await records.list(CONVENED)) this.#convened.add(key.slice(CONVENED.length));
    for (const [key] of await records.list(OUTCOME)) this.#toTell.add(key.slice(OUTCOME.length));
    if (this.#toLookAt.size + this.#toTell.size > 0) this.#later(0);
  }

  /** Where several servers share the tables: what there is to know of one, before anybody uses it here. Another may have made it, or its event. */
  async opened(table: string): Promise<void> {
    const { records } = this.#options;
    const [state, convened] = await Promise.all([
      records.get(`${CONVENER}${table}`),
      records.get(`${CONVENED}${table}`),
    ]);
    if (state !== undefined) this.#conveners.set(table, state as State);
    if (convened !== undefined) this.#convened.add(table);
  }

  /** Whether the table was made for another. */
  isConvened(table: string): boolean {
    return this.#convened.has(table);
  }

  /** The tables that make others, those that are over among them. */
  get conveners(): readonly string[] {
    return [...this.#conveners.keys()];
  }

  /** What is to be written with the entry that ends a game at a convened table. */
  beside(table: string): ReturnType<ResultKeeper['beside']> {
    return this.#convened.has(table) ? [{ put: `${OUTCOME}${table}`, value: randomUUID() }] : [];
  }

  changed(table: string): void {
    if (!this.#convened.has(table)) return;
    this.#toTell.add(table);
    this.#later(0);
  }

  /** Something was done at a table. */
  stirred(table: string): void {
    if (this.#convened.has(table)) {
      this.#toHear.add(table);
      this.#later(0);
    }
    if (!this.#conveners.has(table) && !this.#options.rooms().peek(table)?.game.convenes) return;
    this.#toLookAt.add(table);
    this.#later(0);
  }

  /** The table is no more. */
  forget(table: string): void {
    this.#conveners.delete(table);
    this.#convened.delete(table);
    this.#heard.delete(table);
  }

  /** The table that is played under this key, opened now where it is not there yet; none where it cannot be. */
  async tableOf(open: OpenTable, wanted: Wanted): Promise<string | undefined> {
    if (wanted.table !== undefined) return wanted.table;
    return this.#inTurn(async () => {
      const wait = this.#whenToOpen(open.table, wanted);
      if (wait !== undefined) throw tooFast(wait);
      return this.#open(open, wanted);
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#next?.callOff();
    await this.#working;
    await this.#inTurn(async () => undefined);
  }

  #later(milliseconds: number): void {
    const { clock } = this.#options;
    const at = clock.now() + milliseconds;
    // What is put off keeps nobody else waiting.
    if (this.#isStopped || (this.#next && this.#next.at <= at)) return;
    this.#next?.callOff();
    const callOff = clock.after(milliseconds, () => {
      this.#next = undefined;
      this.#working = this.#working.then(() => this.#work());
    });
    this.#next = { at, callOff };
  }

  async #work(): Promise<void> {
    await this.#takeAll(this.#toLookAt, (table) => this.#inTurn(() => this.#look(table)));
    await this.#takeAll(this.#toHear, (table) => this.#inTurn(() => this.#hear(table)));
    await this.#takeAll(this.#toTell, (table) => this.#inTurn(() => this.#tell(table)));
  }

  async #takeAll(tables: Set<string>, take: (table: string) => Promise<void>): Promise<void> {
    for (const table of [...tables]) {
      if (this.#isStopped) return;
      tables.delete(table);
      try {
        await take(table);
      } catch (error) {
        tables.add(table);
        this.#options.onFailed(table, error);
        this.#later(AGAIN);
      }
    }
  }

  async #look(table: string): Promise<void> {
    const found = await this.#options.rooms().withHere(table, async (open) => {
      if (!open.game.convenes) return true;
      await this.#note(open);
      for (const wanted of open.room.view.wanted.filter((one) => one.table === undefined)) {
        const wait = this.#whenToOpen(table, wanted);
        if (wait !== undefined) {
          this.#toLookAt.add(table);
          this.#later(Math.min(wait, MOST_WAIT) * 1000);
          break;
        }
        await this.#open(open, wanted);
        // A map is checked at each of them: others are let in between.
        await setImmediate();
      }
      for (const errand of open.room.view.errands) await this.#carryOut(open, errand);
      return true;
    });
    if (!found) this.forget(table);
  }

  /** Known on disk before anything is wanted of it: so that it is looked at after a kill. */
  async #note({ table, room }: OpenTable): Promise<void> {
    const state: State = room.view.ending ? 'over' : 'on';
    if (this.#conveners.get(table) === state) return;
    await this.#options.records.write([{ put: `${CONVENER}${table}`, value: state }]);
    this.#conveners.set(table, state);
  }

  /** Seconds until this event may open one more table with so much on it; none where it may now. Every table is written with its own. */
  #whenToOpen(event: string, { key, first }: Wanted): number | undefined {
    if (!first || this.#unsaid.has(`${event} ${key}`)) return undefined;
    return this.#options.laidBytes.take(event, sizeOf(first.args));
  }

  async #open(open: OpenTable, wanted: Wanted): Promise<string | undefined> {
    const { records } = this.#options;
    const { convenes } = open.game;
    if (!convenes) return undefined;
    const { key } = wanted;
    if (this.#unsaid.has(`${open.table} ${key}`)) return undefined;
    const made = (await tableFor(records, open.table, key)) ?? (await this.#make(open.table, wanted));
    if (typeof made !== 'string') return this.#giveUp(open, key, made);
    this.#convened.add(made);
    const why = await this.#prepare(made, wanted);
    if (why) return this.#giveUp(open, key, why);
    const gameId = await this.#begun(made, wanted);
    await this.#say(open, convenes.opened, { key, table: made, gameId }, `${key} opened`);
    return made;
  }

  /** Tells the convening game why it has no such table: what it is not told it would want again at every stir. */
  async #giveUp(open: OpenTable, key: string, why: Words): Promise<undefined> {
    const refused = open.game.convenes?.refused;
    if (refused === undefined) return;
    for (const one of [why, flat(why), CANNOT])
      if (!isRefusal(await this.#say(open, refused, { key, why: one }, `${key} refused`))) return;
    this.#unsaid.add(`${open.table} ${key}`);
  }

  /** A table for it; or why there can be none. */
  async #make(event: string, wanted: Wanted): Promise<string | Words> {
    const { key, round, players, name, game: id, profile, houseRules } = wanted;
    try {
      const { game, genesis } = genesisFrom({ game: id, profile, name, houseRules }, this.#options.games);
      if (game.convenes) return words('An event is played at tables of other games.');
      const most = playedSides(game).length;
      if (players.length > most) return words('This game is for at most {0} players.', most);
      const convened = { event, key, ...(round === undefined ? {} : { round }), players };
      const beside = (table: string) => convenedChanges(table, convened);
      return (await this.#options.rooms().create(game, genesis, beside)).table;
    } catch (error) {
      if (error instanceof HttpProblem) return error.words;
      throw error;
    }
  }

  /** Done at every table once, however often it is begun; what a table refuses stays refused. */
  async #carryOut(event: OpenTable, { id, keys, deed }: Errand): Promise<void> {
    const { records } = this.#options;
    const refused: { key: string; why: Words }[] = [];
    for (const key of keys) {
      const table = await tableFor(records, event.table, key);
      const convened = table === undefined ? undefined : await readConvened(records, table);
      const done =
        table !== undefined && convened
          ? await this.#options.rooms().withHere(table, async (open) => {
              await this.#introduce(event, open, deed);
              return { why: await this.#do(open, convened, id, deed) };
            })
          : undefined;
      const why = done ? done.why : words('That table is not there any more.');
      if (why) refused.push({ key, why });
    }
    const { carriedOut } = event.game.convenes ?? {};
    if (carriedOut !== undefined)
      await this.#say(event, carriedOut, { errand: id, refused }, `errand ${id} carried out`);
  }

  /** The table's ledger has the same token in the place of a name as the event's: it learns who that is. */
  async #introduce({ names }: OpenTable, open: OpenTable, deed: ErrandDeed): Promise<void> {
    const known = deed.from === undefined ? [] : names.named([deed.from]);
    const changes = known.map(({ token, name, salt, card }) =>
      open.names.add(token, { name, salt, ...(card === undefined ? {} : { card }) }),
    );
    if (changes.length > 0) await this.#options.records.write(changes);
  }

  /** Why not, where the table refuses. */
  async #do(open: OpenTable, convened: Convened, errand: string, deed: ErrandDeed): Promise<Words | undefined> {
    const asked = actionFor(open, convened, deed);
    if (!('name' in asked)) return asked;
    const leader = open.game.seats.find(({ kind }) => kind === 'umpire')?.id;
    const answer = await this.#say(open, asked.name, asked.args, `errand ${errand} of ${convened.event}`, leader);
    return isRefusal(answer) ? answer.words : undefined;
  }

  /** Lays on it what is to be there first. Why not, where that is nothing of the game's, or the game will not have it. */
  async #prepare(table: string, { first }: Wanted): Promise<Words | undefined> {
    if (!first) return undefined;
    return this.#options.rooms().withHere(table, async (open) => {
      const isKnown = open.game.prepares?.includes(first.name) === true;
      if (!isKnown) return words('That cannot be laid on a table of this game.');
      const answer = await this.#say(open, first.name, first.args, 'prepare');
      return isRefusal(answer) ? answer.words : undefined;
    });
  }

  /** With its clock set, where it has one that is set. A game that has its own has no such action, and goes by that. */
  async #begun(table: string, { clock }: Wanted): Promise<string> {
    const gameId = await this.#options.rooms().withHere(table, async (open) => {
      if (clock) await this.#say(open, 'set-clock', { ...clock }, 'clock');
      return open.room.gameId;
    });
    return gameId ?? table;
  }

  /** What is refused for good was said before, or is not meant any more. */
  async #say({ room, game }: OpenTable, name: string, args: Json, of: string, as?: string): Promise<Answer> {
    const seat = as ?? game.seats.find(({ kind }) => kind === 'host')?.id ?? 'host';
    const answer = await room.actForServer(seat, name, args, of);
    if (isRefusal(answer) && passing.has(answer.code)) throw new StoreFailure(answer.code);
    return answer;
  }

  /** What was asked of the umpire at a table, or ruled there, since it was last looked at. */
  async #hear(table: string): Promise<void> {
    const open = this.#options.rooms().peek(table);
    if (!open) return;
    const { head, view } = open.room;
    const { questions } = view;
    const now = JSON.stringify([...questions]);
    if (now === (this.#heard.get(table) ?? '[]')) return;
    const convened = await readConvened(this.#options.records, table);
    if (convened)
      await this.#options.rooms().withHere(convened.event, async (event) => {
        for (const [id, question] of questions)
          await this.#question(event, convened, open.game, { id, question, head });
      });
    this.#heard.set(table, now);
  }

  async #question(event: OpenTable, { key, players }: Convened, game: Game, { id, question, head }: Asked) {
    const { asked, ruled } = event.game.convenes ?? {};
    const { rule, says, askedBy, ruling } = question;
    const side = game.seats.find((seat) => seat.id === askedBy)?.side ?? '';
    const by = players[playedSides(game).indexOf(side)];
    // The event says itself what it knows already.
    const of = `${key} ${id} at ${head.seq}`;
    if (asked !== undefined && by !== undefined && !ruling)
      await this.#say(event, asked, { key, by, flag: id, rule, says }, `${of} asked`);
    if (ruled !== undefined && ruling)
      await this.#say(event, ruled, { key, flag: id, verdict: ruling.verdict, text: ruling.text }, `${of} ruled`);
  }

  async #tell(table: string): Promise<void> {
    const { records } = this.#options;
    const mark = await records.get(`${OUTCOME}${table}`);
    const convened = await readConvened(records, table);
    const ended = await this.#options.rooms().withHere(table, async ({ room, game }) => {
      const { ending } = room.view;
      return ending && { ending, game };
    });
    if (convened && ended) await this.#tellOf(table, convened, ended.game, ended.ending);
    // A game that ended since then is still to be told.
    if (mark !== undefined && (await records.get(`${OUTCOME}${table}`)) === mark)
      await records.write([{ del: `${OUTCOME}${table}` }]);
  }

  async #tellOf(table: string, { event, key, players }: Convened, game: Game, { result, head }: Ending): Promise<void> {
    const sides = playedSides(game);
    const outcomes = players.map((_, nth): { [key: string]: number | string } => {
      const side = sides[nth] ?? '';
      const { place, team } = result.sides.find((one) => one.side === side) ?? {};
      const score = game.scoring?.scoreOf(result, side);
      return {
        ...(place === undefined ? {} : { place }),
        ...(score === undefined ? {} : { score }),
        ...(team === undefined ? {} : { team }),
      };
    });
    const args = { key, table, outcomes, rule: result.rule.id, seq: head.seq, head: head.hash };
    await this.#options.rooms().withHere(event, async (open) => {
      const { convenes }: { convenes?: Convenes } = open.game;
      if (convenes) await this.#say(open, convenes.ended, args, `${key} ended`);
    });
  }
}
