import { brokenLink, type ChainHead } from '@vexillum/ledger';
import {
  type Action,
  emptyPublic,
  isRefusal,
  type Json,
  type PublicRecords,
  publicKinds,
  type RecordMaps,
  refuse,
  type Refusal,
  sideKinds,
  type SideRecords,
  type Snapshot,
} from '@vexillum/model';
import {
  type ActMessage,
  actionMessage,
  type AnswerMessage,
  encodeJson,
  type Head,
  helloMessage,
  type HelloMessage,
  type LedgerEntry,
  type LedgerMessage,
  ledgerMessage,
  type NoticeMessage,
  type Presence,
  type PresenceMessage,
  presenceMessage,
  readJson,
} from '@vexillum/protocol';
import { atom } from 'nanostores';
import type { WebsocketProvider } from 'y-websocket';
import type { Answer } from '../room/answer.ts';
import { actionsOf } from '../room/table-actions.ts';
import type { Connection } from './connection.ts';
import { DocumentLine, type LineStatus } from './document-line.ts';
import { guess, withGuesses } from './guesses.ts';
import type { LiveTable, LiveTableOptions, Refused } from './live-table.ts';
import { Outbox, type Sent } from './outbox.ts';
import { page } from './page.ts';
import { openPlanTable } from './plan-line.ts';
import type { PlanTable } from './plan-table.ts';
import { PresenceLine } from './presence-line.ts';
import { TableReader } from './table-reader.ts';

/** How many resent actions go out at once, and how long the next wait: under the server's 30 messages a second. */
const RESEND_BURST = 20;
const RESEND_PAUSE = 1000;

/** Opens a table in this browser. Close it when the screen is left. */
export const openLiveTable = (options: LiveTableOptions): LiveTable => new OpenTable(options);

