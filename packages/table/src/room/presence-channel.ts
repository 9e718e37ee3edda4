import { isPlayer, type Pose, type SideId } from '@vexillum/model';
import {
  encodeJson,
  PRESENCE_BYTES,
  PRESENCE_PER_SECOND,
  type Presence,
  presenceMessage,
  isOnlyDelay,
  readPresence,
  sidePresenceKeys,
} from '@vexillum/protocol';
import { type GraspKey, graspKey, Grasps, pieceOf } from './grasps.ts';
import { type Peer, SKIP_PRESENCE_ABOVE } from './peer.ts';
import { PeerPace } from './peer-pace.ts';
import type { Readers } from './readers.ts';
import type { Clock } from './surroundings.ts';

/** Said to everyone, whatever the sender has in hand. */
const tableKeys = ['ping', 'look', 'gather', 'delay'] as const;
/** These tell as much as the drag itself. */
const handKeys = ['cursor', 'laser'] as const;

type Draft = { -readonly [K in keyof Presence]: Presence[K] };
type Drag = { readonly [id: string]: Pose };

export interface PresenceChannelOptions {
  readonly readers: Readers;
  readonly clock: Clock;
  readonly isOnBoard: (pieceId: string) => boolean;
  /** The side that alone may move a piece on the board, if there is one. */
  readonly ownerOf: (pieceId: string) => SideId | undefined;
}

/** Passes fleeting things on, checked and stamped with who they are from, to those who may know them. */
export class PresenceChannel {
  readonly #readers: Readers;
  readonly #isOnBoard: (pieceId: string) => boolean;
  readonly #pace: PeerPace;
  readonly #grasps: Grasps;
  /** Those who carry something that the table must not see. */
  readonly #carriers = new WeakSet<Peer>();
  /** Those whose last drag the table has seen. */
  readonly #seen = new WeakSet<Peer>();

  /** What each browser has said of its way to here and back. */
  readonly #delays = new WeakMap<Peer, number>();

  constructor({ readers, clock, isOnBoard, ownerOf }: PresenceChannelOptions) {
    this.#readers = readers;
    this.#isOnBoard = isOnBoard;
    this.#pace = new PeerPace(clock, PRESENCE_PER_SECOND);
    this.#grasps = new Grasps(clock, ownerOf);
  }

  /** Somebody came or went: everyone hears it. */
  announce(peer: Peer, online: boolean): void {
    this.#pass(peer, { online }, {});
  }

  leave(peer: Peer): void {
    this.#grasps.forget(peer);
  }

  /** An action of this seat has moved these pieces. */
  landed(seatId: string, ids: ReadonlySet<string>): void {
    this.#grasps.landed(seatId, ids);
  }

