/** Raised when an older server could no longer make sense of what is stored. */
export const SCHEMA = 1;

/** Ledgers lie in so many parts from the first day: one table of all entries could not be cleaned up any more. */
const PARTS = 32;

/** Names are compared by their bytes, as everywhere else: `list` walks in that order. */
const text = 'text collate "C" not null';

/**
 * All in one transaction. `node` has one row a server, with the incarnation that counts; its beat lies in a row of its own, so that beating waits for no
 * commit, and no commit for it. `table_owner` says which incarnation of which server a table belongs to; `epoch` grows with each owner.
 */
export const creation: readonly string[] = [
  'create table if not exists schema_version (is_only boolean primary key default true check (is_only), version integer not null)',
  `create table if not exists node (name ${text} primary key, incarnation bigint not null, session bigint not null, address text not null, state text not null)`,
  `alter table node add column if not exists reads_format integer not null default 1`,
  `create table if not exists node_beat (name ${text} primary key, beat bigint not null)`,
  `create table if not exists table_owner (table_id ${text} primary key, node text, incarnation bigint, epoch bigint not null)`,
  `create table if not exists entry (table_id ${text}, seq bigint not null, value text not null, primary key (table_id, seq)) partition by hash (table_id)`,
  ...Array.from(
    { length: PARTS },
    (_, part) =>
      `create table if not exists entry_${part} partition of entry for values with (modulus ${PARTS}, remainder ${part})`,
  ),
  `create table if not exists snapshot (table_id ${text} primary key, seq bigint not null, value text not null)`,
  `create table if not exists plan (table_id ${text}, document ${text}, nth bigint not null, value bytea not null, primary key (table_id, document, nth))`,
  `create unlogged table if not exists rate (key ${text} primary key, level double precision not null, at timestamptz not null, full_at timestamptz not null)`,
  `create table if not exists record (key ${text} primary key, value text not null)`,
];
