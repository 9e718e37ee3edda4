import { type Words, words } from '@vexillum/model';
import { canonicalJson } from '../canonical-json.ts';
import { isTextSignedBy } from '../heads/signing.ts';
import { type HashText, sha256Hex } from '../sha256.ts';
import { isCount, isHex32, isHex, isListOf, isPlain, isText } from '../shape.ts';
import { type FormerKey, isFormerKey, leadTo } from './hand-over.ts';
import type { KnownServer } from './server-card.ts';

/** One thing that a server tells of results, in the order in which it told them. Nothing of it is ever changed; what turns out otherwise is another row. */
export interface FeedRow {
  /** From 1, without gaps. */
  readonly n: number;
  /** Hash of the row before; of the first, zeros. */
  readonly previous: string;
  /** SHA-256 of what is told, as canonical JSON. */
  readonly digest: string;
  /** The server's key then. */
  readonly server: string;
  /** Of `feedText`, by it. */
  readonly sig: string;
  /** `null`: taken away with its table. That something was told there stays. */
  readonly told: object | null;
}

/** A page of a feed (`GET /api/results/feed`), as it comes and as it lies in a file. */
export interface FeedPage {
  readonly vexillumFeed: 1;
  readonly url: string;
  /** The server's key now, and those before it. */
  readonly server: string;
  readonly earlier: readonly FormerKey[];
  readonly rows: readonly FeedRow[];
  /** The last row that there is. */
  readonly head: { readonly n: number; readonly hash: string };
}

export const FEED_BEGINS = '0'.repeat(64);

/** `gtf1`, a zero, `{"d":digest,"n":n,"p":previous,"v":1}`. What is signed, and what the row's hash is of, is its UTF-8. */
export const feedText = ({ n, previous, digest }: Pick<FeedRow, 'n' | 'previous' | 'digest'>): string =>
  `gtf1\0${canonicalJson({ d: digest, n, p: previous, v: 1 })}`;

export const feedHash = (row: Pick<FeedRow, 'n' | 'previous' | 'digest'>, hashText: HashText = sha256Hex): string =>
  hashText(feedText(row));

const isFeedRow = (value: unknown): value is FeedRow =>
  isPlain(value) &&
  isCount(value['n']) &&
  isHex32(value['previous']) &&
  isHex32(value['digest']) &&
  isHex32(value['server']) &&
  isHex(value['sig'], 64) &&
  (value['told'] === null || isPlain(value['told']));

export const isFeedPage = (value: unknown): value is FeedPage =>
  isPlain(value) &&
  value['vexillumFeed'] === 1 &&
  isText(value['url']) &&
  isHex32(value['server']) &&
  isListOf(value['earlier'], isFormerKey) &&
  isListOf(value['rows'], isFeedRow) &&
  isPlain(value['head']) &&
  isCount(value['head']['n']) &&
  isHex32(value['head']['hash']);

/** What is wrong with a page, the first thing; nothing where each row follows from the one before it and the server has signed all of them. */
export const wrongInFeed = (
  { server, earlier, rows, head }: FeedPage,
  known: readonly KnownServer[] = [],
  hashText: HashText = sha256Hex,
): Words | undefined => {
  if (!leadTo(earlier, server)) return words('The keys before the server’s own did not hand over to it.');
  const keys = new Set([server, ...earlier.map(({ key }) => key)]);
  if (known.length > 0 && !known.some((one) => keys.has(one.key) || one.earlier.some((key) => keys.has(key))))
    return words('The feed is not that of a server that you named.');
  let before: FeedRow | undefined;
  for (const row of rows) {
    const { n, told } = row;
    if (before && n !== before.n + 1) return words('Row {0} does not come after row {1}.', n, before.n);
    const previous = before ? feedHash(before, hashText) : n === 1 ? FEED_BEGINS : row.previous;
    if (row.previous !== previous) return words('Row {0} does not follow from the row before it.', n);
    if (told && hashText(canonicalJson(told)) !== row.digest)
      return words('Row {0} does not say what the server has signed.', n);
    if (!keys.has(row.server) || !isTextSignedBy(feedText(row), row.sig, row.server))
      return words('Row {0} is not signed by the server.', n);
    before = row;
  }
  if (before?.n === head.n && feedHash(before, hashText) !== head.hash)
    return words('Row {0} is not the last one that the server names.', head.n);
  return undefined;
};
