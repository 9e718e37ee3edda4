import {
  type AwardArgs,
  type Game,
  type Json,
  refuse,
  type Refusal,
  type Seat,
  sidesReadBy,
  tableOf,
  CREATE_TABLE,
  words,
} from '@vexillum/model';
import type { Countersignature, DeviceKey, LinkAnchor, MatchView, SignIn } from '@vexillum/ledger';
import { closeCodes, type Head, type SignedHead } from '@vexillum/protocol';
import { ActionRunner, type UncheckedRequest } from './action-runner.ts';
import type { Answer } from './answer.ts';
import { Audience } from './audience.ts';
import { claimTable } from './claim-table.ts';
import { composeEntry, type Deed } from './compose-entry.ts';
import { exportMatch, type MatchPiece, sidesWithSeats } from './export-match.ts';
import { type Genesis, runGenesis } from './genesis.ts';
import { HeadSigner } from './head-signer.ts';
import { HeardActions } from './heard-actions.ts';
import type { StewardAction, StewardArgs } from './steward-actions.ts';
import { LinkDesk } from './link-desk.ts';
import { loadTable, type LoadedTable } from './load-table.ts';
import { mayExport } from './may-export.ts';
import type { Peer } from './peer.ts';
import { PlanChannel } from './plan-channel.ts';
import { decodeRecord, type StoredEntry } from './stored-record.ts';
import { type Damaged, type RecordChange, StoreFailure, type TableStore, type Tenure } from './store.ts';
import type { Surroundings } from './surroundings.ts';
import { buildDocuments } from './table-documents.ts';
import type { TableKeys } from './table-keys.ts';
import { takeOver } from './take-over.ts';
import { TableLedger } from './table-ledger.ts';
import { plainNames, type TableNames } from './table-names.ts';
import { RoomView } from './room-view.ts';
import { TableState } from './table-state.ts';
import { Timekeeper } from './timekeeper.ts';

export type { UncheckedRequest } from './action-runner.ts';

export interface RoomOptions {
  readonly table: string;
  readonly game: Game;
  readonly store: TableStore;
  readonly surroundings: Surroundings;
  readonly keys: TableKeys;
  /** Where the ledger does not say what people are called. */
  readonly names?: TableNames;
}

/** What a server brings that goes on with a match. */
export interface NextServer {
  /** The former server's signature of the last head; none where the table stays where it is. */
  readonly signature?: string;
  /** All of the match so far was played at tables of this server. */
  readonly isOwn: boolean;
  readonly versions: Readonly<Record<string, string>>;
  /** The anchor of each seat's next chain, of the number that `chainOf` names. */
  readonly anchors: (gameId: string, chainOf: (seat: string) => number) => Promise<Record<string, string>>;
}

type OpenOptions = Omit<RoomOptions, 'game' | 'keys' | 'names'> & {
  readonly gameOf: (id: string) => Game | undefined;
  /** What is kept beside the ledger, read once the table is this server's: until then whoever has it may change it. */
  readonly beside: () => Promise<Pick<RoomOptions, 'keys' | 'names'>>;
};

/**
 * One table, alive: runs what seats ask on the true snapshot, has it written, and only then shows it. Sockets, disk, clock and
 * chance are handed in. One room owns a table in one process; whoever opens it calls `rest` before letting go.
 */
export class Room {
  readonly table: string;
  readonly game: Game;
  readonly #store: TableStore;
  readonly #tenure: Tenure;
  readonly #keys: TableKeys;
  readonly #names: TableNames;
  readonly #ledger: TableLedger;
  readonly #runner: ActionRunner;
  readonly #plans: ReadonlyMap<string, PlanChannel>;
  readonly #audience: Audience;
  readonly #signer: HeadSigner;
  readonly #certify: Surroundings['certify'];
  readonly #stirred: () => void;
  readonly timekeeper: Timekeeper;
  readonly view: RoomView;

