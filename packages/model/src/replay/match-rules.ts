import type { DigestOf } from '../action.ts';
import type { ReplayEntry, ReplayFault } from './replay-entry.ts';

/** The commitments of one game, by its id: the ledger's, which a game may not know. */
export type DigestFor = (gameId: string) => DigestOf;

/** What checking a match file needs of its game. */
export interface MatchRules {
  /** Runs the actions again and answers what cannot have happened so. Asked only where hashes, seals and dice hold. */
  replay(entries: readonly ReplayEntry[], digestFor: DigestFor): readonly ReplayFault[];
  /** Counts the secrets that the game itself commits to beforehand, beside what its sides seal; none where it has no such. */
  committed?(entries: readonly ReplayEntry[]): CommittedSecrets;
}

/** Secrets that somebody had committed to, and how many of them the entries show. */
export interface CommittedSecrets {
  readonly secrets: number;
  readonly shown: number;
}
