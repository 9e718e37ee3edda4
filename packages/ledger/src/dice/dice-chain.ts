import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Secrets in a chain. */
export const CHAIN_LENGTH = 4096;

/** The roll of this number is the chain's last, and names the anchor of the seat's next chain. */
export const LAST_ROLL = CHAIN_LENGTH - 64;

/** Every so many links one is kept, and all between the two where the game is: 4 KB a chain instead of 128, for one hash a roll in the mean. */
const STRIDE = 64;

/** Secrets that are made before the game and given out one a roll. Whoever holds one can go back to the anchor, never on. */
export interface DiceChain {
  /** `a_0`, told to all before the first roll. */
  readonly anchor: string;
  /** `a_k` as hex, k from 1 to 4096; throws beyond. */
  secret(k: number): string;
}

/**
 * `a_4096 = HKDF-SHA-256(master, no salt, info "gtd1|game|seat|chain", 32 bytes)`, and `a_(i-1) = SHA-256(a_i)`. Takes some 10 ms: whoever
 * rolls often keeps it.
 */
export const diceChain = (master: Uint8Array, game: string, seat: string, chain: number): DiceChain =>
  hashChain(master, `gtd1|${game}|${seat}|${chain}`);

/** Whose links, at which table, for which chain of whose dice. */
export interface LinksFor {
  readonly game: string;
  /** The seat of the device that gives them. */
  readonly giver: string;
  /** The seat that rolls, and the number of its dice chain. */
  readonly seat: string;
  readonly c: number;
}

/** A device's links for the rolls of one seat: as `diceChain`, by info `gte1|game|giver|seat|c`, from 32 bytes that never leave the device. */
export const linkChain = (master: Uint8Array, { game, giver, seat, c }: LinksFor): DiceChain =>
  hashChain(master, `gte1|${game}|${giver}|${seat}|${c}`);

const hashChain = (master: Uint8Array, info: string): DiceChain => {
  const last = hkdf(sha256, master, undefined, utf8ToBytes(info), 32);
  const kept = new Map<number, Uint8Array>([[CHAIN_LENGTH, last]]);
  const stretchFrom = (above: number): Stretch => ({ above, links: withFormer(kept.get(above) ?? last) });
  for (let k = CHAIN_LENGTH; k > 0; k -= STRIDE) kept.set(k - STRIDE, stretchFrom(k).links.at(-1) ?? last);
  let near: Stretch | undefined;
  const linkAt = (k: number): Uint8Array => {
    const above = Math.ceil(k / STRIDE) * STRIDE;
    if (near?.above !== above) near = stretchFrom(above);
    return near.links[above - k] ?? last;
  };
  return {
    anchor: bytesToHex(kept.get(0) ?? last),
    secret: (k) => {
      if (!Number.isInteger(k) || k < 1 || k > CHAIN_LENGTH) throw new Error(`a chain has no secret ${k}`);
      return bytesToHex(linkAt(k));
    },
  };
};

/** The links from one that is kept down to the next that is. */
interface Stretch {
  readonly above: number;
  readonly links: readonly Uint8Array[];
}

/** A link and the `STRIDE` before it. */
const withFormer = (link: Uint8Array): Uint8Array[] => {
  const links = [link];
  let at = link;
  while (links.length <= STRIDE) {
    at = sha256(at);
    links.push(at);
  }
  return links;
};
