import { CONTINUED, type LedgerEntry } from '@vexillum/ledger';
import { isGood, type Verified } from './verify-file.ts';

/** As much of a match as is held against another file of the same game. */
export interface ToldMatch {
  readonly file: string;
  readonly game: string;
  /** The table's key at the beginning. */
  readonly key: string;
  readonly hashes: readonly string[];
  /** The entries with which other servers went on. */
  readonly continued: ReadonlySet<number>;
}

export interface Difference {
  readonly isFault: boolean;
  readonly says: string;
}

/** Of a file that agrees with itself. */
export const toldBy = (verified: Verified): ToldMatch | undefined => {
  const { file, outcome } = verified;
  if (typeof outcome === 'string' || !isGood(verified) || !outcome.match) return undefined;
  const { ledger } = outcome.match;
  const [genesis] = ledger;
  if (!genesis) return undefined;
  const { gameId, key } = genesis.args as { readonly gameId: string; readonly key: string };
  const isContinued = ({ name }: LedgerEntry) => name === CONTINUED;
  return {
    file,
    game: gameId,
    key,
    hashes: ledger.map(({ hash }) => hash),
    continued: new Set(ledger.filter(isContinued).map(({ seq }) => seq)),
  };
};

/** What files of one game say of each other: two histories of it cannot both be true. */
export const compareMatches = (matches: readonly ToldMatch[]): readonly Difference[] =>
  matches.flatMap((one, index) =>
    matches.slice(index + 1).flatMap((other) => (one.game === other.game ? (differenceOf(one, other) ?? []) : [])),
  );

const differenceOf = (one: ToldMatch, other: ToldMatch): Difference | undefined => {
  const seq = one.hashes.findIndex((hash, at) => at < other.hashes.length && other.hashes[at] !== hash);
  const both = `${one.file} and ${other.file}`;
  if (one.key !== other.key)
    return { isFault: true, says: `${both}: re-signed: they tell the same game, and were signed with different keys.` };
  if (seq === -1) {
    if (one.hashes.length === other.hashes.length) return undefined;
    const [earlier, later] = one.hashes.length < other.hashes.length ? [one, other] : [other, one];
    return {
      isFault: false,
      says: `${earlier.file} is the same match as ${later.file}, ${later.hashes.length - earlier.hashes.length} entries earlier.`,
    };
  }
  if (one.continued.has(seq) || other.continued.has(seq))
    return {
      isFault: false,
      says: `${both} are the same match up to entry ${seq - 1}, from where it was played on twice.`,
    };
  return { isFault: true, says: `${both}: forked: they tell two histories of one game from entry ${seq} on.` };
};
