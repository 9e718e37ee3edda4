import { type DiceChain, diceChain, LAST_ROLL } from '../dice/dice-chain.ts';
import { type Ask, diceRequest } from '../dice/dice-request.ts';
import type { DiceDraw } from '../dice/draw.ts';
import { isGivenLink, joinedSecret, type Opposite } from '../dice/opposite.ts';
import { rollWith } from '../dice/roll-with.ts';

/** A table's dice, as only its server has them, for tests. Which secret is next, `DiceBook` knows from the ledger. */
export class DiceMaster {
  readonly #master: Uint8Array;
  readonly #game: string;
  readonly #chains = new Map<string, DiceChain>();

  /** @param master 32 bytes that nobody can guess; they never leave the server */
  constructor(master: Uint8Array, game: string) {
    this.#master = master;
    this.#game = game;
  }

  /** For the genesis: some 10 ms. For a match that goes on here the number after the seat's last chain. */
  anchor(seat: string, chain = 0): string {
    return this.#chain(seat, chain).anchor;
  }

  /** The `draw` of an entry. The same request comes to the same dice, so an action that is tried again gets no second roll. */
  draw(ask: Omit<Ask, 'game'>, opp?: Opposite): DiceDraw {
    const { seat, chain, k } = ask;
    const req = diceRequest({ ...ask, game: this.#game });
    const secret = this.#chain(seat, chain).secret(k);
    const whole = isGivenLink(opp) ? joinedSecret(secret, opp.link) : secret;
    const made = { req, secret, values: rollWith(whole, req), ...(opp === undefined ? {} : { opp }) };
    if (k < LAST_ROLL) return made;
    return { ...made, rekey: { seat, c: chain + 1, anchor: this.anchor(seat, chain + 1) } };
  }

  #chain(seat: string, number: number): DiceChain {
    const name = `${number} ${seat}`;
    const chain = this.#chains.get(name) ?? diceChain(this.#master, this.#game, seat, number);
    this.#chains.set(name, chain);
    return chain;
  }
}
