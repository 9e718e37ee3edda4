import { brokenLink, type ChainHead } from '@vexillum/ledger';
import { plainText } from '@vexillum/model';
import { nodeHash } from '../../apps/verify/src/node-hash.ts';

/** What is judged of an entry. */
export interface Entry {
  readonly seq: number;
  readonly prev: string;
  readonly at: string;
  readonly hash: string;
  /** Of the action that it came from; what the server does by itself has one, too. */
  readonly id?: string;
}

/** What one browser was told, from the first moment to the last. */
export interface Told {
  readonly table: string;
  readonly seat: string;
  /** Under which number each of its actions was acknowledged, by id; more than one where it was told so again after a line was lost. */
  readonly acked: ReadonlyMap<string, readonly number[]>;
  /** The code of each refusal, by the action's id. */
  readonly refused: ReadonlyMap<string, string>;
  /** What it has shown: the hash of each entry, by number; more than one where it was shown two pasts. */
  readonly heard: ReadonlyMap<number, ReadonlySet<string>>;
}

export interface History {
  /** The ledgers as they lie in the database at the end, by table. */
  readonly ledgers: ReadonlyMap<string, readonly Entry[]>;
  readonly told: readonly Told[];
  /** Ids of actions that only a server which others had taken for dead was asked for. */
  readonly ghosts?: readonly { readonly table: string; readonly id: string }[];
}

/** Each of them is to be empty; a sentence for each case. */
export interface Verdict {
  /** Acknowledged, and not in the ledger, or under another number. */
  readonly lost: readonly string[];
  /** In the ledger more than once. */
  readonly doubled: readonly string[];
  /** Shown to somebody, and not in the ledger. */
  readonly phantom: readonly string[];
  /** Refused, and in the ledger all the same. */
  readonly lies: readonly string[];
  /** Written by a server that others had taken for dead. */
  readonly ghosts: readonly string[];
  /** Ledgers that do not hold together. */
  readonly broken: readonly string[];
}

export const kindsOfHarm = [
  'lost',
  'doubled',
  'phantom',
  'lies',
  'ghosts',
  'broken',
] as const satisfies (keyof Verdict)[];

/** Compares what browsers were told with what the ledgers say. */
export const judge = ({ ledgers, told, ghosts = [] }: History): Verdict => {
  const seqsOf = new Map([...ledgers].map(([table, entries]) => [table, seqsById(entries)]));
  const hashes = new Map([...ledgers].map(([table, entries]) => [table, entries.map(({ hash }) => hash)]));
  const found = { lost: [] as string[], phantom: [] as string[], lies: [] as string[] };
  for (const { table, seat, acked, refused, heard } of told) {
    const who = `${seat} at ${table}`;
    const seqs = seqsOf.get(table);
    for (const [id, those] of acked)
      for (const seq of new Set(those))
        if (!seqs?.get(id)?.includes(seq))
          found.lost.push(`${who}: ${id} was acknowledged as ${seq}, and is ${seqs?.get(id)?.join(', ') ?? 'nowhere'}`);
    for (const [id, code] of refused)
      if (seqs?.has(id)) found.lies.push(`${who}: ${id} was refused (${code}), and is ${seqs.get(id)?.join(', ')}`);
    for (const [seq, those] of heard)
      for (const hash of those)
        if (hashes.get(table)?.[seq] !== hash)
          found.phantom.push(`${who}: was shown another entry ${seq} than the ledger has`);
  }
  const risen = ghosts.flatMap(({ table, id }) => {
    const seqs = seqsOf.get(table)?.get(id);
    return seqs ? [`${table}: ${id} was asked of a server that was none any more, and is ${seqs.join(', ')}`] : [];
  });
  return { ...found, doubled: doubledIn(seqsOf), ghosts: risen, broken: brokenAmong(ledgers) };
};

const seqsById = (entries: readonly Entry[]): ReadonlyMap<string, readonly number[]> => {
  const seqs = new Map<string, number[]>();
  for (const { id, seq } of entries) if (id !== undefined) seqs.set(id, [...(seqs.get(id) ?? []), seq]);
  return seqs;
};

const doubledIn = (seqsOf: ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>): string[] =>
  [...seqsOf].flatMap(([table, seqs]) =>
    [...seqs].flatMap(([id, those]) => (those.length > 1 ? [`${table}: ${id} is ${those.join(' and ')}`] : [])),
  );

const brokenAmong = (ledgers: History['ledgers']): string[] =>
  [...ledgers].flatMap(([table, entries]) => {
    let head: ChainHead | undefined;
    for (const entry of entries) {
      const fault = brokenLink(entry, head, nodeHash);
      if (fault !== undefined) return [`${table}: ${plainText(fault)}`];
      head = { seq: entry.seq, hash: entry.hash };
    }
    return [];
  });
