import {
  mentions,
  type Refusal,
  type Seat,
  type SideId,
  type Snapshot,
  words,
  told,
  type Words,
} from '@vexillum/model';
import {
  actionMessage,
  awarenessMessage,
  closeCodes,
  encodeJson,
  type Head,
  type HelloMessage,
  helloMessage,
  ledgerMessage,
  linkMessage,
  presenceMessage,
  queryAwarenessMessage,
  readJson,
  readType,
  type SignedHead,
  syncMessage,
} from '@vexillum/protocol';
import type { DocumentChannel } from './document-channel.ts';
import type { Pending } from './journal.ts';
import type { Peer } from './peer.ts';
import { ownMoment } from './own-moment.ts';
import { PlanChannel } from './plan-channel.ts';
import { isPing, PingChannel } from './ping-channel.ts';
import { isOnline, onlineSeats, PresenceChannel } from './presence-channel.ts';
import { QuietWatch } from './quiet-watch.ts';
import type { TalkLine } from './side-talk.ts';
import type { Surroundings } from './surroundings.ts';
import { saveDocuments } from './table-documents.ts';
import type { TableNames } from './table-names.ts';

export interface AudienceOptions {
  readonly table: string;
  readonly sides: readonly string[];
  readonly documents: ReadonlyMap<string, DocumentChannel>;
  readonly plans: ReadonlyMap<string, PlanChannel>;
  readonly surroundings: Surroundings;
  /** The documents say what people are called. */
  readonly names: TableNames;
  readonly head: () => Head;
  /** The newest head that was signed. */
  readonly signed: () => SignedHead | undefined;
  /** The sides whose secrets this seat may read now. */
  readonly sidesReadBy: (seat: Seat) => readonly SideId[];
  readonly isOnBoard: (pieceId: string) => boolean;
  /** The side that alone may move a piece on the board, if there is one. */
  readonly ownerOf: (pieceId: string) => SideId | undefined;
  /** Somebody asks for an action on their socket: the unchecked payload of message 101. */
  readonly asked: (peer: Peer, payload: unknown) => void;
  /** A device says which link it gives for another's roll: the unchecked payload of message 104. */
  readonly linked: (peer: Peer, payload: unknown) => void;
  /** A socket that hears everything has gone. */
  readonly left: (peer: Peer) => void;
}

/** Everyone who has one of the table's documents open, and what they are told. */
export class Audience {
  readonly #options: AudienceOptions;
  readonly #public: DocumentChannel;
  readonly #presence: PresenceChannel;
  readonly #pings: PingChannel;
  /** Of each document by itself: when a side talks is not to be seen by what becomes of others' documents. */
  readonly #quiet: ReadonlyMap<string, QuietWatch>;

  constructor(options: AudienceOptions) {
    const { documents, isOnBoard, ownerOf } = options;
    const { clock } = options.surroundings;
    const moment = ownMoment(options.table);
    const publicChannel = documents.get('public');
    if (!publicChannel) throw new Error('a table without a public document');
    this.#options = options;
    this.#public = publicChannel;
    this.#presence = new PresenceChannel({ readers: publicChannel.readers, clock, isOnBoard, ownerOf });
    this.#pings = new PingChannel(clock);
    this.#quiet = new Map([...documents].map(([name, channel]) => [name, new QuietWatch(channel, clock, moment)]));
  }

