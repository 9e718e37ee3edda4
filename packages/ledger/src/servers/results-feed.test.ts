import { plainText } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../canonical-json.ts';
import { newSigningKey, publicKeyOf, signText } from '../heads/signing.ts';
import { sha256Hex } from '../sha256.ts';
import { knownBytes } from '../testing/known-bytes.ts';
import { handOverText } from './hand-over.ts';
import {
  FEED_BEGINS,
  feedHash,
  type FeedPage,
  type FeedRow,
  feedText,
  isFeedPage,
  wrongInFeed,
} from './results-feed.ts';

const bytes = knownBytes('a feed');
const keyPair = () => {
  const secret = newSigningKey(bytes());
  return { secret, key: publicKeyOf(secret) };
};
const [first, second, stranger] = [keyPair(), keyPair(), keyPair()];

const rowAfter = (before: FeedRow | undefined, told: object, by = first): FeedRow => {
  const row = {
    n: (before?.n ?? 0) + 1,
    previous: before ? feedHash(before) : FEED_BEGINS,
    digest: sha256Hex(canonicalJson(told)),
  };
  return { ...row, server: by.key, sig: signText(feedText(row), by.secret), told };
};

/** Five rows, the last two after the server has taken another key. */
const page = (): FeedPage => {
  const rows: FeedRow[] = [];
  for (let n = 0; n < 5; n++) rows.push(rowAfter(rows.at(-1), { kind: 'result', n }, n < 3 ? first : second));
  const until = '2026-11-24T10:00:00.000Z';
  const said = handOverText(first.key, second.key, until);
  const last = rows.at(-1);
  if (!last) throw new Error('no row');
  return {
    vexillumFeed: 1,
    url: 'https://vexillum.example',
    server: second.key,
    earlier: [{ key: first.key, until, signatures: [signText(said, first.secret), signText(said, second.secret)] }],
    rows,
    head: { n: 5, hash: feedHash(last) },
  };
};

const wrong = (change: (page: FeedPage) => FeedPage, known?: string) => {
  const fault = wrongInFeed(change(page()), known === undefined ? [] : [{ key: known, earlier: [] }]);
  return fault && plainText(fault);
};
const withRow = (at: number, change: Partial<FeedRow>) => (whole: FeedPage) => ({
  ...whole,
  rows: whole.rows.map((row, n) => (n === at ? { ...row, ...change } : row)),
});

describe('a server’s feed of results', () => {
  it('is whole, from its beginning or from any row on, also after the server has taken another key', () => {
    expect(isFeedPage(JSON.parse(JSON.stringify(page())))).toBe(true);
    expect(wrong((whole) => whole)).toBeUndefined();
    expect(wrong((whole) => ({ ...whole, rows: whole.rows.slice(2) }))).toBeUndefined();
    expect(wrong((whole) => ({ ...whole, rows: [] }))).toBeUndefined();
    for (const { key } of [first, second]) expect(wrong((whole) => whole, key)).toBeUndefined();
  });

  it('may have lost what it told, and not that it told something there', () => {
    expect(wrong(withRow(1, { told: null }))).toBeUndefined();
    expect(wrong((whole) => ({ ...whole, rows: whole.rows.toSpliced(1, 1) }))).toBe('Row 3 does not come after row 1.');
  });

  it.each([
    ['another telling', withRow(2, { told: { kind: 'void' } }), 'Row 3 does not say what the server has signed.'],
    ['another beginning', withRow(0, { previous: 'ab'.repeat(32) }), 'Row 1 does not follow from the row before it.'],
    [
      'a row of a stranger’s',
      (whole: FeedPage) => {
        const row = rowAfter(whole.rows[3], { kind: 'result' }, stranger);
        return { ...whole, rows: [...whole.rows.slice(0, 4), row] };
      },
      'Row 5 is not signed by the server.',
    ],
    [
      'another last row',
      (whole: FeedPage) => ({ ...whole, rows: [...whole.rows.slice(0, 4), rowAfter(whole.rows[3], {}, second)] }),
      'Row 5 is not the last one that the server names.',
    ],
    [
      'a row in the middle told anew',
      (whole: FeedPage) => ({
        ...whole,
        rows: whole.rows.map((row, n) => (n === 1 ? rowAfter(whole.rows[0], { kind: 'result', n: 7 }) : row)),
      }),
      'Row 3 does not follow from the row before it.',
    ],
    [
      'keys that did not hand over',
      (whole: FeedPage) => ({ ...whole, server: stranger.key }),
      'The keys before the server’s own did not hand over to it.',
    ],
  ])('%s is found', (_what, change, says) => expect(wrong(change)).toBe(says));

  it('of another server than the one that was named is refused', () => {
    expect(wrong((whole) => whole, stranger.key)).toBe('The feed is not that of a server that you named.');
  });
});