  /** `beside`: small records that are there with the table or not at all. */
  static create(options: RoomOptions, genesis: Genesis, beside: readonly RecordChange[] = []): Promise<Room> {
    const { store, table, game, surroundings } = options;
    return claimTable(store, table, async (tenure) => {
      insistEmpty(tenure);
      const state = new TableState(game);
      const composed = composeEntry(
        undefined,
        genesisDeed(state, options, genesis),
        { game, before: state.snapshot },
        surroundings,
      );
      await tenure.append(0, [composed.value], beside);
      state.fold(decodeRecord(composed.value), () => false);
      const loaded = { game, state, tenure, bytes: composed.value.length, talk: [], documents: {} };
      return new Room(options, loaded, await openPlans(options, loaded));
    });
  }

  /**
   * Goes on with a match whose entries were verified, at a table of its own; `goOn` is to follow. `NotOurLedger` where they cannot be
   * folded: then the table is to be forgotten.
   */
  static takeOver(options: RoomOptions, records: AsyncIterable<readonly string[]>): Promise<Room> {
    const { store, table, game } = options;
    return claimTable(store, table, async (tenure) => {
      insistEmpty(tenure);
      const loaded = await takeOver({ game, store, tenure }, records);
      return new Room(options, loaded, await openPlans(options, loaded));
    });
  }

  /** `undefined` when there is no such table. Rejects with `HeldElsewhere` while somebody else has it. */
  static open(options: OpenOptions): Promise<Room | undefined> {
    const { store, table, gameOf, beside, surroundings } = options;
    return claimTable(store, table, async (tenure) => {
      if (tenure.found.length === 0) {
        await tenure.handOver();
        return undefined;
      }
      await surroundings.turn?.();
      const [kept, loaded] = await both(beside(), loadTable(store, tenure, gameOf));
      await surroundings.turn?.();
      return new Room({ ...options, ...kept }, loaded, await openPlans(options, loaded));
    });
  }

