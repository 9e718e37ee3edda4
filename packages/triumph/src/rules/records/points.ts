/** What changed a command's die: an exchange within the army, an ally's plain die, the bounds of what a die gives. */
export const pointTermCodes = ['exchange', 'ally', 'bounds'] as const;
export type PointTermCode = (typeof pointTermCodes)[number];

/** The command points of one command, under its side and number: `red:2`. They are for one turn. */
export interface Points {
  readonly turn: number;
  readonly die: number;
  readonly terms: readonly { readonly code: PointTermCode; readonly value: number }[];
  /** What die and terms come to. */
  readonly points: number;
  /** The seat that typed the die in. */
  readonly dieBy?: string;
  /** What was thrown, where people have put in another die. */
  readonly thrown?: number;
}
