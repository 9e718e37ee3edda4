import { type Refusal, type Seat, type SideId, words, told, type Words } from '@vexillum/model';
import {
  actionMessage,
  awarenessMessage,
  closeCodes,
  encodeJson,
  type Head,
  type HelloMessage,
  helloMessage,
  ledgerMessage,
  presenceMessage,
  queryAwarenessMessage,
  readJson,
  readType,
  type SignedHead,
  syncMessage,
} from '@vexillum/protocol';
import type { DocumentDesk } from './document-desk.ts';
import type { Pending } from './journal.ts';
import type { Peer } from './peer.ts';
import { PlanDesk } from './plan-desk.ts';
import { isPing, PingDesk } from './ping-desk.ts';
import { isOnline, onlineSeats, PresenceDesk } from './presence-desk.ts';
import { QuietWatch } from './quiet-watch.ts';
import type { Surroundings } from './surroundings.ts';
import { saveDocuments } from './table-desks.ts';

export interface AudienceOptions {
  readonly table: string;
  readonly sides: readonly string[];
  readonly desks: ReadonlyMap<string, DocumentDesk>;
  readonly plans: ReadonlyMap<string, PlanDesk>;
  readonly surroundings: Surroundings;
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
}

/** Everyone who has one of the table's documents open, and what they are told. */
export class Audience {
  readonly #options: AudienceOptions;
  readonly #public: DocumentDesk;
  readonly #presence: PresenceDesk;
  readonly #pings: PingDesk;
  readonly #quiet: QuietWatch;

  constructor(options: AudienceOptions) {
    const { desks, isOnBoard, ownerOf } = options;
    const { clock } = options.surroundings;
    const publicDesk = desks.get('public');
    if (!publicDesk) throw new Error('a table without a public document');
    this.#options = options;
    this.#public = publicDesk;
    this.#presence = new PresenceDesk({ readers: publicDesk.readers, clock, isOnBoard, ownerOf });
    this.#pings = new PingDesk(clock);
    this.#quiet = new QuietWatch([...desks.values()], clock);
  }

