import { createHash } from 'node:crypto';
import { refuse, type Refusal } from '@vexillum/model';
import type { Clock, RecordChange, Records } from '@vexillum/table/room';
import { oneAfterAnother } from '../one-after-another.ts';
import type { OpenTable } from '../open-table.ts';
import { isLive, type Session } from '../seats/session.ts';
import { encryptPush } from './encrypt-push.ts';
import { type Occasion, occasionsOf, type Told, toldOf } from './occasions.ts';
import type { PostPush } from './post-push.ts';
import { PostQueues } from './post-queues.ts';
import type { PushKeys } from './push-keys.ts';
import { pushServiceOf } from './push-services.ts';
import { type Says, SUBSCRIBED, subscribedKey, type Subscription, type Subscriptions } from './subscription.ts';

/** Browsers of one seat that are called. */
const MOST_DEVICES = 5;
/** Seconds that a push service keeps a call for a browser that is off. */
const KEPT_FOR = 12 * 60 * 60;
/** Milliseconds until somebody is called again who has not come. */
const PATIENCE = 10 * 60 * 1000;
/** The service says that there is no such browser any more. */
const gone: ReadonlySet<number> = new Set([404, 410]);

/** What a browser is told; it is encrypted for that browser alone. Read by `push-worker.ts` of the web app. */
export interface TurnCall {
  readonly vexillumCall: 1;
  readonly title: string;
  /** Which table. */
  readonly body: string;
  /** Where it leads. */
  readonly path: string;
}

interface Called extends Told {
  readonly seats: Subscriptions;
}

export interface TurnCallsOptions {
  readonly records: Records;
  readonly clock: Pick<Clock, 'now'>;
  /** The time by which sessions end. */
  readonly lasting: Pick<Clock, 'now'>;
  readonly keys: PushKeys;
  /** Names of push services beside those that are known. */
  readonly services: readonly string[];
  /** How whoever runs a push service reaches who runs this server: an address. */
  readonly contact: () => string;
  readonly post: PostPush;
  readonly peek: (table: string) => OpenTable | undefined;
  readonly onFailed: (table: string, error: unknown) => void;
}

/**
 * Calls whoever wants it to their turn, and to what the game calls its people for, when nobody of their seat is at the table: by Web Push, so that
 * also a page that is closed is called. What is wanted is kept by table (`push!TABLE`), and so is how the table stood when somebody was called last.
 */
export class TurnCalls {
  readonly #options: TurnCallsOptions;
  readonly #kept: Map<string, Called>;
  /** When a seat was called for each kind of thing, where nobody has come since: `TABLE/SEAT`. */
  readonly #waiting = new Map<string, Map<keyof Says, number>>();
  /** What is kept is changed in turn; services are waited for outside it. */
  readonly #inTurn = oneAfterAnother();
  readonly #posts: PostQueues;
  readonly #calling = new Set<Promise<void>>();

  static async begin(options: TurnCallsOptions): Promise<TurnCalls> {
    const kept = await options.records.list(SUBSCRIBED);
    return new TurnCalls(
      options,
      new Map(kept.map(([key, value]) => [key.slice(SUBSCRIBED.length), JSON.parse(value) as Called])),
    );
  }

  private constructor(options: TurnCallsOptions, kept: Map<string, Called>) {
    this.#options = options;
    this.#kept = kept;
    this.#posts = new PostQueues(options.post);
  }

  /** What a browser subscribes with. */
  get key(): string {
    return this.#options.keys.public;
  }

