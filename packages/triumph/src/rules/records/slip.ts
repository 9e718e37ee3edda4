/** What a slip asks for: the move, its parts that are moved singly, what makes it dearer; a stand or group that is held; or what players say. */
export const slipTermCodes = ['move', 'difficult-ground', 'out-of-command', 'dear-troops', 'hold', 'by-hand'] as const;
export type SlipTermCode = (typeof slipTermCodes)[number];

export interface SlipTerm {
  readonly code: SlipTermCode;
  readonly value: number;
}

/** What command points were spent on, under its side, command and number: `red:2:1`. They last for a turn. */
export interface Slip {
  readonly stands: readonly string[];
  /** Those of them that paid singly, for they were in difficult ground. */
  readonly singly: readonly string[];
  readonly terms: readonly SlipTerm[];
  /** What the terms come to. */
  readonly price: number;
}
