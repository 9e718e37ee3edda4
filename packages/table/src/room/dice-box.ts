import {
  bytesFromHex,
  CHAIN_LENGTH,
  diceChain,
  type DiceRequest,
  diceRequest,
  isGivenLink,
  joinedSecret,
  LAST_ROLL,
  type Opposite,
  rollWith,
  saltedDigest,
} from '@vexillum/ledger';
import { type Json, refuse, type Refusal, type Rolled, type Throw } from '@vexillum/model';
import type { TableTrust } from './table-trust.ts';
import type { TableKeys } from './table-keys.ts';

/** Who throws, in which action. */
export interface Thrower {
  readonly seat: string;
  /** The action's id, a UUID in lower case. */
  readonly id: string;
}

interface AtHand {
  readonly chain: number;
  /** The number of the first secret. */
  readonly from: number;
  readonly secrets: readonly string[];
}

/** A chain takes some 4 ms to make and 128 KB to keep; so many of its secrets at a time are a hundredth of that and last an evening. */
const MANY = 64;

/** Throws for the seats of one table, each with its own chain, and never with a secret that does not lead back to the ledger's last. */
export class DiceBox {
  readonly #master: Uint8Array;
  readonly #atHand = new Map<string, AtHand>();

  constructor({ master }: TableKeys) {
    this.#master = bytesFromHex(master);
  }

  /** What the seat's next throw asks for, as the ledger has it up to now. Changes nothing: the entry does. */
  requestFor({ seat, id }: Thrower, trust: TableTrust, { dice, why, k }: Throw): DiceRequest | Refusal {
    const now = trust.of(seat);
    if (!now || trust.gameId === undefined) return refuse('no-dice', 'This seat has no dice.');
    const next = now.k + 1;
    if (k !== undefined && k !== next) return refuse('wrong-counter', 'That is not the number of your next roll.', 'k');
    return diceRequest({ game: trust.gameId, seat, chain: now.chain, k: next, dice: [...dice], why, id });
  }

  /** Throws what is asked for, with the part that an opposing device had in it or why none had. */
  throwFor(req: DiceRequest, trust: TableTrust, opp: Opposite): Rolled {
    const { g: game, seat, c, k } = req;
    const secret = this.#secret(game, seat, c, k);
    if (saltedDigest(bytesFromHex(secret), '') !== trust.of(seat)?.last)
      throw new Error('the keys are not those of this ledger');
    const values = rollWith(isGivenLink(opp) ? joinedSecret(secret, opp.link) : secret, req);
    const after = k === LAST_ROLL ? { rekey: this.#nextChain(game, seat, c + 1) } : {};
    return { values, draw: { req: req as unknown as Json, secret, values, ...after, opp: opp as Json } };
  }

  #nextChain(game: string, seat: string, c: number): Json {
    return { seat, c, anchor: diceChain(this.#master, game, seat, c).anchor };
  }

  #secret(game: string, seat: string, chain: number, k: number): string {
    const known = this.#atHand.get(seat);
    const found = known?.chain === chain ? known.secrets[k - known.from] : undefined;
    if (found !== undefined) return found;
    const made = diceChain(this.#master, game, seat, chain);
    const secrets = Array.from({ length: Math.min(MANY, CHAIN_LENGTH + 1 - k) }, (_, i) => made.secret(k + i));
    this.#atHand.set(seat, { chain, from: k, secrets });
    return secrets[0] as string;
  }
}
