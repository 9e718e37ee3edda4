import type { Json, Seat } from '@vexillum/model';
import { isRefusal } from '@vexillum/model';
import { type Answer, type Keep, type LiveTable, openLiveTable, type Refused } from '@vexillum/table';
import { type BattleKinds, grandTriumph } from '@vexillum/triumph';
import type { TestBrowser } from '../../test-browser.ts';
import { browserSocket } from './browser-socket.ts';
import { WireTap } from './wire-tap.ts';

// Each connection of the stock provider listens for the end of the process, and four browsers have eleven.
process.setMaxListeners(100);

/** A local storage that outlives the page. */
class MemoryKeep implements Keep {
  readonly #items = new Map<string, string>();
  getItem = (key: string): string | null => this.#items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.#items.set(key, value);
  removeItem = (key: string): void => void this.#items.delete(key);
}

/** One browser with one seat, and everything that it was promised. */
export class Player {
  readonly seat: Seat;
  readonly checks: boolean;
  readonly browser: TestBrowser;
  readonly tap = new WireTap();
  readonly refused: Refused[] = [];
  /** Yes, as `act` told it. */
  readonly acked: { readonly name: string; readonly seq: number }[] = [];
  /** Notes of a teammate that this browser has shown, by id. */
  readonly seenNotes = new Map<string, string>();
  /** Notes written on the page as it is now. Drafts that never left a page are gone with it. */
  writtenNotes = new Map<string, string>();
  readonly #tableId: string;
  readonly #keep = new MemoryKeep();
  /** Promises of the page as it is now; a reload forgets its page's. */
  #unsettled = new Set<Promise<Answer>>();
  #live: LiveTable<BattleKinds>;
  reloads = 0;

  /** `checks`: it reads the ledger and checks it, which takes milliseconds of a processor for each signature. */
  constructor(table: string, seatId: string, browser: TestBrowser, checks = true) {
    this.checks = checks;
    const seat = grandTriumph.seats.find(({ id }) => id === seatId);
    if (!seat) throw new Error(`no seat ${seatId}`);
    this.seat = seat;
    this.browser = browser;
    this.#tableId = table;
    this.#live = this.#open();
  }

  get live(): LiveTable<BattleKinds> {
    return this.#live;
  }

  get waiting(): number {
    const connection = this.#live.$connection.get();
    return 'waiting' in connection ? connection.waiting : 0;
  }

  /** Live, with every action answered and every promise kept. */
  get isAtRest(): boolean {
    const connection = this.#live.$connection.get();
    return connection.kind === 'live' && connection.waiting === 0 && this.#unsettled.size === 0;
  }

  async act(name: string, args: Json): Promise<Answer> {
    const promise = this.#live.act(name, args);
    this.#unsettled.add(promise);
    const answer = await promise;
    this.#unsettled.delete(promise);
    if (!isRefusal(answer)) this.acked.push({ name, seq: answer.seq });
    return answer;
  }

  note(id: string, text: string, x: number): void {
    this.writtenNotes.set(id, text);
    this.#live.plan?.putNote(id, { seat: this.seat.id, at: [x, 0], text });
  }

  /** The page is gone, and its promises with it; what it had not been answered is kept. */
  reload(): void {
    this.#live.close();
    this.#unsettled = new Set();
    this.writtenNotes = new Map();
    this.reloads++;
    this.#live = this.#open();
  }

  close(): void {
    this.#live.close();
  }

  #open(): LiveTable<BattleKinds> {
    const live = openLiveTable({
      origin: this.browser.origin,
      table: this.#tableId,
      seat: this.seat,
      game: grandTriumph,
      keep: this.#keep,
      readLedger: async (from) => {
        if (!this.checks) throw new Error('this browser checks nothing');
        const answer = await this.browser.get(`/api/tables/${this.#tableId}/ledger?from=${from}`, {
          'x-seat': this.seat.id,
        });
        if (answer.status !== 200) throw new Error(`the ledger cannot be read: ${answer.status}`);
        return answer.json();
      },
      WebSocketPolyfill: browserSocket(this.browser, this.tap),
    });
    live.onRefused((refused) => this.refused.push(refused));
    live.plan?.$notes.subscribe((notes) => {
      for (const [id, { text, seat }] of notes) if (seat !== this.seat.id) this.seenNotes.set(id, text);
    });
    return live;
  }
}
