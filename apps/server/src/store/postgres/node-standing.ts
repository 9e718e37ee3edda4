import { randomUUID } from 'node:crypto';
import { Fenced, type Owner, type Standing, type StandingState } from '@vexillum/table/room';
import { type FellowNode, FellowNodes, LIVES } from './fellow-nodes.ts';
import { AskedTogether } from './asked-together.ts';
import { type Ask, Line } from './line.ts';
import { readingPostgres } from './reading-postgres.ts';
import { version as ownVersion } from '../../version.ts';
import { writtenByNewer } from './prepare.ts';
import { READS_FORMAT } from './reads-format.ts';
import type { Writer } from './write-statement.ts';

/** Milliseconds without a beat after which others take what a server has. */
export const LEASE = 5000;
/** A server stops showing and writing so much of a lease earlier than others may take over. */
const MARGIN = 1 / 5;
/** Others see one only when they look, which is as often: that late they begin to count, besides. */
const BEATS_A_LEASE = 8;
/** While a node has missed beats, or somebody waits for one that does not answer. */
const BEATS_OFTEN = 20;

export interface NodeOptions {
  readonly url: string;
  /** Another for each server; a server that begins again under its name takes what it had. */
  readonly name?: string;
  /** Where other servers reach this one: `host:port`. */
  readonly address?: string;
  /** Milliseconds; the same for all of them. */
  readonly lease?: number;
  /** The newest format that it reads. */
  readonly readsFormat?: number;
  /** Of the server, as `1.2.3`. */
  readonly version?: string;
  /** A command beside the servers, which does not know how long they may stand still: it takes none of them for dead. */
  readonly isOnlooker?: boolean;
}

/**
 * What this server is among those that use the same database. It beats; whoever stands still for a whole lease, as another has seen by its own clock,
 * is fenced by it, and then writes nothing any more. No clock of two machines is ever compared.
 */
export class NodeStanding implements Standing {
  readonly name: string;
  /** The newest format that this server reads. */
  readonly readsFormat: number;
  readonly version: string;
  readonly #lease: number;
  readonly #beating: Line;
  /** For whoever asks where a table is: nobody's beat waits for that. */
  readonly #asking: Line;
  readonly #fellows: FellowNodes;
  readonly #hearers = new Set<(state: StandingState) => void>();
  readonly #goneHearers = new Set<(address: string) => void>();
  readonly #beatHearers = new Set<(address: string) => void>();
  #incarnation = 0;
  #session = 0;
  #state: StandingState = 'alive';
  #isClosed = false;
  #isDraining = false;
  #renewedAt = Number.NEGATIVE_INFINITY;
  #nextBeat: NodeJS.Timeout | undefined;
  #lastBegan = 0;
  #isBeating = false;
  /** Who wants to see soon what becomes of the others. */
  #onlookers = 0;
  #lapse: NodeJS.Timeout | undefined;
  #beats: Promise<void> = Promise.resolve();

