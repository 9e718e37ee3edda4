import { createECDH } from 'node:crypto';
import type { Records } from '@vexillum/table/room';

/** A record of its own, encrypted on the disk where there is a key for that (`AtRest`). */
const KEY = 'server!push';

/** By which push services know that it is this server that calls (VAPID, RFC 8292). A new pair would end every subscription. */
export interface PushKeys {
  /** Of P-256, as base64url. */
  readonly secret: string;
  /** Uncompressed point as base64url: what a browser subscribes with. */
  readonly public: string;
}

const newKeys = (): PushKeys => {
  const pair = createECDH('prime256v1');
  const key = pair.generateKeys('base64url');
  // A number that begins with zeros is as long as any other in a key.
  const secret = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { secret: secret.toString('base64url'), public: key };
};

/** Made when they are first asked for. */
export const readPushKeys = async (records: Records): Promise<PushKeys> => {
  const kept = await records.get(KEY);
  if (kept !== undefined) return JSON.parse(kept) as PushKeys;
  const keys = newKeys();
  await records.write([{ put: KEY, value: JSON.stringify(keys) }]);
  return keys;
};
