import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { type HeadOfGame, headText } from '@vexillum/ledger';

/** Says that 32 bytes follow which are an Ed25519 key (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Reading a key takes Node 0.34 ms and signing with it 0.02, so those of busy tables are kept. */
const MOST_KEYS = 1000;

const readKey = (key: string): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8, Buffer.from(key, 'hex')]), format: 'der', type: 'pkcs8' });

export interface Signing {
  /** The ledger's own `signText`, made by Node: in 0.03 ms instead of 0.9. */
  readonly signText: (text: string, key: string) => string;
  /** The same for `signHead`. */
  readonly signHead: (head: HeadOfGame, key: string) => string;
}

export const createSigning = (): Signing => {
  const keys = new Map<string, KeyObject>();
  const keyOf = (key: string): KeyObject => {
    const known = keys.get(key) ?? readKey(key);
    keys.delete(key);
    keys.set(key, known);
    if (keys.size > MOST_KEYS) keys.delete(keys.keys().next().value ?? '');
    return known;
  };
  const signText: Signing['signText'] = (text, key) => sign(null, Buffer.from(text), keyOf(key)).toString('hex');
  return { signText, signHead: (head, key) => signText(headText(head), key) };
};