  /** The longest of a side's browsers, in milliseconds: any of them may be the one that moves. */
  delayOf(side: SideId): number {
    let longest = 0;
    for (const peer of this.#readers)
      if (peer.seat.side === side) longest = Math.max(longest, this.#delays.get(peer) ?? 0);
    return longest;
  }

  receive(peer: Peer, payload: unknown, bytes: number): void {
    const said = (payload as { presence?: unknown } | null)?.presence;
    if (peer.seat.kind === 'spectator' || typeof said !== 'object' || said === null || Array.isArray(said)) return;
    const read = bytes > PRESENCE_BYTES || this.#pace.isTooFast(peer) ? {} : readPresence(said);
    // A drag that is not passed on may be of anything, so until the next one the sender counts as carrying something hidden.
    if (read.drag === undefined && ((said as Presence).drag ?? null) !== null) this.#carriers.add(peer);
    if (read.delay !== undefined) this.#delays.set(peer, read.delay);
    if (!isOnlyDelay(read)) this.#grasps.heard(peer);
    this.#split(peer, read);
  }

  /** Which part everyone may know, and which only the sender's own side. */
  #split(peer: Peer, said: Presence): void {
    const forTable: Draft = {};
    const forSide: Draft = {};
    if (said.drag !== undefined) this.#splitDrag(peer, said.drag, forTable, forSide);
    if (said.price !== undefined) this.#splitPrice(peer, said, forTable, forSide);
    const isHidden = this.#carriers.has(peer);
    const isShown = said.show === true && !isHidden && !this.#isAboutReserve(said);
    copy(tableKeys, said, forTable);
    copy(handKeys, said, isHidden ? forSide : forTable);
    copy(sidePresenceKeys, said, isShown ? forTable : forSide);
    this.#pass(peer, forTable, forSide);
  }

  /** A stand in reserve betrays itself by being carried about: its drag stays with its side. What is in another hand is left out. */
  #splitDrag(peer: Peer, drag: Drag | null, forTable: Draft, forSide: Draft): void {
    const ids = Object.keys(drag ?? {});
    if (ids.every(this.#isOnBoard)) this.#carriers.delete(peer);
    else this.#carriers.add(peer);
    const kept = this.#graspedOf(peer, ids);
    const seen = kept.filter(this.#isOnBoard);
    if (seen.length > 0) forTable.drag = pick(drag, seen);
    else if (this.#seen.has(peer)) forTable.drag = null;
    if (seen.length < kept.length) forSide.drag = pick(drag, kept);
    else if (seen.length === 0) forSide.drag = null;
    if (seen.length > 0) this.#seen.add(peer);
    else this.#seen.delete(peer);
  }

  /** The price goes where the drag goes; of a handful with something hidden in it the table hears none. */
  #splitPrice(peer: Peer, said: Presence, forTable: Draft, forSide: Draft): void {
    const price = said.price ?? null;
    const isTold = this.#seen.has(peer) && !this.#carriers.has(peer);
    if (isTold) forTable.price = price;
    else forSide.price = price;
    // What it has heard before is no longer so.
    if (!isTold && forTable.drag !== undefined) forTable.price = null;
  }

  /** Takes what it can get, and is told who has the rest. */
  #graspedOf(peer: Peer, ids: readonly string[]): string[] {
    const { side } = peer.seat;
    const keys = ids.flatMap((id): GraspKey[] => {
      if (this.#isOnBoard(id)) return [graspKey(id)];
      return side === undefined ? [] : [graspKey(id, side)];
    });
    const { kept, taken } = this.#grasps.grasp(peer, keys);
    if (peer.buffered < SKIP_PRESENCE_ABOVE)
      for (const [holder, lost] of taken) peer.send([presenceFrom(holder, { taken: lost.map(pieceOf) })]);
    return [...kept].map(pieceOf);
  }

  #isAboutReserve({ selection = [], hover }: Presence): boolean {
    return !selection.every(this.#isOnBoard) || (typeof hover === 'string' && !this.#isOnBoard(hover));
  }

  /** The own side hears both parts at once, so that nothing seems to leave a hand in between. */
  #pass(from: Peer, forTable: Presence, forSide: Presence): void {
    const { side } = from.seat;
    const others = isEmpty(forTable) ? undefined : [presenceFrom(from, forTable)];
    const mates = isEmpty(forSide) ? others : [presenceFrom(from, { ...forTable, ...forSide })];
    for (const peer of this.#readers) {
      const messages = side !== undefined && peer.seat.side === side ? mates : others;
      if (messages && peer !== from && peer.wantsEvents && peer.buffered < SKIP_PRESENCE_ABOVE) peer.send(messages);
    }
  }
}

const presenceFrom = ({ seat, id }: Peer, presence: Presence): Uint8Array =>
  encodeJson(presenceMessage, JSON.stringify({ presence: { ...presence, seat: seat.id, from: id } }));

const isEmpty = (presence: Presence): boolean => Object.keys(presence).length === 0;

const copy = (keys: readonly (keyof Presence)[], from: Presence, to: Draft): void => {
  for (const key of keys) if (from[key] !== undefined) Object.assign(to, { [key]: from[key] });
};

const pick = (drag: Drag | null, ids: readonly string[]): Drag =>
  Object.fromEntries(ids.flatMap((id) => (drag?.[id] ? [[id, drag[id]]] : [])));

/** Whether anyone of this seat is still connected. */
export const isOnline = (readers: Readers, seatId: string): boolean => {
  for (const peer of readers) if (peer.seat.id === seatId) return true;
  return false;
};

/** Players are told apart from watchers in the list of who is here. */
export const onlineSeats = (readers: Readers): string[] => {
  const seats = new Set<string>();
  for (const peer of readers) if (peer.wantsEvents || isPlayer(peer.seat)) seats.add(peer.seat.id);
  return [...seats];
};
