import type { Json } from '../json.ts';

/** One line of the table's log, in facts, so that every reader puts it in his own language. Written by the room, from the entry. */
export interface LogLine {
  readonly seq: number;
  readonly at: string;
  readonly seat: string;
  /** The action's name. */
  readonly name: string;
  /** Facts for the sentence, small and public. */
  readonly facts?: { readonly [key: string]: Json };
}