class OpenTable implements LiveTable {
  readonly seat: LiveTable['seat'];
  readonly $snapshot = atom<Snapshot>({ public: emptyPublic(), sides: {} });
  readonly $isLoaded = atom(false);
  readonly $connection = atom<Connection>({ kind: 'connecting' });
  readonly $head = atom<Head | undefined>(undefined);
  readonly $isChainWhole = atom(true);
  readonly $online: LiveTable['$online'];
  readonly $presence: LiveTable['$presence'];
  readonly plan: PlanTable | undefined;
  readonly #actions: ReadonlyMap<string, Action>;
  readonly #outbox: Outbox;
  readonly #answers = new Map<string, (answer: Answer) => void>();
  readonly #presenceLine: PresenceLine;
  readonly #publicLine: DocumentLine;
  readonly #publicReader: TableReader;
  readonly #sideLine: DocumentLine | undefined;
  readonly #sideReader: TableReader | undefined;
  readonly #planLine: DocumentLine | undefined;
  readonly #refusedListeners = new Set<(refused: Refused) => void>();
  readonly #noticeListeners = new Set<(message: string) => void>();
  readonly #entryListeners = new Set<(entries: readonly LedgerEntry[]) => void>();
  #isGreeted = false;
  #hasBeenLive = false;
  #refused: Extract<Connection, { kind: 'refused' }> | undefined;
  #isChangePending = false;
  #resendTimer: ReturnType<typeof setTimeout> | undefined;
  #sentIds = new Set<string>();
  readonly #onNetwork = () => {
    this.#updateConnection();
  };

  constructor(options: LiveTableOptions) {
    const { seat, table, game, keep } = options;
    this.seat = seat;
    this.#actions = actionsOf(game);
    this.#outbox = new Outbox(keep, `vexillum.outbox.${table}.${seat.id}`);
    this.#publicLine = this.#line(options, 'public', true);
    this.#publicReader = new TableReader(this.#publicLine, publicKinds, () => this.#changed());
    if (seat.side !== undefined) {
      this.#sideLine = this.#line(options, `side-${seat.side}`, false);
      this.#sideReader = new TableReader(this.#sideLine, sideKinds, () => this.#changed());
      this.#planLine = this.#line(options, `plan-${seat.side}`, false);
      this.plan = openPlanTable(this.#planLine);
    }
    this.#presenceLine = new PresenceLine((message) => this.#isGreeted && this.#publicLine.send(message));
    this.$online = this.#presenceLine.$online;
    this.$presence = this.#presenceLine.$presence;
    page.addEventListener?.('online', this.#onNetwork);
    page.addEventListener?.('offline', this.#onNetwork);
  }

  act(name: string, args: Json): Promise<Answer> {
    const sent: Sent = { id: newUuid(), name, args };
    const refusal = this.#foreseenRefusal(sent);
    if (refusal) {
      this.#tellRefused(sent, refusal);
      return Promise.resolve(refusal);
    }
    this.#outbox.add(sent);
    const answer = new Promise<Answer>((resolve) => this.#answers.set(sent.id, resolve));
    this.#guess();
    this.#sendWaiting();
    return answer;
  }

  present(presence: Presence): void {
    this.#presenceLine.present(presence);
  }

  onRefused(listener: (refused: Refused) => void): () => void {
    this.#refusedListeners.add(listener);
    return () => this.#refusedListeners.delete(listener);
  }

  onEntries(listener: (entries: readonly LedgerEntry[]) => void): () => void {
    this.#entryListeners.add(listener);
    return () => this.#entryListeners.delete(listener);
  }

  onNotice(listener: (message: string) => void): () => void {
    this.#noticeListeners.add(listener);
    return () => this.#noticeListeners.delete(listener);
  }

  onPing(listener: (presence: Presence) => void): () => void {
    return this.#presenceLine.onPing(listener);
  }

  reconnect(): void {
    this.#refused = undefined;
    for (const line of [this.#publicLine, this.#sideLine, this.#planLine]) line?.retry();
    this.#updateConnection();
  }

  close(): void {
    clearTimeout(this.#resendTimer);
    page.removeEventListener?.('online', this.#onNetwork);
    page.removeEventListener?.('offline', this.#onNetwork);
    this.#presenceLine.close();
    for (const line of [this.#publicLine, this.#sideLine, this.#planLine]) line?.close();
  }

  #line(options: LiveTableOptions, document: string, wantsEvents: boolean): DocumentLine {
    return new DocumentLine({
      origin: options.origin.replace(/^http/, 'ws'),
      table: options.table,
      document,
      seat: options.seat.id,
      wantsEvents,
      ...(options.WebSocketPolyfill ? { WebSocketPolyfill: options.WebSocketPolyfill } : {}),
      ...(wantsEvents ? { prepare: (provider: WebsocketProvider) => this.#listen(provider) } : {}),
      onStatus: (status) => this.#lineChanged(document, status),
    });
  }

  /** Our own message types on the public socket. */
  #listen(provider: WebsocketProvider): void {
    const hear = (type: number, listener: (payload: never) => void) => {
      provider.messageHandlers[type] = (_encoder, decoder) => listener(readJson(decoder) as never);
    };
    hear(helloMessage, ({ hello }: HelloMessage) => this.#greeted(hello));
    hear(ledgerMessage, ({ ledger }: LedgerMessage) => this.#heardEntries(ledger));
    hear(actionMessage, (answer: ServerSaid) => this.#heardAnswer(answer));
    hear(presenceMessage, ({ presence }: PresenceMessage) => this.#presenceLine.hear(presence));
  }

  #greeted({ epochs, head, online }: HelloMessage['hello']): void {
    this.#isGreeted = true;
    this.#refused = undefined;
    this.#publicLine.knowEpoch(epochs['public']);
    if (this.seat.side !== undefined) {
      this.#sideLine?.knowEpoch(epochs[`side-${this.seat.side}`]);
      this.#planLine?.knowEpoch(epochs[`plan-${this.seat.side}`]);
    }
    this.#presenceLine.greet(online);
    this.$head.set(head);
    // Whatever was sent on the last socket may be lost with it; the server knows by the ids what it has done.
    this.#sentIds.clear();
    this.#sendWaiting();
    this.#updateConnection();
  }

  #heardEntries(entries: readonly LedgerEntry[]): void {
    for (const entry of entries) {
      const head: ChainHead | undefined = this.$head.get();
      if (brokenLink(entry, head) !== undefined) this.$isChainWhole.set(false);
      this.$head.set({ seq: entry.seq, hash: entry.hash });
    }
    for (const listener of this.#entryListeners) listener(entries);
  }

  #heardAnswer(said: ServerSaid): void {
    if ('notice' in said) {
      for (const listener of this.#noticeListeners) listener(said.notice.message);
      return;
    }
    const id = 'ack' in said ? said.ack.id : said.refusal.id;
    const sent = this.#outbox.remove(id);
    this.#sentIds.delete(id);
    const answer: Answer =
      'ack' in said
        ? { kind: 'ack', seq: said.ack.seq, ...(said.ack.result === undefined ? {} : { result: said.ack.result }) }
        : refuse(said.refusal.code, said.refusal.message, said.refusal.field);
    if (sent && isRefusal(answer)) this.#tellRefused(sent, answer);
    this.#guess();
    this.#updateConnection();
    this.#answers.get(id)?.(answer);
    this.#answers.delete(id);
    this.#sendWaiting();
  }

  /** What the server would surely say no to is not sent. */
  #foreseenRefusal({ id, name, args }: Sent): Refusal | undefined {
    const action = this.#actions.get(name);
    if (!action) return refuse('no-such-action', 'There is no action of that name at this table.');
    const snapshot = this.$snapshot.get();
    const refusal = action.mayAct(this.seat, snapshot);
    if (refusal || !this.$isLoaded.get()) return refusal;
    const outcome = guess(action, snapshot, args, this.seat, id);
    return isRefusal(outcome) ? outcome : undefined;
  }

  #tellRefused({ id, name, args }: Sent, { code, message }: Refusal): void {
    for (const listener of this.#refusedListeners) listener({ id, name, args, code, message });
  }

  /** Sends what waits and was not sent on this socket, in order, without running into the server's rate limit. */
  #sendWaiting(): void {
    if (!this.#isGreeted || this.#resendTimer !== undefined) return;
    let room = RESEND_BURST - this.#sentIds.size;
    const seen = this.$head.get();
    for (const action of this.#outbox.actions) {
      if (this.#sentIds.has(action.id)) continue;
      if (room-- <= 0) {
        this.#resendTimer = setTimeout(() => this.#resume(), RESEND_PAUSE);
        return;
      }
      const asked: ActMessage = { act: { ...action, ...(seen ? { seen } : {}) } };
      const message = encodeJson(actionMessage, JSON.stringify(asked));
      if (!this.#publicLine.send(message)) return;
      this.#sentIds.add(action.id);
    }
  }

  #resume(): void {
    this.#resendTimer = undefined;
    this.#sendWaiting();
  }

  /** Several documents, or several updates, that change in one turn are shown as one. */
  #changed(): void {
    if (this.#isChangePending) return;
    this.#isChangePending = true;
    queueMicrotask(() => {
      this.#isChangePending = false;
      this.#guess();
      this.#updateConnection();
    });
  }

  #guess(): void {
    const publicMaps = this.#publicReader.maps;
    if (!publicMaps) return;
    const sideMaps = this.#sideReader?.maps;
    const base: Snapshot = {
      public: publicMaps as unknown as RecordMaps<PublicRecords>,
      sides:
        this.seat.side !== undefined && sideMaps
          ? { [this.seat.side]: sideMaps as unknown as RecordMaps<SideRecords> }
          : {},
    };
    this.$snapshot.set(withGuesses(base, this.#outbox.actions, this.#actions, this.seat));
    if (!this.$isLoaded.get() && (this.#sideReader === undefined || sideMaps)) this.$isLoaded.set(true);
    this.#updateConnection();
  }

  #lineChanged(document: string, status: LineStatus): void {
    if (status.kind === 'refused') this.#refused = { kind: 'refused', code: status.code, message: status.reason };
    if (document === 'public' && status.kind !== 'open') this.#isGreeted = false;
    this.#updateConnection();
  }

  #updateConnection(): void {
    const next = this.#connectionNow();
    const last = this.$connection.get();
    if (next.kind === 'live') this.#hasBeenLive = true;
    if (JSON.stringify(next) !== JSON.stringify(last)) this.$connection.set(next);
  }

  #connectionNow(): Connection {
    if (this.#refused) return this.#refused;
    const waiting = this.#outbox.size;
    if (this.#isGreeted && this.#publicReader.maps) return { kind: 'live', waiting };
    if (page.navigator?.onLine === false) return { kind: 'offline', waiting };
    return this.#hasBeenLive ? { kind: 'reconnecting', waiting } : { kind: 'connecting' };
  }
}

type ServerSaid = AnswerMessage | NoticeMessage;

/** A version 4 UUID; `crypto.randomUUID` is missing on plain-http pages of a local network. */
const newUuid = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};
