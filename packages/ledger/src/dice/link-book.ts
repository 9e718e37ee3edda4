import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { type Words, words } from '@vexillum/model';
import { CHAIN_LENGTH } from './dice-chain.ts';
import type { LinkAnchor } from './link-anchor.ts';
import type { GivenLink } from './opposite.ts';

/** Whose link a roll is to have. */
export interface Giver {
  readonly seat: string;
  readonly key: string;
}

/** A roll by its seat, its seat's chain and its number in it. */
export interface RollPlace {
  readonly seat: string;
  readonly c: number;
  readonly k: number;
}

interface Announced extends Giver {
  /** The entry that said so. */
  readonly seq: number;
  readonly anchor: string;
  /** The seat's last roll by then: links up to there can serve none. */
  readonly from: number;
}

/** The last link that a device gave for a seat; number 0 is the anchor. */
interface Given {
  readonly k: number;
  readonly link: string;
}

type Lists = readonly (readonly [chain: string, announced: readonly Announced[]])[];

export interface SavedLinks {
  readonly announced: Lists;
  readonly given: readonly (readonly [chain: string, given: Given])[];
}

type SideOf = (seat: string) => string | undefined;

const chainOf = ({ seat, c }: Pick<RollPlace, 'seat' | 'c'>): string => `${c} ${seat}`;

/**
 * Which device gives the link for a roll, and whether a link is its own. For each seat there is one at a time: the device of another side that
 * announced last. The roller says up to where they had read the ledger, so neither a server nor an opponent picks a device once the
 * action's id is known; and the link's number is the roll's, so neither picks a link.
 */
export class LinkBook {
  readonly #sideOf: SideOf;
  readonly #announced: Map<string, readonly Announced[]>;
  readonly #given: Map<string, Given>;
  #unused = 0;

  constructor(sideOf: SideOf, { announced = [], given = [] }: Partial<SavedLinks> = {}) {
    this.#sideOf = sideOf;
    this.#announced = new Map(announced);
    this.#given = new Map(given);
  }

  /** Links that are known by now and served no roll. */
  get unused(): number {
    return this.#unused;
  }

  /** A device says where its links begin. `lastRollOf`: the number of a seat's last roll in a chain. */
  announce(
    giver: Giver & { readonly seq: number },
    links: readonly LinkAnchor[],
    lastRollOf: (roll: Pick<RollPlace, 'seat' | 'c'>) => number,
  ): void {
    const side = this.#sideOf(giver.seat);
    for (const { seat, c, anchor } of links) {
      const rollers = this.#sideOf(seat);
      if (side === undefined || rollers === undefined || side === rollers) continue;
      const chain = chainOf({ seat, c });
      const one = { seat: giver.seat, key: giver.key, seq: giver.seq, anchor, from: lastRollOf({ seat, c }) };
      this.#announced.set(chain, [...(this.#announced.get(chain) ?? []), one]);
    }
  }

  /** Whose turn it is, as somebody knows who has read the ledger up to an entry. */
  giverFor(roll: Pick<RollPlace, 'seat' | 'c'>, upTo: number): Giver | undefined {
    const one = this.#announcedFor(roll, upTo);
    return one && { seat: one.seat, key: one.key };
  }

  /** Whether this device would give its links from this anchor on if it were asked now. */
  isGiving({ key }: Pick<Giver, 'key'>, { seat, c, anchor }: LinkAnchor): boolean {
    const last = this.#announcedFor({ seat, c }, Infinity);
    return last?.key === key && last.anchor === anchor;
  }

  /** What is wrong with the link of a roll whose seat had seen the ledger up to `upTo`, as the end of a sentence. */
  wrongWith(roll: RollPlace, { seat, key, link }: GivenLink, upTo: number | undefined): Words | undefined {
    if (upTo === undefined) return words('has a link though its seat does not say what it had seen');
    const one = this.#announcedFor(roll, upTo);
    if (one?.key !== key || one.seat !== seat) return words('has a link of a device that was not to give one');
    return this.#leadsBack(roll, one, link) ? undefined : words('has a link that is not the next of the device');
  }

  /** A roll's link is known to all from here on. */
  take(roll: RollPlace, given: GivenLink, upTo: number | undefined): void {
    const one = upTo === undefined ? undefined : this.#announcedFor(roll, upTo);
    if (!one || !this.#leadsBack(roll, one, given.link)) return;
    this.#unused += roll.k - Math.max(this.#lastOf(roll, one).k, one.from) - 1;
    this.#given.set(givenOf(roll, one), { k: roll.k, link: given.link });
  }

  save(): SavedLinks {
    return { announced: [...this.#announced], given: [...this.#given] };
  }

  #announcedFor(roll: Pick<RollPlace, 'seat' | 'c'>, upTo: number): Announced | undefined {
    return this.#announced.get(chainOf(roll))?.findLast(({ seq }) => seq <= upTo);
  }

  #lastOf(roll: RollPlace, one: Announced): Given {
    return this.#given.get(givenOf(roll, one)) ?? { k: 0, link: one.anchor };
  }

  #leadsBack(roll: RollPlace, one: Announced, link: string): boolean {
    const last = this.#lastOf(roll, one);
    const steps = roll.k - last.k;
    if (steps < 1 || steps > CHAIN_LENGTH) return false;
    let at = hexToBytes(link);
    for (let step = 0; step < steps; step++) at = sha256(at);
    return bytesToHex(at) === last.link;
  }
}

const givenOf = (roll: RollPlace, { key, anchor }: Announced): string => `${chainOf(roll)} ${key} ${anchor}`;
