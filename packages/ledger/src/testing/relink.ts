import { canonicalJson } from '../canonical-json.ts';
import { NO_PREDECESSOR, sealEntry } from '../entry.ts';
import { signHead } from '../heads/signing.ts';
import type { LedgerEntry } from '../match/ledger-entry.ts';
import type { MatchFile } from '../match/match-file.ts';
import { knownBytes } from './known-bytes.ts';
import { hexFromBytes } from '../sha256.ts';

/** A copy that may be changed. */
export const copyOf = (match: MatchFile): Changeable => JSON.parse(canonicalJson(match)) as Changeable;

export type Changeable = { -readonly [K in keyof Omit<MatchFile, 'ledger'>]: MatchFile[K] } & {
  ledger: { -readonly [K in keyof LedgerEntry]: LedgerEntry[K] }[];
};

/** What a lying server would hand out: all links, the head and, where it has the key, the signature are rebuilt. */
export const relink = (match: Changeable, gameId: string, key = hexFromBytes(knownBytes('a thief')())): string => {
  let prev = NO_PREDECESSOR;
  const ledger = match.ledger.map(({ hash: _hash, ...body }, seq) => {
    const entry = JSON.parse(sealEntry({ ...body, seq, prev }).text) as LedgerEntry;
    prev = entry.hash;
    return entry;
  });
  const head = { seq: ledger.length - 1, hash: prev };
  const signature = signHead({ game: gameId, ...head }, key);
  return `${canonicalJson({ ...match, ledger, head, signature })}\n`;
};