  get size(): number {
    let count = 0;
    for (const channel of this.#allChannels()) count += channel.readers.size;
    return count;
  }

  isOnline(seatId: string): boolean {
    return isOnline(this.#public.readers, seatId);
  }

  /** The sockets of a seat that hear everything. */
  hearersOf(seatId: string): readonly Peer[] {
    return [...this.#public.readers].filter(({ seat, wantsEvents }) => wantsEvents && seat.id === seatId);
  }

  /** Milliseconds to this side's slowest browser and back, as it has told; 0 where none has. */
  delayOf(side: SideId): number {
    return this.#presence.delayOf(side);
  }

  isHere(peer: Peer): boolean {
    return this.#channelOf(peer.document)?.readers.has(peer) ?? false;
  }

  epochOf(document: string): string | undefined {
    return this.#channelOf(document)?.epoch;
  }

  /** The documents that this seat may open, with their epochs. */
  epochsFor(seat: Seat): Record<string, string> {
    const names = [...this.#options.documents.keys(), ...this.#options.plans.keys()];
    return Object.fromEntries(
      names.filter((name) => this.mayOpen(seat, name)).map((name) => [name, this.epochOf(name) ?? '']),
    );
  }

  /** False for unknown documents too: nobody learns which exist. */
  mayOpen(seat: Seat, document: string): boolean {
    if (document === 'public') return true;
    return this.#options.sidesReadBy(seat).some((side) => document === `side-${side}` || document === `plan-${side}`);
  }

  /** Says hello; or sends the socket away when it comes with a document of another epoch. */
  join(peer: Peer, epoch: string | undefined): void {
    const channel = this.#channelOf(peer.document);
    if (!channel || !this.mayOpen(peer.seat, peer.document))
      return peer.close(closeCodes.notForYou, words('There is nothing here for you.'));
    if (epoch !== undefined && epoch !== channel.epoch)
      return peer.close(closeCodes.otherEpoch, words('That document has come to its end; take a fresh one.'));
    channel.readers.add(peer);
    if (peer.document === 'public' && peer.wantsEvents) this.#greet(peer);
    if (channel instanceof PlanChannel) channel.join(peer);
  }

  /** One whole message from a socket. Garbage closes it; nothing is thrown. */
  receive(peer: Peer, message: Uint8Array): void {
    const channel = this.#channelOf(peer.document);
    if (!channel?.readers.has(peer)) return;
    try {
      this.#hear(peer, channel, message);
    } catch {
      this.sendAway(peer, closeCodes.updateRefused, words('That message made no sense.'));
    }
  }

  leave(peer: Peer): void {
    const channel = this.#channelOf(peer.document);
    if (!channel?.readers.remove(peer)) return;
    if (peer.document !== 'public' || !peer.wantsEvents) return;
    this.#presence.leave(peer);
    this.#options.left(peer);
    this.#presence.announce(peer, isOnline(channel.readers, peer.seat.id));
  }

  sendAway(peer: Peer, code: Parameters<Peer['close']>[0], reason: Words): void {
    this.leave(peer);
    peer.close(code, reason);
  }

  /** Closes all sockets of a seat whose sessions were ended. */
  dropSeat(seatId: string): void {
    for (const channel of this.#allChannels())
      for (const peer of [...channel.readers])
        if (peer.seat.id === seatId)
          this.sendAway(peer, closeCodes.seatRevoked, words('This seat was given a new invitation.'));
  }

  /** The names by which somebody is connected from a seat: those who watch share one. */
  namesHere(seatId: string): ReadonlySet<string> {
    return new Set([...this.#public.readers].filter(({ seat }) => seat.id === seatId).map(({ name }) => name));
  }

  /** Closes all sockets of one holder of a seat that many share. */
  dropHolder(seatId: string, name: string): void {
    for (const channel of this.#allChannels())
      for (const peer of [...channel.readers])
        if (peer.seat.id === seatId && peer.name === name)
          this.sendAway(peer, closeCodes.seatRevoked, words('Whoever leads this table has sent you away from it.'));
  }

  sendAllAway(code: Parameters<Peer['close']>[0], reason: Words): void {
    for (const channel of this.#allChannels()) channel.readers.dismissAll(code, reason);
  }

  /** Into the documents, then the entries. */
  show(batch: readonly Pending[], signed: SignedHead | undefined): void {
    const { shown } = this.#options.names;
    // Lines of the log go along: written apart they would cost each reader a message.
    const update = this.#public.change(shown(batch.flatMap(({ changes }) => changes.public ?? [])), {
      lines: shown(batch.flatMap(({ line }) => line ?? [])),
    });
    const entries = encodeJson(ledgerMessage, ledgerText(batch.map(({ text }) => text).join(','), signed));
    this.#showPublic(update, entries);
    this.#closeLent();
    for (const side of this.#options.sides) this.#showSide(side, batch);
    for (const { line, changes } of batch)
      if (line && changes.public?.pose) this.#presence.landed(line.seat, new Set(Object.keys(changes.public.pose)));
    this.#quiet.get('public')?.stirred();
  }

  /** What was said within sides, into their documents. */
  tellSides(lines: readonly TalkLine[]): void {
    for (const [document, channel] of this.#options.documents) {
      const told = lines.filter(({ side }) => document === `side-${side}`);
      if (told.length === 0) continue;
      const update = channel.change(
        this.#options.names.shown(told.map(({ chat, said }) => ({ chat: { [chat]: [null, said] as const } }))),
      );
      this.#sendTo(channel, update);
    }
  }

  /** Writes those records again that say who somebody is: they are to be read otherwise now. */
  showAnew(snapshot: Snapshot, tokens: ReadonlySet<string>): void {
    for (const [name, channel] of this.#options.documents) {
      const records = name === 'public' ? snapshot.public : snapshot.sides[name.slice('side-'.length)];
      const update = channel.change([this.#options.names.shown(recordsWith(records ?? {}, tokens))]);
      if (update) channel.readers.send((_peer, isSynced) => (isSynced ? [update] : undefined));
    }
  }

  /** A signature that nothing carried along. */
  tellSigned(signed: SignedHead): void {
    const message = [encodeJson(ledgerMessage, ledgerText('', signed))];
    this.#public.readers.send((peer) => (peer.wantsEvents ? message : undefined));
  }

  /** Tells everyone something that nobody has asked: what those were told whose actions could not be written, or that the record is nearly full. */
  notify(said: Pick<Refusal, 'code' | 'words'>): void {
    const notice = [encodeJson(actionMessage, JSON.stringify({ notice: told(said) }))];
    this.#public.readers.send((peer) => (peer.wantsEvents ? notice : undefined));
  }

  /** No more tidying up. */
  stop(): void {
    for (const watch of this.#quiet.values()) watch.stop();
  }

  saveDocuments(): ReturnType<typeof saveDocuments> {
    return saveDocuments(this.#options.documents);
  }

  #channelOf(document: string): DocumentChannel | PlanChannel | undefined {
    return this.#options.documents.get(document) ?? this.#options.plans.get(document);
  }

  *#allChannels(): Iterable<DocumentChannel | PlanChannel> {
    yield* this.#options.documents.values();
    yield* this.#options.plans.values();
  }

  #greet(peer: Peer): void {
    const { table, head, signed: signedHead, surroundings } = this.#options;
    const signed = signedHead();
    const hello: HelloMessage = {
      hello: {
        table,
        epochs: this.epochsFor(peer.seat),
        seat: peer.seat.id,
        head: head(),
        ...(signed ? { signed } : {}),
        now: new Date(surroundings.clock.now()).toISOString(),
        online: onlineSeats(this.#public.readers),
        ...(surroundings.version === undefined ? {} : { version: surroundings.version }),
        ...(surroundings.build === undefined ? {} : { build: surroundings.build }),
      },
    };
    peer.send([encodeJson(helloMessage, JSON.stringify(hello))]);
    this.#presence.announce(peer, true);
  }

  #hear(peer: Peer, channel: DocumentChannel | PlanChannel, message: Uint8Array): void {
    const { type, decoder } = readType(message);
    if (type === syncMessage) channel.receive(peer, decoder);
    else if (type === awarenessMessage || type === queryAwarenessMessage) return;
    else if (peer.document !== 'public' || !peer.wantsEvents) throw new Error('not on this socket');
    else if (type === actionMessage) this.#heardAction(peer, readJson(decoder));
    else if (type === linkMessage) this.#options.linked(peer, readJson(decoder));
    else if (type === presenceMessage) this.#presence.receive(peer, readJson(decoder), message.length);
    else throw new Error('no such message');
  }

  #heardAction(peer: Peer, payload: unknown): void {
    if (isPing(payload)) this.#pings.receive(peer, payload);
    else this.#options.asked(peer, payload);
  }

  #showPublic(update: Uint8Array | undefined, entries: Uint8Array): void {
    const both = update ? [update, entries] : [entries];
    const updateOnly = update ? [update] : [];
    const entriesOnly = [entries];
    this.#public.readers.send((peer, isSynced) => {
      if (!isSynced) return peer.wantsEvents ? entriesOnly : undefined;
      return peer.wantsEvents ? both : updateOnly;
    });
  }

  /** What an umpire read is closed to them as soon as somebody plays who has not accepted them; and a seat's own secrets, when it is about to get a new link. */
  #closeLent(): void {
    for (const channel of this.#allChannels())
      if (channel !== this.#public)
        for (const peer of [...channel.readers])
          if (!this.mayOpen(peer.seat, peer.document))
            this.sendAway(
              peer,
              closeCodes.notForYou,
              peer.seat.kind === 'umpire'
                ? words('Not everybody who plays has accepted the umpire.')
                : words('This seat is about to get a new link and reads no secrets until then.'),
            );
  }

  #showSide(side: string, batch: readonly Pending[]): void {
    const told = batch.filter(({ changes }) => changes.sides?.[side]);
    const last = told.at(-1);
    if (!last) return;
    const channel = this.#options.documents.get(`side-${side}`);
    if (!channel) return;
    const update = channel.change(
      this.#options.names.shown(told.flatMap(({ changes }) => changes.sides?.[side] ?? [])),
      { seq: last.head.seq },
    );
    this.#sendTo(channel, update);
  }

  #sendTo(channel: DocumentChannel, update: Uint8Array | undefined): void {
    if (!update) return;
    const messages = [update];
    channel.readers.send((_peer, isSynced) => (isSynced ? messages : undefined));
    this.#quiet.get(channel.name)?.stirred();
  }
}

const ledgerText = (entries: string, signed: SignedHead | undefined): string =>
  `{"ledger":[${entries}]${signed ? `,"signed":${JSON.stringify(signed)}` : ''}}`;

/** The records in which one of these tokens stands, as changes. */
const recordsWith = (kinds: object, tokens: ReadonlySet<string>) =>
  Object.fromEntries(
    Object.entries<ReadonlyMap<string, unknown>>({ ...kinds }).map(([kind, records]) => [
      kind,
      Object.fromEntries(
        [...records].flatMap(([id, record]) => (mentions(record, tokens) ? [[id, [null, record] as const]] : [])),
      ),
    ]),
  );
