import { createHash } from 'node:crypto';
import type { ChainHead } from '@vexillum/ledger';
import { Damaged, type TableChunk } from '@vexillum/table/room';
import { headAfter } from '../../store/sqlite/chain.ts';
import { messageOf } from '../../store/sqlite/faults.ts';

/** What is to be the same of a table before and after: its last entry, and every byte. */
export interface TableDigest {
  readonly entries: number;
  readonly head: string;
  readonly bytes: string;
}

/** Reads the chunks of a table as they go by. However they are cut, the same table has the same digest. */
export class DigestOfTable {
  readonly #hash = createHash('sha256');
  #head: ChainHead | undefined;
  #entries = 0;

  /** Throws `Damaged` where an entry does not follow from the one before it. */
  take(chunk: TableChunk): void {
    if (chunk.kind === 'records') {
      if (chunk.from !== this.#entries) throw new Damaged(`entry ${this.#entries} is missing`);
      this.#head = follow(chunk.values, this.#head);
      this.#entries += chunk.values.length;
      for (const value of chunk.values) this.#add('entry', value);
    } else if (chunk.kind === 'snapshot') this.#add(`snapshot ${chunk.seq}`, chunk.value);
    else for (const update of chunk.updates) this.#add(`plan ${chunk.document}`, update);
  }

  end(): TableDigest {
    return { entries: this.#entries, head: this.#head?.hash ?? '', bytes: this.#hash.digest('hex') };
  }

  #add(what: string, value: string | Uint8Array): void {
    this.#hash.update(`${what} ${Buffer.byteLength(value)}\n`).update(value);
  }
}

export const digestOf = async (chunks: AsyncIterable<TableChunk>): Promise<TableDigest> => {
  const digest = new DigestOfTable();
  for await (const chunk of chunks) digest.take(chunk);
  return digest.end();
};

export const isSame = (one: TableDigest, other: TableDigest): boolean =>
  one.entries === other.entries && one.head === other.head && one.bytes === other.bytes;

const follow = (values: readonly string[], head: ChainHead | undefined): ChainHead | undefined => {
  try {
    return headAfter(values, head);
  } catch (error) {
    throw new Damaged(messageOf(error));
  }
};
