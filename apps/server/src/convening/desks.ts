import type { Wanted } from '@vexillum/model';
import type { ConvenedTable } from '@vexillum/protocol';
import type { Clock } from '@vexillum/table/room';
import type { OpenTable } from '../open-table.ts';
import { Bulletin } from '../play/bulletin.ts';
import type { Rooms } from '../rooms.ts';
import { playedSides } from './convened.ts';

interface Desk {
  readonly board: Bulletin;
  /** The tables that are on, by key. */
  readonly tables: Map<string, Wanted & { readonly table: string }>;
  /** As they were when they were last in memory. */
  readonly rows: Map<string, ConvenedTable>;
}

export interface DesksOptions {
  readonly clock: Clock;
  readonly rooms: () => Pick<Rooms, 'with' | 'peek'>;
  /** Whether a table was made for another. */
  readonly isConvened: (table: string) => boolean;
}

/**
 * How the tables stand that were made for others, for those who lead these: as long as somebody looks at a desk, its tables are looked at again
 * when something happens there. All of it is what everybody at such a table sees.
 */
export class Desks {
  readonly #options: DesksOptions;
  readonly #desks = new Map<string, Desk>();
  /** Tables that some desk shows: whose, and by which key. */
  readonly #shown = new Map<string, { readonly event: string; readonly key: string }>();
  /** Players' seats of convened tables: since when nobody is there, or that somebody is. In memory alone: it is news, not record. */
  readonly #gone = new Map<string, Map<string, string | undefined>>();

  constructor(options: DesksOptions) {
    this.#options = options;
  }

  stop(): void {
    for (const { board } of this.#desks.values()) board.stop();
    this.#desks.clear();
  }

  /** Something was done at a table, or somebody came or left. */
  stirred(table: string): void {
    if (this.#options.isConvened(table)) this.#noteWhoIsThere(table);
    const shown = this.#shown.get(table);
    if (shown) this.#desks.get(shown.event)?.board.stir('tables', shown.key);
    const desk = this.#desks.get(table);
    const event = desk && this.#options.rooms().peek(table);
    if (desk && event) void this.#lookOver(event, desk);
  }

  /** The table is no more. */
  forget(table: string): void {
    this.#gone.delete(table);
  }

  /** Everything on the desk of this table, as JSON. */
  async whole(event: OpenTable): Promise<string> {
    const desk = this.#deskOf(event.table);
    await this.#lookOver(event, desk);
    desk.board.settle();
    return desk.board.whole;
  }

  /** What changes from now on; answers how to hear no more. To be asked right after `whole`. */
  hear(event: string, reader: (changes: string) => void, ended: () => void): () => void {
    const { board } = this.#deskOf(event);
    const leave = board.hear(reader, ended);
    return () => {
      leave();
      this.#clearAway(event);
    };
  }

  #deskOf(event: string): Desk {
    const known = this.#desks.get(event);
    if (known) return known;
    const tables: Desk['tables'] = new Map();
    const rows: Desk['rows'] = new Map();
    const read = (key: string) => {
      const wanted = tables.get(key);
      const open = wanted && this.#options.rooms().peek(wanted.table);
      if (wanted && open) rows.set(key, this.#row(open, wanted));
      return wanted && rows.get(key);
    };
    const desk = { board: new Bulletin(this.#options.clock, { tables: { gone: 'goneTables', read } }), tables, rows };
    this.#desks.set(event, desk);
    return desk;
  }

  #clearAway(event: string): void {
    const desk = this.#desks.get(event);
    if (!desk || desk.board.readers > 0) return;
    desk.board.stop();
    this.#desks.delete(event);
    for (const { table } of desk.tables.values()) this.#shown.delete(table);
  }

  /** Which tables are on by now; those that sleep are looked at once. */
  async #lookOver({ table: event, room }: OpenTable, { board, tables, rows }: Desk): Promise<void> {
    const on = new Map(room.view.wanted.flatMap((one) => (isOn(one) ? [[one.key, one] as const] : [])));
    for (const [key, { table }] of tables) {
      if (on.has(key)) continue;
      tables.delete(key);
      this.#shown.delete(table);
      board.stir('tables', key);
    }
    const fresh = [...on].filter(([key]) => !tables.has(key));
    for (const [key, wanted] of fresh) {
      tables.set(key, wanted);
      this.#shown.set(wanted.table, { event, key });
    }
    for (const [key, wanted] of fresh) {
      // One that cannot be read just now does not hide the others.
      await this.#options
        .rooms()
        .with(wanted.table, async (open) => void rows.set(key, this.#row(open, wanted)))
        .catch(() => undefined);
      board.stir('tables', key);
    }
  }

  #row({ table, game, room }: OpenTable, { key, players }: Wanted): ConvenedTable {
    const gone = this.#gone.get(table);
    const { sides, ...standing } = room.view.standingOf(playedSides(game).slice(0, players.length));
    return {
      key,
      ...standing,
      sides: sides.map((side) => {
        const seat = game.seats.find((one) => one.kind === 'captain' && one.side === side.side)?.id ?? '';
        const isHere = room.isOnline(seat);
        const goneSince = isHere ? undefined : gone?.get(seat);
        return { ...side, isHere, ...(goneSince === undefined ? {} : { goneSince }) };
      }),
    };
  }

  #noteWhoIsThere(table: string): void {
    const open = this.#options.rooms().peek(table);
    if (!open) return;
    const gone = this.#gone.get(table) ?? new Map<string, string | undefined>();
    this.#gone.set(table, gone);
    for (const { id, kind } of open.game.seats) {
      if (kind !== 'captain') continue;
      if (open.room.isOnline(id)) gone.set(id, undefined);
      else if (gone.has(id) && gone.get(id) === undefined)
        gone.set(id, new Date(this.#options.clock.now()).toISOString());
    }
  }
}

const isOn = (wanted: Wanted): wanted is Wanted & { readonly table: string } =>
  wanted.table !== undefined && wanted.isOver !== true;
