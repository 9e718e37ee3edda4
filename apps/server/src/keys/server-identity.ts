import { randomBytes } from 'node:crypto';
import {
  type Certificate,
  certifiedText,
  type FormerKey,
  fingerprint,
  handOverText,
  newSigningKey,
  publicKeyOf,
  type ServerCard,
  signText,
} from '@vexillum/ledger';
import type { Records } from '@vexillum/table/room';

/** A record of its own, encrypted on the disk where there is a key for that (`AtRest`). */
const KEY = 'server!identity';

/** Who a server is, for as long as its data folder is. What of it is secret goes nowhere else than into this record. */
export interface ServerIdentity {
  /** Ed25519, as hex. */
  readonly signing: string;
  readonly public: string;
  /** ISO 8601 UTC. */
  readonly since: string;
  /** The keys before it, the earliest first. Their secret halves are gone. */
  readonly earlier: readonly FormerKey[];
}

const newKey = (since: string): Omit<ServerIdentity, 'earlier'> => {
  const signing = newSigningKey(randomBytes(32));
  return { signing, public: publicKeyOf(signing), since };
};

const keep = async (records: Records, identity: ServerIdentity): Promise<ServerIdentity> => {
  await records.write([{ put: KEY, value: JSON.stringify(identity) }]);
  return identity;
};

/** The identity that the server has had since it was first asked for. */
export const readIdentity = async (records: Records, now: number): Promise<ServerIdentity> => {
  const kept = await records.get(KEY);
  return kept === undefined
    ? keep(records, { ...newKey(new Date(now).toISOString()), earlier: [] })
    : (JSON.parse(kept) as ServerIdentity);
};

/** A new key in place of the one that there is, each signing that it is so. */
export const rotateIdentity = async (records: Records, now: number): Promise<ServerIdentity> => {
  const { earlier, signing, public: key } = await readIdentity(records, now);
  const until = new Date(now).toISOString();
  const next = newKey(until);
  const said = handOverText(key, next.public, until);
  const former: FormerKey = { key, until, signatures: [signText(said, signing), signText(said, next.signing)] };
  return keep(records, { ...next, earlier: [...earlier, former] });
};

/** As it is published. */
export const cardOf = ({ public: key, since, earlier }: ServerIdentity, url: string): ServerCard => ({
  vexillumServer: 1,
  url,
  key,
  words: fingerprint(key),
  since,
  earlier,
});

/** Says that a table's key is one of this server's. */
export type Certify = (game: string, key: string) => Certificate;

export const certifyAs =
  (identity: ServerIdentity, url: () => string, sign: typeof signText): Certify =>
  (game, key) => ({
    server: identity.public,
    url: url(),
    signature: sign(certifiedText({ game, key, url: url() }), identity.signing),
    earlier: identity.earlier,
  });
