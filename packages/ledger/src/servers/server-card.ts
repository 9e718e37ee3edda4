import { fingerprint } from '../heads/fingerprint.ts';
import { hasKeys, isHex32, isListOf, isPlain, isText } from '../shape.ts';
import type { Certificate } from './certificate.ts';
import { type FormerKey, isFormerKey, leadTo } from './hand-over.ts';

/** What a server tells of itself at `/.well-known/vexillum-server.json`. */
export interface ServerCard {
  readonly vexillumServer: 1;
  readonly url: string;
  /** The key that certifies tables now: Ed25519, 32 bytes as hex. */
  readonly key: string;
  /** Eight words of it, to be read aloud. */
  readonly words: string;
  /** ISO 8601 UTC. */
  readonly since: string;
  /** The keys before it, the earliest first, each with its word for the next. */
  readonly earlier: readonly FormerKey[];
}

/** Why it is no card to go by is not told: whoever pins a server has one or has none. */
export const isServerCard = (value: unknown): value is ServerCard =>
  isPlain(value) &&
  hasKeys(value, ['vexillumServer', 'url', 'key', 'words', 'since', 'earlier']) &&
  value['vexillumServer'] === 1 &&
  isText(value['url']) &&
  isHex32(value['key']) &&
  value['words'] === fingerprint(value['key']) &&
  isText(value['since']) &&
  isListOf(value['earlier'], isFormerKey) &&
  leadTo(value['earlier'], value['key']);

/** A server that somebody knows: its key, and those that it had before. */
export interface KnownServer {
  readonly key: string;
  readonly earlier: readonly string[];
}

/** Out of a card's JSON, or out of a key as hex; `undefined` for anything else. */
export const knownServer = (text: string): KnownServer | undefined => {
  const said = text.trim().toLowerCase();
  if (isHex32(said)) return { key: said, earlier: [] };
  try {
    const card: unknown = JSON.parse(text);
    return isServerCard(card) ? { key: card.key, earlier: card.earlier.map(({ key }) => key) } : undefined;
  } catch {
    return undefined;
  }
};

/** Whether the certificate is by this server: with its key, with one that it had before, or with one that came after the key that is known. */
export const isBy = ({ server, earlier }: Certificate, known: KnownServer): boolean =>
  server === known.key || known.earlier.includes(server) || earlier.some(({ key }) => key === known.key);
