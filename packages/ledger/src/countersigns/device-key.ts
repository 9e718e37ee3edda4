import { canonicalJson } from '../canonical-json.ts';
import { isTextSignedBy } from '../heads/signing.ts';
import { isLinkAnchors, type LinkAnchor } from '../dice/link-anchor.ts';
import { hasKeys, isHex, isHex32, isPlain } from '../shape.ts';

/** The name of the entry with which a device binds its key to the seat that it sits in. It changes nothing on the table. */
export const NAME_DEVICE = 'name-device';

/** The arguments of the entry with which a device binds its key to the seat that it sits in. */
export interface DeviceKey {
  /** Ed25519, 32 bytes as hex. */
  readonly key: string;
  /** Of `deviceText`, by this key: nobody binds a key that is another's. */
  readonly proof: string;
  /** Where the links begin that the device gives for the dice of others. */
  readonly links?: readonly LinkAnchor[];
}

/** `gtb1`, a zero, `{"g":game,"k":key,"s":seat,"v":1}`, with `"l":links` where the device gives any. What is signed is its UTF-8. */
export const deviceText = (game: string, seat: string, key: string, links?: readonly LinkAnchor[]): string =>
  `gtb1\0${canonicalJson({ g: game, k: key, ...(links ? { l: links } : {}), s: seat, v: 1 })}`;

export const isDeviceKey = (value: unknown): value is DeviceKey =>
  isPlain(value) &&
  hasKeys(value, ['key', 'proof'], ['links']) &&
  isHex32(value['key']) &&
  isHex(value['proof'], 64) &&
  (!Object.hasOwn(value, 'links') || isLinkAnchors(value['links']));

export const isProven = ({ key, proof, links }: DeviceKey, game: string, seat: string): boolean =>
  isTextSignedBy(deviceText(game, seat, key, links), proof, key);

interface Entry {
  readonly name?: string;
  readonly seat?: string;
  readonly args?: unknown;
}

/** Whose devices have which keys, as a ledger's entries say. */
export class DeviceBook {
  readonly #game: string;
  readonly #seats = new Map<string, Set<string>>();

  constructor(game: string) {
    this.#game = game;
  }

  note({ name, seat, args }: Entry): void {
    if (name !== NAME_DEVICE || seat === undefined || !isDeviceKey(args) || !isProven(args, this.#game, seat)) return;
    const keys = this.#seats.get(seat) ?? new Set();
    this.#seats.set(seat, keys.add(args.key));
  }

  has(seat: string, key: string): boolean {
    return this.#seats.get(seat)?.has(key) ?? false;
  }
}