  get size(): number {
    let count = 0;
    for (const desk of this.#allDesks()) count += desk.readers.size;
    return count;
  }

  isOnline(seatId: string): boolean {
    return isOnline(this.#public.readers, seatId);
  }

  /** Milliseconds to this side's slowest browser and back, as it has told; 0 where none has. */
  delayOf(side: SideId): number {
    return this.#presence.delayOf(side);
  }

  isHere(peer: Peer): boolean {
    return this.#deskOf(peer.document)?.readers.has(peer) ?? false;
  }

  epochOf(document: string): string | undefined {
    return this.#deskOf(document)?.epoch;
  }

  /** The documents that this seat may open, with their epochs. */
  epochsFor(seat: Seat): Record<string, string> {
    const names = [...this.#options.desks.keys(), ...this.#options.plans.keys()];
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
    const desk = this.#deskOf(peer.document);
    if (!desk || !this.mayOpen(peer.seat, peer.document))
      return peer.close(closeCodes.notForYou, words('There is nothing here for you.'));
    if (epoch !== undefined && epoch !== desk.epoch)
      return peer.close(closeCodes.otherEpoch, words('That document has come to its end; take a fresh one.'));
    desk.readers.add(peer);
    if (peer.document === 'public' && peer.wantsEvents) this.#greet(peer);
    if (desk instanceof PlanDesk) desk.join(peer);
  }

  /** One whole message from a socket. Garbage closes it; nothing is thrown. */
  receive(peer: Peer, message: Uint8Array): void {
    const desk = this.#deskOf(peer.document);
    if (!desk?.readers.has(peer)) return;
    try {
      this.#hear(peer, desk, message);
    } catch {
      this.sendAway(peer, closeCodes.updateRefused, words('That message made no sense.'));
    }
  }

  leave(peer: Peer): void {
    const desk = this.#deskOf(peer.document);
    if (!desk?.readers.remove(peer)) return;
    if (peer.document !== 'public' || !peer.wantsEvents) return;
    this.#presence.leave(peer);
    this.#presence.announce(peer, isOnline(desk.readers, peer.seat.id));
  }

  sendAway(peer: Peer, code: Parameters<Peer['close']>[0], reason: Words): void {
    this.leave(peer);
    peer.close(code, reason);
  }

  /** Closes all sockets of a seat whose sessions were ended. */
  dropSeat(seatId: string): void {
    for (const desk of this.#allDesks())
      for (const peer of [...desk.readers])
        if (peer.seat.id === seatId)
          this.sendAway(peer, closeCodes.seatRevoked, words('This seat was given a new invitation.'));
  }

  /** Into the documents, then the entries. */
  show(batch: readonly Pending[], signed: SignedHead | undefined): void {
    const update = this.#public.change(batch.flatMap(publicLayers));
    const entries = encodeJson(ledgerMessage, ledgerText(batch.map(({ text }) => text).join(','), signed));
    this.#showPublic(update, entries);
    this.#closeLent();
    for (const side of this.#options.sides) this.#showSide(side, batch);
    for (const { line, changes } of batch)
      if (line && changes.public?.pose) this.#presence.landed(line.seat, new Set(Object.keys(changes.public.pose)));
    this.#quiet.stirred();
  }

  /** A signature that nothing carried along. */
  tellSigned(signed: SignedHead): void {
    const message = [encodeJson(ledgerMessage, ledgerText('', signed))];
    this.#public.readers.send((peer) => (peer.wantsEvents ? message : undefined));
  }

  /** Tells everyone what those were told whose actions could not be written. */
  notify(refusal: Refusal): void {
    const notice = [encodeJson(actionMessage, JSON.stringify({ notice: told(refusal) }))];
    this.#public.readers.send((peer) => (peer.wantsEvents ? notice : undefined));
  }

  /** No more tidying up. */
  stop(): void {
    this.#quiet.stop();
  }

  saveDocuments(): ReturnType<typeof saveDocuments> {
    return saveDocuments(this.#options.desks);
  }

  #deskOf(document: string): DocumentDesk | PlanDesk | undefined {
    return this.#options.desks.get(document) ?? this.#options.plans.get(document);
  }

  *#allDesks(): Iterable<DocumentDesk | PlanDesk> {
    yield* this.#options.desks.values();
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
      },
    };
    peer.send([encodeJson(helloMessage, JSON.stringify(hello))]);
    this.#presence.announce(peer, true);
  }

  #hear(peer: Peer, desk: DocumentDesk | PlanDesk, message: Uint8Array): void {
    const { type, decoder } = readType(message);
    if (type === syncMessage) desk.receive(peer, decoder);
    else if (type === awarenessMessage || type === queryAwarenessMessage) return;
    else if (peer.document !== 'public' || !peer.wantsEvents) throw new Error('not on this socket');
    else if (type === actionMessage) this.#heardAction(peer, readJson(decoder));
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

  /** What an umpire read is closed to them as soon as somebody plays who has not accepted them. */
  #closeLent(): void {
    for (const desk of this.#allDesks())
      if (desk !== this.#public)
        for (const peer of [...desk.readers])
          if (peer.seat.kind === 'umpire' && !this.mayOpen(peer.seat, peer.document))
            this.sendAway(peer, closeCodes.notForYou, words('Not everybody who plays has accepted the umpire.'));
  }

  #showSide(side: string, batch: readonly Pending[]): void {
    const told = batch.filter(({ changes }) => changes.sides?.[side]);
    const last = told.at(-1);
    if (!last) return;
    const desk = this.#options.desks.get(`side-${side}`);
    const update = desk?.change(
      told.flatMap(({ changes }) => changes.sides?.[side] ?? []),
      { seq: last.head.seq },
    );
    if (!update) return;
    const messages = [update];
    desk?.readers.send((_peer, isSynced) => (isSynced ? messages : undefined));
  }
}

const ledgerText = (entries: string, signed: SignedHead | undefined): string =>
  `{"ledger":[${entries}]${signed ? `,"signed":${JSON.stringify(signed)}` : ''}}`;

/** What everyone's document takes up of an entry. Its line of the log goes along: written apart it would cost each reader a message. */
const publicLayers = ({ changes, line }: Pending) => [
  ...(changes.public ? [changes.public] : []),
  ...(line ? [{ log: { [line.seq]: [null, line] as const } }] : []),
];