  private constructor({
    url,
    name = randomUUID(),
    lease = LEASE,
    readsFormat = READS_FORMAT,
    version = ownVersion,
    isOnlooker = false,
  }: NodeOptions) {
    this.name = name;
    this.readsFormat = readsFormat;
    this.version = version;
    this.#lease = lease;
    this.#fellows = new FellowNodes({
      self: name,
      lease,
      mayFence: !isOnlooker,
      onGone: (address) => {
        for (const hear of [...this.#goneHearers]) hear(address);
      },
      onBeat: (address) => {
        for (const hear of [...this.#beatHearers]) hear(address);
      },
    });
    this.#beating = new Line({ url, onConnect: async () => this.#fellows.lookAnew() });
    this.#asking = new Line({ url });
  }

  /**
   * Begins a new incarnation: what an earlier one of this name had under way is written no more. Nobody raises the format meanwhile, and where that has
   * just been done this rejects with `FolderRefused`.
   */
  static async begin(options: NodeOptions): Promise<NodeStanding> {
    const standing = new NodeStanding(options);
    const { name, readsFormat: reads } = standing;
    const [row] = await standing.#beating.ask<{ incarnation: string }>(
      // Of both tables `node` is locked first, as by whoever adds to them.
      `insert into node (name, incarnation, session, address, state, reads_format, version)
       select $1, 1, 0, $2, 'up', $3, $4 from schema_version where version <= $3 for share
       on conflict (name) do update set incarnation = node.incarnation + 1, session = 0, address = excluded.address, state = 'up',
         reads_format = excluded.reads_format, version = excluded.version
       returning incarnation`,
      [name, options.address ?? '', reads, standing.version],
    );
    if (!row) {
      const [written] = await standing.#beating.ask<{ version: number }>('select version from schema_version');
      await standing.close();
      throw writtenByNewer(Number(written?.version), reads);
    }
    standing.#incarnation = Number(row.incarnation);
    standing.#lastBegan = performance.now();
    await standing.#beat();
    standing.#beatLater();
    return standing;
  }

  get isAlive(): boolean {
    return !this.#isClosed && this.#state !== 'fenced' && performance.now() < this.#lapsesAt;
  }

  /** It was told to leave: what it has it goes on with until it hands that over. */
  get isDraining(): boolean {
    return this.#isDraining;
  }

  get writer(): Writer {
    return { node: this.name, incarnation: this.#incarnation, session: this.#session };
  }

  get isFenced(): boolean {
    return this.#state === 'fenced';
  }

  /** Others that live, as far as is known. */
  get fellows(): readonly FellowNode[] {
    return this.#fellows.all;
  }

  onChange(hear: (state: StandingState) => void): () => void {
    this.#hearers.add(hear);
    if (this.#state !== 'alive') queueMicrotask(() => this.#hearers.has(hear) && hear(this.#state));
    return () => void this.#hearers.delete(hear);
  }

  /** Hears of addresses where whatever was there answers no more for what it had. Answers how to hear no more. */
  onGone(hear: (address: string) => void): () => void {
    this.#goneHearers.add(hear);
    return () => void this.#goneHearers.delete(hear);
  }

  /** Hears of addresses where whatever is there was just seen to live. Answers how to hear no more. */
  onBeat(hear: (address: string) => void): () => void {
    this.#beatHearers.add(hear);
    return () => void this.#beatHearers.delete(hear);
  }

  /** Beats and looks more often, until that is called which it answers. */
  lookOften(): () => void {
    this.#onlookers++;
    if (!this.#isBeating) this.#beatLater();
    let isOver = false;
    return () => {
      if (!isOver) this.#onlookers--;
      isOver = true;
    };
  }

  ownerOf(table: string): Promise<Owner> {
    return readingPostgres(() => this.#owners.ask(table));
  }

  /** Of a table that nobody has and that this server cannot read: a newer one, where such a one lives. */
  readonly #owners = new AskedTogether<string, Owner>(async (tables) => {
    const rows = await this.#asking.ask<{
      table_id: string;
      name: string | null;
      incarnation: string | null;
      address: string | null;
      reader: string | null;
    }>(
      `select o.table_id, n.name, n.incarnation, n.address, case when n.name is null and o.format > $2 then
         (select r.address from node r where r.reads_format >= o.format and r.state = 'up' and r.address <> '' order by r.name limit 1) end as reader
       from table_owner o left join node n on n.name = o.node and n.incarnation = o.incarnation and ${LIVES.replaceAll('state', 'n.state')}
       where o.table_id = any($1)`,
      [[...new Set(tables)], this.readsFormat],
    );
    const owners = new Map<string, Owner>();
    for (const { table_id, name, incarnation, address, reader } of rows) {
      const isMine = name === this.name && Number(incarnation) === this.#incarnation;
      const elsewhere = name === null ? reader : address;
      if (isMine) owners.set(table_id, { kind: 'me' });
      else if (elsewhere !== null) owners.set(table_id, { kind: 'node', address: elsewhere });
    }
    return tables.map((table) => owners.get(table) ?? { kind: 'nobody' });
  });

  /** Whether a server has begun under the name of this one, so that this one is not to begin again. */
  async isReplaced(): Promise<boolean> {
    const [row] = await this.#asking.ask<{ incarnation: string }>('select incarnation from node where name = $1', [
      this.name,
    ]);
    return Number(row?.incarnation) > this.#incarnation;
  }

