import { LIVES } from './fellow-nodes.ts';
import { type Ask, Line } from './line.ts';
import { prepare } from './prepare.ts';
import { READS_FORMAT } from './reads-format.ts';
import { readingPostgres } from './reading-postgres.ts';

export type Raised =
  /** `from` is `to` where that was done before. */
  | { readonly kind: 'raised'; readonly from: number; readonly to: number }
  /** Servers that live and could not read it; nothing was changed. */
  | { readonly kind: 'held-back'; readonly by: readonly { readonly name: string; readonly version: string }[] };

/**
 * From now on servers may write what this version reads, and older ones do not start any more: there is no way back. Whoever starts meanwhile waits, and
 * is then refused or counted. Rejects with `FolderRefused`, or `StoreFailure`.
 */
export const raiseFormat = async (url: string, reads = READS_FORMAT): Promise<Raised> => {
  await prepare(url, reads);
  const line = new Line({ url });
  try {
    return await readingPostgres(() => line.using((ask) => raise(ask, reads)));
  } finally {
    await line.close();
  }
};

const raise = async (ask: Ask, to: number): Promise<Raised> => {
  await ask('begin');
  // Servers that start wait for the row: one who raises and is cut off must not hold them up.
  await ask(`set local lock_timeout = '2s'`);
  await ask(`set local idle_in_transaction_session_timeout = '5s'`);
  const [row] = await ask<{ version: number }>('select version from schema_version for update');
  const from = Number(row?.version);
  // A statement of its own, so that it sees whoever has begun while this one waited.
  const by = await ask<{ name: string; version: string }>(
    `select name, version from node where ${LIVES} and reads_format < $1 order by name`,
    [to],
  );
  if (by.length === 0) await ask('update schema_version set version = greatest(version, $1)', [to]);
  await ask('commit');
  return by.length === 0 ? { kind: 'raised', from, to: Math.max(from, to) } : { kind: 'held-back', by };
};
