import {
  emptyPublic,
  type Game,
  type Kinds,
  type NoKinds,
  type PublicRecords,
  checkedLine,
  publicKindsWith,
  type RecordMaps,
  type SideId,
  type SideRecords,
  sideKindsWith,
  sidesReadBy,
  type Snapshot,
  type Words,
  words,
  wordsTold,
} from '@vexillum/model';
import {
  encodeJson,
  type HelloMessage,
  type LedgerEntry,
  type LedgerMessage,
  type LinkAnswer,
  linkMessage,
  type Presence,
} from '@vexillum/protocol';
import { atom, type WritableAtom } from 'nanostores';
import type { WebsocketProvider } from 'y-websocket';
import type { Connection } from './connection.ts';
import { DelayMeter } from './delay-meter.ts';
import { DocumentLine, type LineStatus } from './document-line.ts';
import { GreetedLine } from './greeted-line.ts';
import { type Hearers, hearMessages } from './hear-messages.ts';
import { HeardLedger } from './heard-ledger.ts';
import { HeldLines } from './held-lines.ts';
import { LateFollower } from './late-follower.ts';
import { Listeners } from './listeners.ts';
import type { LiveTable, LiveTableOptions, Refused, ServerBuild } from './live-table.ts';
import { Outbox } from './outbox.ts';
import { OwnActions } from './own-actions.ts';
import { isPageVisible, page } from './page.ts';
import { pageClock } from './page-clock.ts';
import { peopleAt } from './people.ts';
import type { PlanTable } from './plan-table.ts';
import { type Gathering, PresenceHeard, type Taken } from './presence-heard.ts';
import { PresenceTeller } from './presence-teller.ts';
import { SideLines } from './side-lines.ts';
import { TableReader } from './table-reader.ts';
import type { Trust } from './trust.ts';

/** Opens a table in this browser. Close it when the screen is left. */
export const openLiveTable = <K extends Kinds = NoKinds>(options: LiveTableOptions<K>): LiveTable<K> =>
  new OpenTable(options);

class OpenTable<K extends Kinds> implements LiveTable<K> {
  readonly seat: LiveTable['seat'];
  readonly game: Game<K>;
  readonly $snapshot: WritableAtom<Snapshot<K>>;
  readonly $isLoaded = atom(false);
  readonly $connection = atom<Connection>({ kind: 'connecting' });
  readonly $serverBuild = atom<ServerBuild | undefined>(undefined);
  readonly $head: LiveTable['$head'];
  readonly $isChainWhole: LiveTable['$isChainWhole'];
  readonly $online: LiveTable['$online'];
  readonly $presence: LiveTable['$presence'];
  readonly $views: LiveTable['$views'];
  readonly $delays: LiveTable['$delays'];
  readonly $delay: LiveTable['$delay'];
  readonly $held: LiveTable['$held'];
  readonly $people: LiveTable['$people'];
  readonly plan: PlanTable | undefined;
  readonly $plans: LiveTable['$plans'];
  readonly $trust: LiveTable['$trust'];
  /** Straight to whoever does it: a hand's way to the others passes no file twice. */
  readonly act: LiveTable['act'];
  readonly present: LiveTable['present'];
  readonly #own: OwnActions;
  readonly #presence: PresenceHeard;
  readonly #teller: PresenceTeller;
  readonly #delayMeter: DelayMeter;
  readonly #publicLine: DocumentLine;
  readonly #greeted: GreetedLine;
  readonly #hearers: Hearers;
  readonly #publicReader: TableReader;
  readonly #sideLines: SideLines;
  readonly #heldLines: HeldLines;
  readonly #follower: LateFollower;
  readonly #notices = new Listeners<Words>();
  readonly #ledger = new HeardLedger();
  #hasBeenLive = false;
  #refused: Extract<Connection, { kind: 'refused' }> | undefined;
  #isChangePending = false;
  readonly serverNow = () => this.#delayMeter.serverTime.now();
  readonly #onNetwork = () => this.#updateConnection();