  /** Whether others were there before this one and still are. Waits for a sign of life, or until whoever gives none is fenced. */
  async joinsOthers(): Promise<boolean> {
    while (this.isAlive && this.#fellows.all.length > 0 && !this.#fellows.isAnyoneBeating)
      await new Promise((resolve) => setTimeout(resolve, this.#lease / BEATS_A_LEASE));
    return this.#fellows.isAnyoneBeating;
  }

  /** Says to all that it is leaving. It goes on until it is closed. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    await this.#beating.ask(
      `update node set state = 'draining' where name = $1 and incarnation = $2 and state = 'up'`,
      [this.name, this.#incarnation],
    );
  }

  /**
   * For a new connection that writes. Waits for what the former one had under way, so that its outcome is known from then on. Throws `Fenced`
   * where this server is none any more.
   */
  async raiseSession(ask: Ask): Promise<void> {
    const [row] = await ask<{ session: string }>(
      `update node set session = session + 1 where name = $1 and incarnation = $2 and ${LIVES} returning session`,
      [this.name, this.#incarnation],
    );
    if (!row) throw this.fenced();
    this.#session = Number(row.session);
  }

  /**
   * Does something for the writer on its connection, and again in a session that is newer where it says, by `undefined`, that this one is not the newest:
   * a connection that was given up may have raised it since, once a database that had stood still went on. What has said so has done nothing. Throws
   * `Fenced` where this server is none any more.
   */
  async inNewestSession<T>(ask: Ask, work: (writer: Writer) => Promise<T | undefined>): Promise<T> {
    for (;;) {
      const done = await work(this.writer);
      if (done !== undefined) return done;
      await this.raiseSession(ask);
    }
  }

  /** Takes note, and answers the error that says so. */
  fenced(): Fenced {
    this.#say('fenced');
    return new Fenced('another server has taken over what this one had');
  }

  /** Gives everything back. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#nextBeat);
    clearTimeout(this.#lapse);
    await this.#beats;
    const mine = [this.name, this.#incarnation];
    try {
      await this.#beating.ask('update table_owner set node = null where node = $1 and incarnation = $2', mine);
      await this.#beating.ask(`update node set state = 'gone' where name = $1 and incarnation = $2`, mine);
    } catch {
      // Then it is fenced in a moment, like one that was killed.
    }
    await this.#beating.close();
    await this.#asking.close();
  }

  get #lapsesAt(): number {
    return this.#renewedAt + this.#lease * (1 - MARGIN);
  }

  /** What the last one brought holds from when it was sent, so one that took long is followed by the next at once. */
  #beatLater(): void {
    clearTimeout(this.#nextBeat);
    if (this.#isClosed) return;
    const looksOften = this.#onlookers > 0 || this.#fellows.isAnyoneLate;
    const due = this.#lastBegan + this.#lease / (looksOften ? BEATS_OFTEN : BEATS_A_LEASE);
    this.#nextBeat = setTimeout(
      () => {
        this.#lastBegan = performance.now();
        this.#isBeating = true;
        // One at a time: a database that is away is not asked for all of them when it is back.
        this.#beats = this.#beat()
          .catch(() => undefined)
          .then(() => {
            this.#isBeating = false;
            this.#beatLater();
          });
      },
      Math.max(due - performance.now(), 0),
    );
    this.#nextBeat.unref();
  }

  async #beat(): Promise<void> {
    const began = performance.now();
    const [own] = await this.#beating.ask(
      `insert into node_beat select name, 1 from node where name = $1 and incarnation = $2 and ${LIVES}
       on conflict (name) do update set beat = node_beat.beat + 1 returning beat`,
      [this.name, this.#incarnation],
    );
    if (!own) return void this.fenced();
    this.#renewedAt = began;
    // The answer may have come after the time for which it holds.
    if (this.isAlive) this.#say('alive');
    this.#watchForLapse();
    await this.#fellows.look(this.#beating.ask);
  }

  #watchForLapse(): void {
    clearTimeout(this.#lapse);
    this.#lapse = setTimeout(
      () => {
        if (this.isAlive) this.#watchForLapse();
        else this.#say('lapsed');
      },
      Math.max(this.#lapsesAt - performance.now(), 1),
    );
    this.#lapse.unref();
  }

  #say(state: StandingState): void {
    if (this.#isClosed || this.#state === state || this.#state === 'fenced') return;
    this.#state = state;
    for (const hear of [...this.#hearers]) hear(state);
  }
}
