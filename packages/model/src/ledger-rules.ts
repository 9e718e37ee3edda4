/** What following a ledger has to know of its game. Plain data: it can be told to a worker. */
export interface LedgerRules {
  /**
   * The kind of pieces whose places a checkpoint binds, none where nothing has a place, and the kinds of record that bring one when they change:
   * the game's beats. What sides have said to themselves goes into the ledger then, too, and where the game may have ended.
   */
  readonly checkpoint?: { readonly of?: string; readonly after: readonly string[] };
  /** Kinds of record that players stake their trust on: an entry that changes one is signed at once. */
  readonly weighty?: readonly string[];
  /** Kinds of record of which one changes when the game ends; without it every entry is asked for a result. */
  readonly ends?: readonly string[];
  /** Families of slots (`cmd` of `cmd.1.roster`) that both sides seal, may think over until both have, and must have sealed before either opens one. */
  readonly sharedSlots?: readonly string[];
}
