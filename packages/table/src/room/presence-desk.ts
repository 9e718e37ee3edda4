import { isPlayer } from '@vexillum/model';
import {
  encodeJson,
  PRESENCE_BYTES,
  PRESENCE_PER_SECOND,
  type Presence,
  presenceMessage,
  sidePresenceKeys,
} from '@vexillum/protocol';
import { type Peer, SKIP_PRESENCE_ABOVE } from './peer.ts';
import type { Readers } from './readers.ts';
import type { Clock } from './surroundings.ts';

const tableKeys = ['cursor', 'drag', 'ping', 'look'] as const;

/** Passes fleeting things on, stamped with who they are from, to those who may know them. */
export class PresenceDesk {
  readonly #readers: Readers;
  readonly #clock: Clock;
  readonly #isOnBoard: (standId: string) => boolean;
  /** Those who carry a stand that the table must not see. */
  readonly #carriers = new WeakSet<Peer>();
  readonly #sent = new WeakMap<Peer, { since: number; count: number }>();

  constructor(readers: Readers, clock: Clock, isOnBoard: (standId: string) => boolean) {
    this.#readers = readers;
    this.#clock = clock;
    this.#isOnBoard = isOnBoard;
  }

  /** Somebody came or went: everyone hears it. */
  announce(peer: Peer, online: boolean): void {
    this.#pass(peer, { online }, () => true);
  }

  receive(peer: Peer, payload: unknown, bytes: number): void {
    if (peer.seat.kind === 'spectator' || bytes > PRESENCE_BYTES || this.#isTooFast(peer)) return;
    const said = (payload as { presence?: unknown } | null)?.presence;
    if (typeof said !== 'object' || said === null || Array.isArray(said)) return;
    const { forTable, forSide } = this.#split(peer, said as Record<string, unknown>);
    if (forTable) this.#pass(peer, forTable, () => true);
    if (forSide && peer.seat.side !== undefined)
      this.#pass(peer, forSide, (other) => other.seat.side === peer.seat.side);
  }

  /** Which part everyone may know, and which only the sender's own side. */
  #split(peer: Peer, said: Record<string, unknown>): { forTable?: Presence; forSide?: Presence } {
    const forTable: Record<string, unknown> = {};
    const forSide: Record<string, unknown> = {};
    for (const key of tableKeys) if (Object.hasOwn(said, key)) forTable[key] = said[key];
    for (const key of sidePresenceKeys)
      if (Object.hasOwn(said, key)) (said['show'] === true ? forTable : forSide)[key] = said[key];
    if (Object.hasOwn(forTable, 'drag')) this.#splitDrag(peer, forTable, forSide);
    // The cursor over a hidden drag tells as much as the drag does.
    if (this.#carriers.has(peer)) move('cursor', forTable, forSide);
    if (said['show'] === true && this.#isAboutReserve(forTable))
      for (const key of sidePresenceKeys) move(key, forTable, forSide);
    return {
      ...(Object.keys(forTable).length > 0 ? { forTable: forTable as Presence } : {}),
      ...(Object.keys(forSide).length > 0 ? { forSide: forSide as Presence } : {}),
    };
  }

  /** A stand in reserve betrays itself by being carried about: its drag stays with its side. */
  #splitDrag(peer: Peer, forTable: Record<string, unknown>, forSide: Record<string, unknown>): void {
    const drag = forTable['drag'];
    this.#carriers.delete(peer);
    if (typeof drag !== 'object' || drag === null) return;
    const onBoard = Object.entries(drag).filter(([id]) => this.#isOnBoard(id));
    const hidden = Object.entries(drag).filter(([id]) => !this.#isOnBoard(id));
    if (hidden.length === 0) return;
    this.#carriers.add(peer);
    forSide['drag'] = Object.fromEntries([...onBoard, ...hidden]);
    if (onBoard.length > 0) forTable['drag'] = Object.fromEntries(onBoard);
    else delete forTable['drag'];
  }

  #isAboutReserve(said: Record<string, unknown>): boolean {
    const ids = [...(Array.isArray(said['selection']) ? said['selection'] : []), said['hover']];
    return ids.some((id) => typeof id === 'string' && !this.#isOnBoard(id));
  }

  #isTooFast(peer: Peer): boolean {
    const now = this.#clock.now();
    const sent = this.#sent.get(peer);
    if (!sent || now - sent.since >= 1000) {
      this.#sent.set(peer, { since: now, count: 1 });
      return false;
    }
    return ++sent.count > PRESENCE_PER_SECOND;
  }

  #pass(from: Peer, presence: Presence, mayHear: (peer: Peer) => boolean): void {
    const stamped = { presence: { ...presence, seat: from.seat.id, from: from.id } };
    const messages = [encodeJson(presenceMessage, JSON.stringify(stamped))];
    for (const peer of this.#readers)
      if (peer !== from && peer.wantsEvents && peer.buffered < SKIP_PRESENCE_ABOVE && mayHear(peer))
        peer.send(messages);
  }
}

const move = (key: string, from: Record<string, unknown>, to: Record<string, unknown>) => {
  if (!Object.hasOwn(from, key)) return;
  to[key] = from[key];
  delete from[key];
};

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
