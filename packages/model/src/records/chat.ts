/** A line of talk, in `public` for the table or in a side's own layer for the team. */
export interface Chat {
  readonly seat: string;
  /** The speaker's name as it was then. */
  readonly name: string;
  readonly text: string;
  /** ISO 8601 UTC. */
  readonly at: string;
  /** The entry that it was said by; none within a side, whose talk comes into the ledger later, nor in lines of before it was noted. */
  readonly seq?: number;
}
