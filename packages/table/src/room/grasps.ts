import type { SideId } from '@vexillum/model';
import { GRASP_LASTS } from '@vexillum/protocol';
import type { Peer } from './peer.ts';
import type { Clock } from './surroundings.ts';

/** A piece on the board by its id; a hidden one by its side too, so that hands of two sides never meet on it. */
export type GraspKey = string;

export const graspKey = (id: string, hiddenBy?: SideId): GraspKey =>
  hiddenBy === undefined ? id : `${hiddenBy}/${id}`;
export const pieceOf = (key: GraspKey): string => key.slice(key.indexOf('/') + 1);

interface Hand {
  readonly heardAt: number;
  /** What it reached for in vain, and who had it: said once, not with every step of the hand. */
  readonly told: ReadonlyMap<GraspKey, Peer>;
}

/** What a hand got of what it reached for. */
export interface Grasped {
  readonly kept: ReadonlySet<GraspKey>;
  /** By who has it: what the hand has not been told yet. */
  readonly taken: ReadonlyMap<Peer, readonly GraspKey[]>;
}

/**
 * Which hand has which piece, as far as presence tells: the first one keeps it while it is heard of. Soft: no action is ever asked
 * whether somebody holds the piece.
 */
export class Grasps {
  readonly #clock: Clock;
  readonly #ownerOf: (id: string) => SideId | undefined;
  readonly #holders = new Map<GraspKey, Peer>();
  readonly #hands = new WeakMap<Peer, Hand>();

  constructor(clock: Clock, ownerOf: (id: string) => SideId | undefined) {
    this.#clock = clock;
    this.#ownerOf = ownerOf;
  }

  /** Any word of it keeps a hand from being idle. */
  heard(peer: Peer): void {
    this.#hands.set(peer, { told: this.#hands.get(peer)?.told ?? new Map(), heardAt: this.#clock.now() });
  }

  /** The hand names all that it holds now; what it does not name it has let go. */
  grasp(peer: Peer, keys: readonly GraspKey[]): Grasped {
    const foreign = new Map(keys.flatMap((key) => this.#otherHolder(key, peer)));
    const kept = new Set(keys.filter((key) => !foreign.has(key)));
    this.#release(peer, (key) => !kept.has(key));
    for (const key of kept) this.#holders.set(key, peer);
    const told = this.#hands.get(peer)?.told;
    this.#hands.set(peer, { heardAt: this.#clock.now(), told: foreign });
    const taken = new Map<Peer, GraspKey[]>();
    for (const [key, holder] of foreign)
      if (told?.get(key) !== holder) taken.set(holder, [...(taken.get(holder) ?? []), key]);
    return { kept, taken };
  }

  /** An action of this seat has moved these pieces: they have left its hand. */
  landed(seatId: string, ids: ReadonlySet<string>): void {
    for (const [key, holder] of this.#holders)
      if (holder.seat.id === seatId && ids.has(pieceOf(key))) this.#holders.delete(key);
  }

  /** The connection is gone, and its hand with it. */
  forget(peer: Peer): void {
    this.#release(peer, () => true);
    this.#hands.delete(peer);
  }

  #release(peer: Peer, isLetGo: (key: GraspKey) => boolean): void {
    for (const [key, holder] of this.#holders) if (holder === peer && isLetGo(key)) this.#holders.delete(key);
  }

  #otherHolder(key: GraspKey, peer: Peer): [GraspKey, Peer][] {
    const holder = this.#holders.get(key);
    return holder && this.#keepsFrom(holder, peer, key) ? [[key, holder]] : [];
  }

  #keepsFrom(holder: Peer, peer: Peer, key: GraspKey): boolean {
    // Two devices of one seat are one player, who knows what they are doing.
    if (holder.seat.id === peer.seat.id || this.#isIdle(holder)) return false;
    // Otherwise a side could be kept from its own pieces by an opponent who only pretends to move them.
    const owner = this.#ownerOf(key);
    return owner === undefined || owner !== peer.seat.side || owner === holder.seat.side;
  }

  #isIdle(peer: Peer): boolean {
    return this.#clock.now() - (this.#hands.get(peer)?.heardAt ?? 0) >= GRASP_LASTS;
  }
}
