import { canonicalJson } from '../canonical-json.ts';
import { isTextSignedBy } from '../heads/signing.ts';
import { isMoment } from '../moment.ts';
import { hasKeys, isHex, isHex32, isPlain, isText } from '../shape.ts';
import { type DeviceWord, isDeviceWords, keyByWords } from './card-words.ts';

/**
 * The arguments of `sign-in`, the entry with which whoever holds a seat says whose player card they play with. It changes nothing on the board. The last one before the game's end counts; a new holder of the seat (`claim-seat`, `rotate-seat`, `continued`)
 * ends it.
 */
export interface SignIn {
  /** The card's public key, Ed25519, 32 bytes as hex. */
  readonly card: string;
  /** What the card is called. */
  readonly name: string;
  /** When the holder signed, ISO 8601 UTC; later than in every earlier entry of that seat, so that nobody's words serve twice. */
  readonly at: string;
  /** Of `signInText`: by the card's own key, or by the last key of `devices`. 64 bytes as hex. */
  readonly proof: string;
  /** How the device that has signed comes to be one of the card's; left out by the card's first. */
  readonly devices?: readonly DeviceWord[];
}

/** `gtp1`, a zero, `{"a":at,"c":card,"g":game,"n":name,"s":seat,"v":1}`: game is the id of the table where the game began. What is signed is its UTF-8. */
export const signInText = (game: string, seat: string, { card, name, at }: Omit<SignIn, 'proof' | 'devices'>): string =>
  `gtp1\0${canonicalJson({ a: at, c: card, g: game, n: name, s: seat, v: 1 })}`;

export const isSignIn = (value: unknown): value is SignIn =>
  isPlain(value) &&
  hasKeys(value, ['card', 'name', 'at', 'proof'], ['devices']) &&
  isHex32(value['card']) &&
  isText(value['name']) &&
  isMoment(value['at']) &&
  isHex(value['proof'], 64) &&
  (!Object.hasOwn(value, 'devices') || isDeviceWords(value['devices']));

/** Whether one of the card's own devices has signed it, for this seat of this game and no other. */
export const isSignedIn = (signIn: SignIn, game: string, seat: string): boolean => {
  const key = keyByWords(signIn.card, signIn.devices);
  return key !== undefined && isTextSignedBy(signInText(game, seat, signIn), signIn.proof, key);
};
