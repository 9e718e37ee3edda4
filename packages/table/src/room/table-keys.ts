/** What only the server that keeps a table may ever know of it: from these come its dice and its signatures. All as lower-case hex. */
export interface TableKeys {
  /** 32 bytes that nobody can guess; the seats' dice chains are made of them. */
  readonly master: string;
  /** The Ed25519 key that heads are signed with. */
  readonly signing: string;
  /** The public half of it, as the ledger names it. */
  readonly public: string;
}
