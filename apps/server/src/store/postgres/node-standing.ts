import { randomUUID } from 'node:crypto';
import { Fenced, type Owner, type Standing } from '@vexillum/table/room';
import type { Ask } from './line.ts';
import { Line } from './line.ts';
import type { Writer } from './write-statement.ts';

/** Milliseconds without a beat after which others take what a server has. */
const LEASE = 5000;
/** A server stops showing and writing so much earlier than others may take over. */
const MARGIN = 1000;
const BEATS_A_LEASE = 4;

export interface NodeOptions {
  readonly url: string;
  /** Another for each server; a server that begins again under its name takes what it had. */
  readonly name?: string;
  /** Where other servers reach this one. */
  readonly address?: string;
  readonly lease?: number;
}

interface SeenBeat {
  readonly incarnation: number;
  readonly beat: number;
  /** By this machine's own clock. */
  readonly since: number;
}

/**
 * What this server is among those that use the same database. It beats; whoever stands still for a whole lease, as another has seen by its own clock,
 * is fenced by it, and then writes nothing any more. No clock of two machines is ever compared.
 */
export class NodeStanding implements Standing {
  readonly name: string;
  readonly #lease: number;
  readonly #beating: Line;
  readonly #seen = new Map<string, SeenBeat>();
  #incarnation = 0;
  #session = 0;
  #isFenced = false;
  #isClosed = false;
  #renewedAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #beats: Promise<void> = Promise.resolve();

  private constructor({ url, name = randomUUID(), lease = LEASE }: NodeOptions) {
    this.name = name;
    this.#lease = lease;
    // What was seen on a connection that broke is seen anew: the database may have been away for longer than anybody's lease.
    this.#beating = new Line({ url, onConnect: async () => this.#seen.clear() });
  }

  /** Begins a new incarnation: what an earlier one of this name had under way is written no more. */
  static async begin(options: NodeOptions): Promise<NodeStanding> {
    const standing = new NodeStanding(options);
    const { name, address = '' } = { ...options, name: standing.name };
    const [row] = await standing.#beating.ask<{ incarnation: string }>(
      `insert into node values ($1, 1, 0, $2, 'up')
       on conflict (name) do update set incarnation = node.incarnation + 1, session = 0, address = excluded.address, state = 'up'
       returning incarnation`,
      [name, address],
    );
    standing.#incarnation = Number(row?.incarnation);
    await standing.#beat();
    standing.#timer = setInterval(() => {
      standing.#beats = standing.#beat().catch(() => undefined);
    }, standing.#lease / BEATS_A_LEASE);
    standing.#timer.unref();
    return standing;
  }

  get isAlive(): boolean {
    if (this.#isClosed || this.#isFenced) return false;
    return performance.now() < this.#renewedAt + this.#lease * (1 - MARGIN / LEASE);
  }

  get writer(): Writer {
    return { node: this.name, incarnation: this.#incarnation, session: this.#session };
  }

  get isFenced(): boolean {
    return this.#isFenced;
  }

  async ownerOf(table: string): Promise<Owner> {
    const [row] = await this.#beating.ask<{ name: string; incarnation: string; address: string }>(
      `select n.name, n.incarnation, n.address from table_owner o
       join node n on n.name = o.node and n.incarnation = o.incarnation and n.state = 'up' where o.table_id = $1`,
      [table],
    );
    if (!row) return { kind: 'nobody' };
    const isMine = row.name === this.name && Number(row.incarnation) === this.#incarnation;
    return isMine ? { kind: 'me' } : { kind: 'node', address: row.address };
  }

  /**
   * For a new connection that writes. Waits for what the former one had under way, so that its outcome is known from then on. Throws `Fenced`
   * where this server is none any more.
   */
  async raiseSession(ask: Ask): Promise<void> {
    const [row] = await ask<{ session: string }>(
      `update node set session = session + 1 where name = $1 and incarnation = $2 and state = 'up' returning session`,
      [this.name, this.#incarnation],
    );
    if (!row) throw this.fenced();
    this.#session = Number(row.session);
  }

  /** Takes note, and answers the error that says so. */
  fenced(): Fenced {
    this.#isFenced = true;
    return new Fenced('another server has taken over what this one had');
  }

  /** Gives everything back. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#beats;
    const mine = [this.name, this.#incarnation];
    try {
      await this.#beating.ask('update table_owner set node = null where node = $1 and incarnation = $2', mine);
      await this.#beating.ask(`update node set state = 'gone' where name = $1 and incarnation = $2`, mine);
    } catch {
      // Then it is fenced in a moment, like one that was killed.
    }
    await this.#beating.close();
  }

  async #beat(): Promise<void> {
    const began = performance.now();
    const [own] = await this.#beating.ask(
      `insert into node_beat select name, 1 from node where name = $1 and incarnation = $2 and state = 'up'
       on conflict (name) do update set beat = node_beat.beat + 1 returning beat`,
      [this.name, this.#incarnation],
    );
    if (!own) return void this.fenced();
    this.#renewedAt = began;
    await this.#fenceWhoStandsStill();
  }

  async #fenceWhoStandsStill(): Promise<void> {
    const rows = await this.#beating.ask<{ name: string; incarnation: string; beat: string | null }>(
      `select n.name, n.incarnation, b.beat from node n left join node_beat b on b.name = n.name where n.state = 'up' and n.name <> $1`,
      [this.name],
    );
    const now = performance.now();
    for (const { name, incarnation, beat } of rows) {
      const seen = { incarnation: Number(incarnation), beat: Number(beat ?? 0), since: now };
      const before = this.#seen.get(name);
      const isStill = before?.incarnation === seen.incarnation && before.beat === seen.beat;
      if (!isStill) this.#seen.set(name, seen);
      else if (now - before.since >= this.#lease) await this.#fence(name, seen);
    }
  }

  async #fence(name: string, { incarnation, beat }: SeenBeat): Promise<void> {
    await this.#beating.ask(
      `update node set state = 'fenced' where name = $1 and incarnation = $2 and state = 'up'
       and not exists (select 1 from node_beat b where b.name = $1 and b.beat <> $3)`,
      [name, incarnation, beat],
    );
  }
}
