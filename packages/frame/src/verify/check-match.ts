import {
  isMatchFault,
  type KnownServer,
  type MatchFile,
  type MatchReport,
  matchText,
  readMatch,
  sha256Hex,
  verifyMatch,
} from '@vexillum/ledger';
import type { Game } from '@vexillum/model';

/** What was found, without the match itself. */
export type Verdict = Omit<MatchReport, 'match'>;

export type CheckMessage =
  /** It could be read: whoever only wants to look need not wait. */
  | { readonly kind: 'read'; readonly match: MatchFile }
  /** From 0 to 1. */
  | { readonly kind: 'progress'; readonly part: number }
  | { readonly kind: 'verdict'; readonly verdict: Verdict };

/** How many parts of the work are told. */
const PARTS = 40;
/** The share of the links, which are told one by one; the rest is running the actions again. */
const LINKS = 0.6;

/** Checks a file from the first byte to the last, and tells how far it is. Never throws on what the file holds. */
export const checkMatch = (
  bytes: Uint8Array,
  games: readonly Game[],
  tell: (message: CheckMessage) => void,
  known: readonly KnownServer[] = [],
): void => {
  const text = matchText(bytes);
  const match = typeof text === 'string' ? readMatch(text) : text;
  if (isMatchFault(match)) return tellVerdict(verifyMatch(bytes), tell);
  tell({ kind: 'read', match });
  const every = Math.max(1, Math.ceil(match.ledger.length / PARTS));
  let hashed = 0;
  const hashText = (hashing: string): string => {
    if (++hashed % every === 0)
      tell({ kind: 'progress', part: Math.min(LINKS, (hashed / match.ledger.length) * LINKS) });
    return sha256Hex(hashing);
  };
  tellVerdict(verifyMatch(bytes, games, hashText, known), tell);
};

const tellVerdict = ({ match: _match, ...verdict }: MatchReport, tell: (message: CheckMessage) => void): void => {
  tell({ kind: 'progress', part: 1 });
  tell({ kind: 'verdict', verdict });
};
