import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { canonicalJson, type HeadOfGame } from '@vexillum/ledger';

/** Says that 32 bytes follow which are an Ed25519 key (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Reading a key takes Node 0.34 ms and signing with it 0.02, so those of busy tables are kept. */
const MOST_KEYS = 1000;

const readKey = (key: string): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8, Buffer.from(key, 'hex')]), format: 'der', type: 'pkcs8' });

/** The ledger's own `signHead`, made by Node: in 0.03 ms instead of 0.9. */
export const createSignHead = (): ((head: HeadOfGame, key: string) => string) => {
  const keys = new Map<string, KeyObject>();
  const keyOf = (key: string): KeyObject => {
    const known = keys.get(key) ?? readKey(key);
    keys.delete(key);
    keys.set(key, known);
    if (keys.size > MOST_KEYS) keys.delete(keys.keys().next().value ?? '');
    return known;
  };
  return ({ game, seq, hash }, key) =>
    sign(null, Buffer.from(`gth1\0${canonicalJson({ g: game, hash, seq, v: 1 })}`), keyOf(key)).toString('hex');
};
