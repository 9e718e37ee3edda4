import { hexFromBytes, newSigningKey, publicKeyOf, signText } from '@vexillum/ledger';
import { answered, openDeviceStore, STORE } from './device-store.ts';

/** A key that this device alone has, for one seat at one table. */
export interface DeviceSigner {
  /** The public half, as hex. */
  readonly key: string;
  sign(text: string): Promise<string>;
}

/** What is kept: a key that not even this page can read, or, where the browser has none such, its bytes as hex. */
type Kept = { readonly pair: CryptoKeyPair } | { readonly secret: string };

/** The device's key for a seat at a table: made at the first call, the same ever after in this browser. Rejects where nothing can be kept. */
export const openDeviceSigner = async (table: string, seat: string): Promise<DeviceSigner> => {
  const database = await openDeviceStore('vexillum-devices');
  try {
    const name = `${table}/${seat}`;
    const made = (await keptIn(database, name)) ?? (await makeKey());
    // Another tab may have been quicker: what is kept then is the key.
    return await signerOf(await keepIn(database, name, made));
  } finally {
    database.close();
  }
};

/** The key is no more: what it has signed nobody signs again. */
export const forgetDeviceSigner = async (table: string, seat: string): Promise<void> => {
  const database = await openDeviceStore('vexillum-devices');
  try {
    await answered(database.transaction(STORE, 'readwrite').objectStore(STORE).delete(`${table}/${seat}`));
  } finally {
    database.close();
  }
};

/** For a browser whose pages may not use its own: plain http in a network at home, or one that does not know Ed25519. */
export const signerFrom = (secret: string): DeviceSigner => ({
  key: publicKeyOf(secret),
  sign: (text) => Promise.resolve(signText(text, secret)),
});

const signerOf = async (kept: Kept): Promise<DeviceSigner> => {
  if ('secret' in kept) return signerFrom(kept.secret);
  const { privateKey, publicKey } = kept.pair;
  return {
    key: hexFromBytes(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))),
    sign: async (text) =>
      hexFromBytes(new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, new TextEncoder().encode(text)))),
  };
};

const makeKey = async (): Promise<Kept> => {
  try {
    return { pair: (await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify'])) as CryptoKeyPair };
  } catch {
    return { secret: newSigningKey(crypto.getRandomValues(new Uint8Array(32))) };
  }
};

const keptIn = (database: IDBDatabase, name: string): Promise<Kept | undefined> =>
  answered(database.transaction(STORE).objectStore(STORE).get(name) as IDBRequest<Kept | undefined>);

const keepIn = async (database: IDBDatabase, name: string, made: Kept): Promise<Kept> => {
  const store = database.transaction(STORE, 'readwrite').objectStore(STORE);
  const already = await answered(store.get(name) as IDBRequest<Kept | undefined>);
  if (already) return already;
  await answered(store.put(made, name));
  return made;
};
