import { canonicalJson } from '../canonical-json.ts';
import { isTextSignedBy } from '../heads/signing.ts';
import { hasKeys, isHex, isHex32, isListOf, isPlain, isText } from '../shape.ts';
import { type FormerKey, isFormerKey, leadTo } from './hand-over.ts';

/** A server's word that a table's key is one of its own. */
export interface Certificate {
  /** The server's long-lived Ed25519 key, 32 bytes as hex. */
  readonly server: string;
  /** Where the server says that it is; proves nothing to somebody who does not know its key. */
  readonly url: string;
  /** Of `certifiedText`, by `server`. */
  readonly signature: string;
  /** The keys that the server had before, the earliest first. */
  readonly earlier: readonly FormerKey[];
}

/** What a certificate is about. */
export interface Certified {
  /** The game's id. */
  readonly game: string;
  /** The table's public key. */
  readonly key: string;
  readonly url: string;
}

/** `gts1`, a zero, `{"g":game,"k":key,"s":url,"v":1}`. What is signed is its UTF-8. */
export const certifiedText = ({ game, key, url }: Certified): string =>
  `gts1\0${canonicalJson({ g: game, k: key, s: url, v: 1 })}`;

export const isCertificate = (value: unknown): value is Certificate =>
  isPlain(value) &&
  hasKeys(value, ['server', 'url', 'signature', 'earlier']) &&
  isHex32(value['server']) &&
  isText(value['url']) &&
  isHex(value['signature'], 64) &&
  isListOf(value['earlier'], isFormerKey);

/** Whether the server that it names has certified this key of this game, and was handed its own by each of the earlier ones. */
export const certifies = (certificate: Certificate, game: string, key: string): boolean => {
  const { server, url, signature, earlier } = certificate;
  return isTextSignedBy(certifiedText({ game, key, url }), signature, server) && leadTo(earlier, server);
};
