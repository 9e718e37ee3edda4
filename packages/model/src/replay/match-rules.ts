import type { DigestOf } from '../action.ts';
import type { ReplayEntry, ReplayFault, SecretParts } from './replay-entry.ts';
import type { Words } from '../words.ts';

/** The commitments of one game, by its id: the ledger's, which a game may not know. */
export type DigestFor = (gameId: string) => DigestOf;

/** What checking a match file needs of its game. */
export interface MatchRules {
  /**
   * Runs the actions again and answers what cannot have happened so. Asked only where hashes, seals and dice hold; `secrets` is what the file tells
   * of what sides alone were told.
   */
  replay(entries: readonly ReplayEntry[], digestFor: DigestFor, secrets?: SecretParts): readonly ReplayFault[];
  /** Counts the secrets that the game itself commits to beforehand, beside what its sides seal; none where it has no such. */
  committed?(entries: readonly ReplayEntry[]): CommittedSecrets;
  /** Counts the throws that followed from such a secret and not from a seat's chain: no device of another side had a part in them. */
  ownRolls?(entries: readonly ReplayEntry[]): number;
  /** What a reader should know of a match without faults, though it proves nothing. */
  remarks?(entries: readonly ReplayEntry[]): readonly ReplayRemark[];
}

export interface ReplayRemark {
  readonly seq: number;
  /** One plain sentence. */
  readonly says: Words;
}

/** Secrets that somebody had committed to, and how many of them the entries show. */
export interface CommittedSecrets {
  readonly secrets: number;
  readonly shown: number;
}
