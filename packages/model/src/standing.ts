import type { SideId } from './seat.ts';
import type { Words } from './words.ts';

/** How far a game is, and how each side stands, in a few words: by what everybody at its table sees. */
export interface Standing {
  /** The step or turn. */
  readonly at: Words;
  readonly sides: readonly { readonly side: SideId; readonly says: Words }[];
  /** Remarks of the rules that the table keeps because nobody has settled them. */
  readonly openFlags?: number;
}