  private constructor(
    options: Omit<RoomOptions, 'game'>,
    loaded: LoadedTable,
    plans: ReadonlyMap<string, PlanChannel>,
  ) {
    const { table, surroundings, keys, names = plainNames } = options;
    // What was loaded is used here and kept by nothing that lasts: its records would lie twice in memory.
    const { game } = loaded;
    this.table = table;
    this.game = game;
    this.#store = options.store;
    this.#tenure = loaded.tenure;
    this.#keys = keys;
    this.#names = names;
    this.#certify = surroundings.certify;
    this.#stirred = () => surroundings.stirred?.(table);
    this.#plans = plans;
    const ledger = new TableLedger(options, loaded, {
      shown: (batch) => {
        this.#audience.show(batch, this.#signer.withBatch(batch));
        this.timekeeper.somethingHappened();
        this.#stirred();
      },
      said: (lines) => this.#audience.tellSides(lines),
      notice: (notice) => this.#audience.notify(notice),
      wentBack: () => this.timekeeper.somethingHappened(),
      lost: (damage) => this.#lost(surroundings, damage),
    });
    this.#ledger = ledger;
    const links = new LinkDesk({
      clock: surroundings.clock,
      within: surroundings.linkWithin,
      peersOf: (seat) => this.#audience.hearersOf(seat),
    });
    this.#runner = new ActionRunner({ table, game, ledger, keys, surroundings, links, names });
    this.#signer = new HeadSigner({
      keys,
      surroundings,
      gameId: () => (ledger.state.trust.key === keys.public ? ledger.state.trust.gameId : undefined),
      head: () => ledger.shown,
      tell: (signed) => this.#audience.tellSigned(signed),
    });
    for (const plan of plans.values()) plan.renew = () => ledger.renew();
    const heard = new HeardActions({
      runner: this.#runner,
      surroundings,
      isHere: (peer) => this.#audience.isHere(peer),
      sendAway: (peer, code, reason) => this.#audience.sendAway(peer, code, reason),
    });
    this.#audience = new Audience({
      table,
      sides: game.sides,
      documents: buildDocuments(
        names.shown(ledger.state.snapshot),
        ledger.shown.seq,
        (loaded.names ?? 0) === names.count ? loaded.documents : {},
        surroundings,
      ),
      names,
      plans,
      surroundings,
      head: () => ledger.shown,
      signed: () => this.#signer.last,
      sidesReadBy: (seat) => sidesReadBy(seat, ledger.state.snapshot, game),
      isOnBoard: (id) => ledger.state.snapshot.public.pose.has(id),
      ownerOf: (id) => game.ownerOf?.(ledger.state.snapshot, id),
      asked: (peer, payload) => void heard.hear(peer, payload),
      linked: (peer, payload) => links.hear(peer, payload),
      left: (peer) => links.left(peer),
    });
    this.view = new RoomView({
      table,
      game,
      names,
      snapshot: () => ledger.state.snapshot,
      gameId: () => this.gameId,
      head: () => ledger.shown,
      isOnline: (seat) => this.#audience.isOnline(seat),
      epochsFor: (seat) => this.#audience.epochsFor(seat),
    });
    this.timekeeper = new Timekeeper({
      game,
      surroundings,
      snapshot: () => ledger.state.snapshot,
      isEmpty: () => this.peerCount === 0,
      isOnline: (seat) => this.#audience.isOnline(seat),
      delayOf: (side) => this.#audience.delayOf(side),
      act: (due, isStillDue) => this.#runner.actDue(due, isStillDue),
      credit: (credit) => this.#runner.creditClock(credit),
      expects: (at) => surroundings.due?.expects(this.table, at),
    });
  }

  get head(): Head {
    return this.#ledger.shown;
  }

  get peerCount(): number {
    return this.#audience.size;
  }

  /** Somebody is connected, something is being written, or something will soon happen by itself. */
  get isBusy(): boolean {
    return this.peerCount > 0 || this.isWriting || this.#ledger.isInDoubt || this.timekeeper.isWaiting;
  }

  get isWriting(): boolean {
    return this.#ledger.isWriting || this.#runner.isRolling || [...this.#plans.values()].some((plan) => plan.isWriting);
  }

  /** Checks everything, runs the action, has it written; answers once it is on disk and shown. Rejects with `Damaged` where the disk has not kept the table. */
  act(seat: Seat, holderName: string, request: UncheckedRequest): Promise<Answer> {
    const act = () => this.#runner.act(seat, holderName, request);
    return this.#ledger.insistWhole()?.then(act) ?? act();
  }

  /** An action that is the server's own to do, in a seat's name: once for each `of`. */
  actForServer(seatId: string, name: string, args: Json, of: string): Promise<Answer> {
    return this.#runner.actForServer(seatId, name, args, of);
  }

  /** The server's own entries, in a seat's name, and what changes beside them. */
  actAsSteward(
    name: StewardAction,
    seatId: string,
    args: StewardArgs,
    beside?: readonly RecordChange[],
  ): Promise<Answer> {
    return this.#runner.actAsSteward(name, seatId, args, beside);
  }

  /** Whether the device gives its links from just these anchors on, for rolls that are asked for now. */
  isGiving(key: string, links: readonly LinkAnchor[]): boolean {
    return links.every((anchor) => this.#ledger.state.trust.links.isGiving({ key }, anchor));
  }

  /** Whether these are anchors for rolls of other sides' seats, by the chains that those use now. */
  mayAnchor({ side }: Seat, links: readonly LinkAnchor[]): boolean {
    const { trust, snapshot } = this.#ledger.state;
    const isOpposing = (seat: string) => ![undefined, side].includes(snapshot.public.seat.get(seat)?.side);
    return (
      side !== undefined &&
      new Set(links.map(({ seat }) => seat)).size === links.length &&
      links.every(({ seat, c }) => isOpposing(seat) && trust.of(seat)?.chain === c)
    );
  }

  /** Says in the ledger that a device of the seat will countersign with this key. */
  nameDevice(seat: Seat, device: DeviceKey, beside?: readonly RecordChange[]): Promise<Answer> {
    return this.#runner.nameDevice(seat, device, beside);
  }

  /** Says in the ledger whose player card the seat's holder plays with; `isStill` is asked in the moment in which it is written. */
  signIn(seat: Seat, signIn: SignIn, isStill: () => boolean, beside?: readonly RecordChange[]): Promise<Answer> {
    return this.#runner.signIn(seat, signIn, isStill, beside);
  }

  /** Tells everybody, in the ledger, what the player in a seat has been given; once for each `of`. */
  tellAward(seat: Seat, award: AwardArgs, of: string): Promise<Answer> {
    return this.#runner.tellAward(seat, award, of);
  }

  /** An entry as everyone was shown it; `undefined` where nobody was. */
  entryAt(seq: number): Promise<StoredEntry | undefined> {
    return this.#ledger.past.entryAt(seq);
  }

  /** What signatures and commitments of this game name it by: the id of the table where it began. */
  get gameId(): string {
    return this.#ledger.state.trust.gameId ?? this.table;
  }

  /** Somebody is connected from that seat. */
  isOnline(seatId: string): boolean {
    return this.#audience.isOnline(seatId);
  }

  /** Whether the keys that this room was given are those that the ledger names. */
  get hasItsKeys(): boolean {
    return this.#ledger.state.trust.key === this.#keys.public;
  }

  /** Says in the ledger that from here on this server's key signs and its dice roll. */
  async goOn({ signature, isOwn, versions, anchors }: NextServer, beside?: readonly RecordChange[]): Promise<Answer> {
    const { trust } = this.#ledger.state;
    const { gameId } = this;
    const dice = await anchors(gameId, (seat) => trust.nextChainOf(seat));
    const more = signature === undefined ? {} : { signature };
    return this.#runner.goOn({ table: this.table, keys: this.#keys, dice, versions, isOwn, ...more }, beside);
  }

  /**
   * A match file up to the last entry that was shown, in pieces; a refusal where it is not this seat's to have. One that tells secrets has all that
   * sides have said to themselves, too. Rejects with `Damaged`, or with `StoreFailure` where its ledger cannot be read through.
   */
  async exportMatch(
    seat: Seat,
    view: MatchView,
    countersigns?: () => Promise<readonly Countersignature[]>,
  ): Promise<AsyncIterable<MatchPiece> | Refusal> {
    if ((await this.#ledger.insistWhole()) === false)
      throw new StoreFailure(`the ledger of ${this.table} cannot be read just now`);
    const refusal = mayExport(seat, view, this.#ledger.state.snapshot, this.game);
    if (refusal) return refusal;
    if (view !== 'public') await this.#ledger.recordTalk();
    const { state } = this.#ledger;
    const record = tableOf(state.snapshot);
    const signed = this.#signer.now();
    if (!record || !signed) return refuse('no-signature', 'This table has no key to sign its match file with.');
    const side = view === 'side' ? seat.side : undefined;
    const sides = side === undefined ? sidesWithSeats(this.game) : [side];
    const about = { view, sides, ...(side === undefined ? {} : { side }) };
    const certificate = this.#certify?.(this.gameId, this.#keys.public);
    const whole = {
      countersigns,
      table: this.table,
      record,
      trust: state.trust,
      signed,
      certificate,
      store: this.#store,
      names: this.#names.kept,
    };
    return exportMatch({ ...whole, ...about });
  }

  /** What this seat may do now, with the schema of the arguments. */
  actionsFor(seat: Seat): ReturnType<ActionRunner['actionsFor']> {
    return this.#runner.actionsFor(seat);
  }

  /** How many bytes of arguments this seat may bring for this action now: 0 where no more than any request takes, or why it may not. */
  largestArgsOf(seat: Seat, name: string): number | Refusal {
    return this.#runner.largestArgsOf(seat, name);
  }

  /** The public ledger from an entry on, as JSON text, at most a page; nothing that was not shown. */
  async ledger(from: number): Promise<{ readonly entries: string; readonly head: Head; readonly signed?: SignedHead }> {
    const signed = this.#signer.now();
    const page = await this.#ledger.past.page(from);
    return { ...page, ...(signed ? { signed } : {}) };
  }

  epochOf(document: string): string | undefined {
    return this.#audience.epochOf(document);
  }

  /** False for unknown documents too: nobody learns which exist. */
  mayOpen(seat: Seat, document: string): boolean {
    return this.#audience.mayOpen(seat, document);
  }

  /** Says hello; or sends the socket away when it comes with a document of another epoch. */
  join(peer: Peer, epoch: string | undefined): void {
    this.#audience.join(peer, epoch);
    this.#peopleChanged();
  }

  /** One whole message from a socket. Garbage closes it; nothing is thrown. */
  receive(peer: Peer, message: Uint8Array): void {
    this.#audience.receive(peer, message);
  }

  leave(peer: Peer): void {
    this.#audience.leave(peer);
    this.#peopleChanged();
  }

  /** Closes all sockets of a seat whose sessions were ended. */
  dropSeat(seatId: string): void {
    this.#audience.dropSeat(seatId);
    this.#peopleChanged();
  }

  #peopleChanged(): void {
    this.timekeeper.peopleChanged();
    this.#stirred();
  }

  /** The names by which somebody is connected from a seat that many share. */
  namesHere(seatId: string): ReadonlySet<string> {
    return this.#audience.namesHere(seatId);
  }

  /** Closes all sockets of one holder of a seat that many share. */
  dropHolder(seatId: string, name: string): void {
    this.#audience.dropHolder(seatId, name);
    this.timekeeper.peopleChanged();
  }

  /** What stood in the place of these tokens is not known any more: everybody reads so at once, and nothing that is kept says it. */
  async forgotten(tokens: ReadonlySet<string>): Promise<void> {
    // Where the disk has failed meanwhile, the table is read anew from it, by the names that are left.
    if (!(await this.#ledger.ready())) return;
    while (this.#ledger.isWriting) await this.#ledger.settled();
    // From here on in one go: what is written and shown is what is on disk.
    this.#audience.showAnew(this.#ledger.state.snapshot, tokens);
    await this.#ledger.save();
  }

  /** Saves what makes the next opening fast, after all that is being written; from then on the table is nobody's. */
  async rest(atLast: () => Promise<void> = async () => undefined): Promise<void> {
    this.#stop();
    try {
      await this.#written();
      // Not waited for: a disk that does not say what it has written keeps nobody from leaving.
      if (!this.#ledger.isLost) void this.#ledger.recordTalk();
      await this.#written();
      const { isBroken, isLost } = this.#ledger;
      // Beside each other: players wait for the next server meanwhile.
      await both(
        isBroken ? undefined : this.#ledger.save(this.#audience.saveDocuments(), this.#names.count),
        isLost ? undefined : atLast(),
      );
    } finally {
      await this.#tenure.handOver();
    }
  }

  /** Others have what is here: nobody hears anything more, and nothing is saved. */
  giveUp(): void {
    this.#stop();
    this.#audience.sendAllAway(closeCodes.busy, words('The table cannot answer just now; come back in a moment.'));
  }

  /** Nothing is being written any more. */
  async #written(): Promise<void> {
    while (this.isWriting && !this.#ledger.isLost) {
      await this.#runner.rolled();
      await this.#ledger.rested();
      for (const plan of this.#plans.values()) await plan.settled();
    }
  }

  #stop(): void {
    this.timekeeper.stop();
    this.#audience.stop();
    this.#signer.stop();
    this.#runner.stop();
    this.#ledger.stop();
  }

  /** Somebody else has the table, or nobody can go on with it: whoever is here is sent away to ask anew, and nothing more is done. */
  #lost({ tell, whenLost }: Surroundings, damage?: Damaged): void {
    this.giveUp();
    tell(damage ? { kind: 'damaged', message: damage.message } : { kind: 'lost' });
    void this.#tenure.handOver();
    whenLost?.(this.table);
  }
}

const genesisDeed = (state: TableState, { game, surroundings }: RoomOptions, genesis: Genesis): Deed => ({
  seat: game.seats.find(({ kind }) => kind === 'host') ?? { id: 'host', kind: 'host' },
  id: surroundings.chance.newId('genesis'),
  name: CREATE_TABLE,
  args: { ...genesis },
  at: new Date(surroundings.clock.now()).toISOString(),
  outcome: runGenesis(state.snapshot, game, genesis),
});

const insistEmpty = ({ table, found }: Tenure): void => {
  if (found.length > 0) throw new Error(`table ${table} exists`);
};

/** Waits for both, also where one of them fails: nothing reads or writes of a table that was given back. */
const both = async <One, Other>(one: One | Promise<One>, other: Other | Promise<Other>): Promise<[One, Other]> => {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
};

const openPlans = async (
  { store, surroundings }: Pick<RoomOptions, 'store' | 'surroundings'>,
  { game, tenure }: Pick<LoadedTable, 'game' | 'tenure'>,
): Promise<ReadonlyMap<string, PlanChannel>> =>
  new Map(
    await Promise.all(
      game.sides.map(async (side) => {
        const name = `plan-${side}`;
        return [name, await PlanChannel.open({ name, store, tenure, surroundings })] as const;
      }),
    ),
  );
