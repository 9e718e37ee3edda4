import * as encoding from 'lib0/encoding';
import type { Kind } from '../kinds.ts';

/** What a kind of server wants beside the bytes of the sync protocol, which are the same for all. */
export interface Dialect {
  /** Before every message, both ways. */
  readonly prefix: Uint8Array;
  /** Said before anything else. */
  readonly greeting: Uint8Array | undefined;
}

const AUTH = 2;
const TOKEN = 0;

export const plain: Dialect = { prefix: new Uint8Array(), greeting: undefined };

/** Hocuspocus has many documents on a socket: it reads the name of one before each message, and a token (here an empty one) first of all. */
export const dialectOf = (kind: Kind, document: string): Dialect => {
  if (kind !== 'hocuspocus') return plain;
  const encoder = encoding.createEncoder();
  encoding.writeVarString(encoder, document);
  const prefix = encoding.toUint8Array(encoder);
  encoding.writeVarUint(encoder, AUTH);
  encoding.writeVarUint(encoder, TOKEN);
  encoding.writeVarString(encoder, '');
  return { prefix, greeting: encoding.toUint8Array(encoder) };
};

/** The message as that server wants it. */
export const said = ({ prefix }: Dialect, message: Uint8Array): Uint8Array =>
  prefix.length === 0 ? message : Buffer.concat([prefix, message]);
