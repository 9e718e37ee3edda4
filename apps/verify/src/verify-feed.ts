import { resolve } from 'node:path';
import { type FeedPage, fingerprint, isFeedPage, type KnownServer, wrongInFeed } from '@vexillum/ledger';
import { plainText } from '@vexillum/model';
import { nodeHash } from './node-hash.ts';
import { readFile } from './read-file.ts';

/** What came of a file that holds a page of a server's feed of results. */
export interface VerifiedFeed {
  readonly file: string;
  readonly isGood: boolean;
  readonly says: string;
}

/** `undefined`: the file holds something else. */
export const verifyFeed = (file: string, home: string, known: readonly KnownServer[]): VerifiedFeed | undefined => {
  const page = readPage(file, home);
  if (!page) return undefined;
  const fault = wrongInFeed(page, known, nodeHash);
  if (fault) return { file, isGood: false, says: `${file}: feed: ${plainText(fault)}` };
  const { rows, head, server } = page;
  const from = rows[0]?.n ?? head.n;
  const upTo = rows.at(-1)?.n ?? head.n;
  const gone = rows.filter(({ told }) => told === null).length;
  const by = `of ${head.n} of the server ${fingerprint(server)}`;
  const said = `ok ${file}: results ${from} to ${upTo} ${by}${gone > 0 ? `, ${gone} taken away with their tables` : ''}`;
  return {
    file,
    isGood: true,
    says: known.length > 0 ? said : `${said}: unknown server; --server FILE or KEY names one`,
  };
};

const readPage = (file: string, home: string): FeedPage | undefined => {
  const bytes = readFile(resolve(home, file));
  if (typeof bytes === 'string') return undefined;
  try {
    const page: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isFeedPage(page) ? page : undefined;
  } catch {
    return undefined;
  }
};
