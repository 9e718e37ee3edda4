import type { GlancedTable } from '@vexillum/protocol';
import type { Clock, Records, TableReader } from '@vexillum/table/room';
import type { Rooms } from '../rooms.ts';
import { seatKey } from '../seats/invite.ts';
import { readPage } from '../seats/seat-page.ts';
import { sessionAmong } from '../seats/session.ts';
import { glanceKey, type KeptGlance } from './kept-glance.ts';

export interface GlancesOptions {
  readonly rooms: Pick<Rooms, 'peek' | 'with'>;
  readonly records: Records;
  readonly tables: Pick<TableReader, 'read'>;
  /** The time by which sessions end. */
  readonly lasting: Pick<Clock, 'now'>;
}

/**
 * How tables stand, for browsers that have seats there. A table that sleeps is not woken for it, and does not count as used: it says what it said
 * when it was put to rest, unless its ledger has become longer since (the server was killed).
 */
export class Glances {
  readonly #options: GlancesOptions;

  constructor(options: GlancesOptions) {
    this.#options = options;
  }

  /** The same answer, none, for a table that is not there, a seat that it does not have, and one that is not this cookie's. */
  async of(table: string, seat: string, cookie: string): Promise<GlancedTable | undefined> {
    const open = this.#options.rooms.peek(table);
    if (open) return open.seats.sessionOf(seat, cookie) && { table, ...open.room.view.news };
    if (!(await this.#isTheirs(table, seat, cookie))) return undefined;
    const news = await this.newsOf(table);
    return news && { table, ...news };
  }

  /** How it stands, for those who may know; none where there is no such table. */
  async newsOf(table: string): Promise<KeptGlance['news'] | undefined> {
    const open = this.#options.rooms.peek(table);
    return open ? open.room.view.news : ((await this.#kept(table)) ?? (await this.#woken(table)));
  }

  async #isTheirs(table: string, seat: string, cookie: string): Promise<boolean> {
    const { records, lasting } = this.#options;
    const page = await records.get(seatKey(table, seat));
    if (page === undefined) return false;
    // Of the seat nothing but its sessions is asked.
    const { sessions } = readPage({ id: seat, kind: 'spectator' }, page);
    return sessionAmong(sessions, cookie, lasting.now()) !== undefined;
  }

  async #kept(table: string): Promise<KeptGlance['news'] | undefined> {
    const { records, tables } = this.#options;
    const value = await records.get(glanceKey(table));
    if (value === undefined) return undefined;
    const { seq, news } = JSON.parse(value) as KeptGlance;
    return (await tables.read(table, seq + 1, 1)).length === 0 ? news : undefined;
  }

  /** A table that was put to rest by an earlier version, or not in order. */
  #woken(table: string): Promise<KeptGlance['news'] | undefined> {
    return this.#options.rooms.with(table, async ({ room }) => room.view.news);
  }
}
