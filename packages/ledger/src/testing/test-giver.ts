import { type Countersignature, countersignedText } from '../countersigns/countersignature.ts';
import { type DeviceKey, deviceText } from '../countersigns/device-key.ts';
import { linkChain } from '../dice/dice-chain.ts';
import type { RollPlace } from '../dice/link-book.ts';
import type { GivenLink } from '../dice/opposite.ts';
import { newSigningKey, publicKeyOf, signText } from '../heads/signing.ts';
import type { LedgerEntry } from '../match/ledger-entry.ts';
import { bytesFromHex, sha256Hex } from '../sha256.ts';

/** A device that gives links for the dice of others and vouches for entries, whatever it is asked: with keys that follow from its name. */
export class TestGiver {
  readonly seat: string;
  readonly key: string;
  readonly #game: string;
  readonly #secret: string;
  readonly #links: Uint8Array;

  constructor(seat: string, name = seat, game = 'g_test') {
    this.seat = seat;
    this.#game = game;
    this.#secret = newSigningKey(bytesFromHex(sha256Hex(`key of ${name}`)));
    this.#links = bytesFromHex(sha256Hex(`links of ${name}`));
    this.key = publicKeyOf(this.#secret);
  }

  /** The arguments of its entry. */
  named(chains: readonly Pick<RollPlace, 'seat' | 'c'>[]): DeviceKey {
    const links = chains.map((chain) => ({ ...chain, anchor: this.#chain(chain).anchor }));
    return { key: this.key, proof: signText(deviceText(this.#game, this.seat, this.key, links), this.#secret), links };
  }

  give(roll: RollPlace): GivenLink {
    return { seat: this.seat, key: this.key, link: this.#chain(roll).secret(roll.k) };
  }

  countersign({ seq, hash, at }: LedgerEntry): Countersignature {
    const said = { seat: this.seat, seq, hash, at, isLive: true };
    return { ...said, key: this.key, sig: signText(countersignedText(this.#game, said), this.#secret) };
  }

  #chain({ seat, c }: Pick<RollPlace, 'seat' | 'c'>): ReturnType<typeof linkChain> {
    return linkChain(this.#links, { game: this.#game, giver: this.seat, seat, c });
  }
}
