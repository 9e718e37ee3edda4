import type { Certificate, Countersignature, KeptNames } from '@vexillum/ledger';
import type { Words } from '@vexillum/model';

/** Why a file is not taken: the first thing that is wrong with it. */
export interface UploadFault {
  readonly code: 'bad-match' | 'too-large' | 'bad-request' | 'unknown-edition';
  readonly words: Words;
  /** Absent where the body has no match at all. */
  readonly field?: 'match';
}

/** What there is to know of a file that was found sound. */
export interface SoundMatch {
  /** What is played. */
  readonly game: string;
  readonly profile: string;
  /** Of the last head, by the server that the file comes from. */
  readonly signature: string;
  /** Whose table it was played at; none where no server says so. */
  readonly certificate: Certificate | undefined;
  /** Before that table it was played at one that was not the same server's. */
  readonly wasElsewhere: boolean;
  /** What those are called in whose place its entries have tokens. */
  readonly names: KeptNames;
  /** What players' devices have signed of it. */
  readonly countersignatures: readonly Countersignature[];
}

export type WorkerSays =
  | { readonly fault: UploadFault }
  | { readonly sound: SoundMatch }
  /** Values for the log store, in order. */
  | { readonly records: readonly string[] }
  | { readonly done: true };