  constructor(options: LiveTableOptions<K>) {
    const { seat, table, game, keep, clock = pageClock } = options;
    this.seat = seat;
    this.game = game;
    this.$snapshot = atom<Snapshot<K>>({ public: emptyPublic(game.kinds), sides: {} });
    ({ $head: this.$head, $isChainWhole: this.$isChainWhole } = this.#ledger);
    this.#publicLine = this.#line(options, 'public', true);
    const checks = { log: (said: unknown) => checkedLine(game, said) };
    const onChange = () => this.#changed();
    this.#publicReader = new TableReader(
      this.#publicLine,
      publicKindsWith(game.kinds),
      onChange,
      checks,
      options.readable,
    );
    this.#heldLines = new HeldLines(clock, onChange);
    this.#sideLines = new SideLines({
      kinds: sideKindsWith(options.game.kinds),
      openLine: (document) => this.#line(options, document, false),
      onChange,
      readable: options.readable,
    });
    if (seat.side !== undefined) this.#sideLines.read([seat.side]);
    this.$plans = this.#sideLines.$plans;
    this.plan = seat.side === undefined ? undefined : this.$plans.get().get(seat.side);
    const { origin, readLedger, checkWhen, openFollower } = options;
    const place = { origin, table, seat: seat.id, rules: game.ledger ?? {}, isPlaying: seat.kind !== 'spectator' };
    this.#follower = new LateFollower({ place, readLedger, keep, clock }, checkWhen, openFollower);
    this.$trust = this.#follower.$trust;
    const { send } = (this.#greeted = new GreetedLine(this.#publicLine));
    const onBusy = () => this.#delayMeter.busy();
    const onUnanswered = (milliseconds: number) => this.#breakIfSilent(milliseconds);
    const teller = new PresenceTeller({ clock, send, onPresent: onBusy });
    const tell = (delay: number) => seat.kind !== 'spectator' && teller.tell({ delay });
    this.#delayMeter = new DelayMeter({ clock, send, isVisible: isPageVisible, tell, onUnanswered });
    const presence = new PresenceHeard(clock);
    [this.#teller, this.#presence] = [teller, presence];
    this.#own = new OwnActions({
      seat,
      game,
      outbox: new Outbox(keep, `vexillum.outbox.${table}.${seat.id}`),
      clock,
      send,
      head: () => this.$head.get(),
      shown: () => this.$snapshot.get(),
      isLoaded: () => this.$isLoaded.get(),
      onChange: () => {
        this.#guess();
        this.#updateConnection();
      },
      onSent: onBusy,
      onUnanswered,
    });
    [this.act, this.present] = [this.#own.act, teller.present];
    this.#hearers = {
      hello: (hello) => this.#hello(hello),
      ledger: (heard) => this.#heardEntries(heard),
      answer: this.#own.hear,
      pong: (pong) => this.#delayMeter.hear(pong),
      notice: (said) => this.#notices.tell(wordsTold(said)),
      presence: presence.hear,
      ask: (ask) =>
        void this.#follower.ask(ask).then(
          (link) => link && this.#greeted.send(linkSaid(link)),
          () => undefined,
        ),
    };
    presence.arrivals.add(() => this.#delayMeter.tellAgain());
    ({
      $online: this.$online,
      $presence: this.$presence,
      $views: this.$views,
      $delays: this.$delays,
      $held: this.$held,
    } = presence);
    this.$delay = this.#delayMeter.$delay;
    this.$people = peopleAt(game.seats, this);
    page.addEventListener?.('online', this.#onNetwork);
    page.addEventListener?.('offline', this.#onNetwork);
  }

  checkAll(): Promise<Trust> {
    return this.#follower.checkAll();
  }

  acceptHead(): void {
    this.#follower.acceptHead();
  }

  holderOf(id: string): ReturnType<LiveTable['holderOf']> {
    const holder = this.$held.get().get(id);
    const name = holder && this.$snapshot.get().public.seat.get(holder.seat)?.name;
    return holder && (name === undefined ? holder : { ...holder, name });
  }

  onRefused(listener: (refused: Refused) => void): () => void {
    return this.#own.refusals.add(listener);
  }

  onEntries(listener: (entries: readonly LedgerEntry[]) => void): () => void {
    return this.#ledger.entries.add(listener);
  }

  onNotice(listener: (said: Words) => void): () => void {
    return this.#notices.add(listener);
  }

  onPing(listener: (presence: Presence) => void): () => void {
    return this.#presence.pings.add(listener);
  }

  onTaken(listener: (taken: Taken) => void): () => void {
    return this.#presence.takings.add(listener);
  }

  onGather(listener: (gathering: Gathering) => void): () => void {
    return this.#presence.gatherings.add(listener);
  }

  reconnect(): void {
    this.#refused = undefined;
    this.#publicLine.retry();
    this.#sideLines.retry();
    this.#updateConnection();
  }

  close(): void {
    this.#own.close();
    page.removeEventListener?.('online', this.#onNetwork);
    page.removeEventListener?.('offline', this.#onNetwork);
    this.#presence.close();
    this.#teller.close();
    this.#delayMeter.end();
    this.#publicLine.close();
    this.#sideLines.close();
    this.#heldLines.close();
    this.#follower.close();
  }

  /** All lines end where the public one does: they lead to the same server. */
  #breakIfSilent(milliseconds: number): void {
    if (this.#publicLine.breakIfSilent(milliseconds)) this.#sideLines.breakIfSilent(milliseconds);
  }

  #line(options: LiveTableOptions, document: string, wantsEvents: boolean): DocumentLine {
    return new DocumentLine({
      origin: options.origin.replace(/^http/, 'ws'),
      table: options.table,
      document,
      seat: options.seat.id,
      wantsEvents,
      ...(options.WebSocketPolyfill ? { WebSocketPolyfill: options.WebSocketPolyfill } : {}),
      ...(wantsEvents ? { prepare: (provider: WebsocketProvider) => hearMessages(provider, this.#hearers) } : {}),
      onStatus: (status) => this.#lineChanged(document, status),
    });
  }

  #hello({ epochs, head, signed, online, now, version, build }: HelloMessage['hello']): void {
    this.$serverBuild.set({ version: textOrNothing(version), build: textOrNothing(build) });
    this.#greeted.isGreeted = true;
    this.#refused = undefined;
    this.#publicLine.knowEpoch(epochs['public']);
    this.#sideLines.knowEpochs(epochs);
    this.#presence.greet(online);
    this.#delayMeter.begin(now);
    this.#ledger.greet(head);
    this.#follower.greet(head, signed);
    this.#own.begin();
    this.#updateConnection();
  }

  #heardEntries({ ledger, signed }: LedgerMessage): void {
    this.#ledger.hear(ledger);
    this.#follower.hear(ledger, signed);
    for (const entry of ledger)
      if (this.#own.isMisquotedBy(entry))
        this.#notices.tell(
          words('Entry {0} says that you had seen something else than you had: the server changed it.', entry.seq),
        );
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
    const base = this.#withoutHeldLines({
      public: publicMaps as unknown as RecordMaps<PublicRecords<K>>,
      sides: this.#sideLines.maps() as unknown as Record<SideId, RecordMaps<SideRecords<K>>>,
    });
    // An umpire's documents open and close with the captains' consent, a player's close while their seat is about to get a new link.
    this.#sideLines.read(sidesReadBy(this.seat, base, this.game));
    const guessed = this.#own.guessed(base);
    this.$snapshot.set(this.game.asSeen?.(guessed) ?? guessed);
    if (!this.$isLoaded.get() && (this.seat.side === undefined || this.#sideLines.areRead)) this.$isLoaded.set(true);
    this.#updateConnection();
  }

  #withoutHeldLines(heard: Snapshot<K>): Snapshot<K> {
    const { game } = this;
    if (!game.sidesTold) return heard;
    const log = this.#heldLines.shownOf(
      heard.public.log,
      (line) => game.sidesTold?.(heard, line).some((side) => this.#sideLines.isBehind(side, line.seq)) ?? false,
    );
    return log === heard.public.log ? heard : { ...heard, public: { ...heard.public, log } };
  }

  #lineChanged(document: string, status: LineStatus): void {
    // What is secret can be taken from an umpire and from a seat that is about to get a new link: that ends a connection, not their stay.
    const isLent = document !== 'public';
    if (status.kind === 'refused' && !isLent)
      this.#refused = { kind: 'refused', code: status.code, says: { text: status.reason, values: [] } };
    if (document === 'public' && status.kind !== 'open') {
      this.#greeted.isGreeted = false;
      this.#delayMeter.end();
    }
    this.#updateConnection();
  }

  #updateConnection(): void {
    const next = this.#connectionNow();
    if (next.kind === 'live') this.#hasBeenLive = true;
    if (JSON.stringify(next) !== JSON.stringify(this.$connection.get())) this.$connection.set(next);
  }

  #connectionNow(): Connection {
    if (this.#refused) return this.#refused;
    const { waiting } = this.#own;
    if (this.#greeted.isGreeted && this.#publicReader.maps) return { kind: 'live', waiting };
    if (page.navigator?.onLine === false) return { kind: 'offline', waiting };
    return this.#hasBeenLive ? { kind: 'reconnecting', waiting } : { kind: 'connecting' };
  }
}

const textOrNothing = (said: unknown): string | undefined => (typeof said === 'string' ? said : undefined);

const linkSaid = (link: LinkAnswer['link']): Uint8Array => encodeJson(linkMessage, JSON.stringify({ link }));