  /** From now on this browser is called to the seat's turns. Rejects as the records do. */
  subscribe(open: OpenTable, session: Session, wish: Omit<Subscription, 'session'>): Promise<Refusal | undefined> {
    return this.#inTurn(async () => {
      const { id, seat } = session;
      if (seat.side === undefined) return refuse('no-turns', 'This seat has no turns to be called to.', 'seat');
      if (pushServiceOf(wish.endpoint, this.#options.services) === undefined)
        return refuse(
          'no-push-service',
          'This server does not know the service that your browser is called by.',
          'endpoint',
        );
      const kept = this.#kept.get(open.table);
      const others = (kept?.seats[seat.id] ?? []).filter(({ endpoint }) => endpoint !== wish.endpoint);
      const own = [...others, { ...wish, session: id }].slice(-MOST_DEVICES);
      await this.#keep(open.table, {
        ...toldOf(open),
        ...(kept ? { told: kept.told, ...(kept.marks ? { marks: kept.marks } : {}) } : {}),
        seats: { ...kept?.seats, [seat.id]: own },
      });
      return undefined;
    });
  }

  unsubscribe({ table }: OpenTable, { seat }: Session, endpoint: string): Promise<void> {
    return this.#inTurn(() => this.#drop(table, seat.id, endpoint));
  }

  /** It was at another server until now, which may have changed what is kept of it. */
  async opened(table: string): Promise<void> {
    const value = await this.#options.records.get(subscribedKey(table));
    if (value === undefined) this.#kept.delete(table);
    else this.#kept.set(table, JSON.parse(value) as Called);
  }

  /** Something was done there, or somebody came or left. */
  stirred(table: string): void {
    if (!this.#kept.has(table)) return;
    void this.#inTurn(() => this.#look(table)).catch((error: unknown) => this.#options.onFailed(table, error));
  }

  /** The table is no more; its record goes with it. */
  forget(table: string): void {
    this.#kept.delete(table);
  }

  /** Lets what was begun end. */
  async stop(): Promise<void> {
    await this.#inTurn(async () => undefined);
    await this.#posts.stop();
    await Promise.all(this.#calling);
  }

  async #look(table: string): Promise<void> {
    const open = this.#options.peek(table);
    const kept = this.#kept.get(table);
    if (!open || !kept) return;
    for (const seat of Object.keys(kept.seats)) if (open.room.isOnline(seat)) this.#waiting.delete(`${table}/${seat}`);
    const now = toldOf(open);
    if (now.told === kept.told && String(now.marks) === String(kept.marks)) return;
    // First, so that a server that is killed in between calls nobody twice.
    await this.#keep(table, open.room.view.news.state === 'over' ? undefined : { ...kept, ...now });
    for (const occasion of occasionsOf(open, kept)) await this.#call(open, occasion, kept.seats[occasion.seat] ?? []);
  }

  async #call({ table, room, seats }: OpenTable, occasion: Occasion, wanted: readonly Subscription[]) {
    const { seat, says, body, path } = occasion;
    if (wanted.length === 0 || room.isOnline(seat) || !this.#isTimeTo(table, seat, says)) return;
    const { lasting } = this.#options;
    const sitting = new Set(
      seats
        .page(seat)
        ?.sessions.filter((one) => isLive(one, lasting.now()))
        .map(({ id }) => id),
    );
    for (const one of wanted) {
      const title = one.says[says];
      if (!sitting.has(one.session)) await this.#drop(table, seat, one.endpoint);
      else if (title !== undefined) this.#send(table, seat, one, says, { vexillumCall: 1, title, body, path });
    }
    if (says === 'over') this.#waiting.delete(`${table}/${seat}`);
  }

  /** Whether it is time to call this seat for this: again only after a while, where nobody has come since. An end comes once by itself. */
  #isTimeTo(table: string, seat: string, says: keyof Says): boolean {
    if (says === 'over') return true;
    const key = `${table}/${seat}`;
    const now = this.#options.clock.now();
    const called = this.#waiting.get(key) ?? new Map<keyof Says, number>();
    if (now - (called.get(says) ?? Number.NEGATIVE_INFINITY) < PATIENCE) return false;
    this.#waiting.set(key, called.set(says, now));
    return true;
  }

  /** Nobody waits for it; of a browser that is gone nothing is kept. */
  #send(table: string, seat: string, one: Subscription, says: keyof Says, call: TurnCall): void {
    const calling = this.#isGone(table, one, says, call)
      .then((isGone) => (isGone ? this.#inTurn(() => this.#drop(table, seat, one.endpoint)) : undefined))
      .catch((error: unknown) => this.#options.onFailed(table, error))
      .finally(() => this.#calling.delete(calling));
    this.#calling.add(calling);
  }

  async #isGone(table: string, one: Subscription, says: keyof Says, call: TurnCall): Promise<boolean> {
    const { clock, contact, keys, onFailed, services } = this.#options;
    const service = pushServiceOf(one.endpoint, services);
    // The host has taken it off the list since.
    if (service === undefined) return true;
    const wish = {
      // An answer does not take the place of a round that waits to be brought.
      topic: topicOf(keys, says === 'answer' ? `${table} ${says}` : table),
      keptFor: KEPT_FOR,
      contact: contact(),
      now: clock.now(),
      text: JSON.stringify(call),
    };
    try {
      return gone.has(await this.#posts.send(service, encryptPush(one, keys, wish)));
    } catch (error) {
      // Their page tells them when they look; a turn that is called to hours later is called to in vain.
      onFailed(table, error);
      return false;
    }
  }

  async #drop(table: string, seat: string, endpoint: string): Promise<void> {
    const kept = this.#kept.get(table);
    if (!kept?.seats[seat]?.some((one) => one.endpoint === endpoint)) return;
    const rest = kept.seats[seat].filter((one) => one.endpoint !== endpoint);
    const { [seat]: _none, ...others } = kept.seats;
    const seats = rest.length > 0 ? { ...others, [seat]: rest } : others;
    await this.#keep(table, Object.keys(seats).length > 0 ? { ...kept, seats } : undefined);
  }

  async #keep(table: string, called: Called | undefined): Promise<void> {
    const key = subscribedKey(table);
    const change: RecordChange = called ? { put: key, value: JSON.stringify(called) } : { del: key };
    await this.#options.records.write([change]);
    if (called) this.#kept.set(table, called);
    else this.#kept.delete(table);
  }
}

/** What a push service knows a table by: it cannot be told from another's, and leads nowhere. */
const topicOf = ({ secret }: PushKeys, table: string): string =>
  createHash('sha256').update(`${secret} ${table}`).digest('base64url').slice(0, 32);
