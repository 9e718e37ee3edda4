import { resolve } from 'node:path';
import { type KnownServer, type MatchReport, verifyMatch } from '@vexillum/ledger';
import { games } from './all-games.ts';
import { nodeHash } from './node-hash.ts';
import { readFile } from './read-file.ts';

/** What came of one file: a report, or a sentence's end that says why there is none. */
export interface Verified {
  /** As it was named. */
  readonly file: string;
  readonly outcome: MatchReport | string;
}

/** Checks one file from the first byte to the last, actions included. */
export const verifyFile = (file: string, home: string, known: readonly KnownServer[]): Verified => {
  const bytes = readFile(resolve(home, file));
  return { file, outcome: typeof bytes === 'string' ? bytes : verifyMatch(bytes, games, nodeHash, known) };
};

export const isGood = ({ outcome }: Verified): boolean => typeof outcome !== 'string' && outcome.ok;
