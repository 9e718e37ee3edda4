import { canonicalJson, type Certificate, type MatchView } from '@vexillum/ledger';
import type { TableRecord } from '@vexillum/model';
import type { SignedHead } from '@vexillum/protocol';
import type { LogStore } from './log-store.ts';
import { decodeRecord, type StoredRecord } from './stored-record.ts';
import type { TableTrust } from './table-trust.ts';

export interface MatchExport {
  readonly table: string;
  readonly record: TableRecord;
  readonly trust: TableTrust;
  readonly signed: SignedHead;
  readonly certificate: Certificate | undefined;
  readonly view: MatchView;
  /** Of the view `side`. */
  readonly side?: string;
  /** Whose secrets the file tells. */
  readonly sides: readonly string[];
  readonly store: LogStore;
}

const PAGE = 500;

/**
 * A match file, piece by piece, so that a long match is never in memory as a whole: one canonical JSON text and one newline. Keys are in
 * the order that canonical JSON gives them, which is why the secrets need a second way through the ledger.
 */
export async function* exportMatch(match: MatchExport): AsyncGenerator<string> {
  const { table, record, trust, signed, certificate, view, side } = match;
  const { game, profile, houseRules } = record;
  const { seq, hash, sig } = signed;
  const begins = { ...(certificate ? { certificate } : {}), game, head: { seq, hash }, houseRules, key: trust.key };
  yield `${open(begins)},"ledger":[`;
  yield* listed(match, ({ entry }) => [canonicalJson(entry)]);
  yield `],${inner({ profile })}`;
  if (view !== 'public') yield* secretsOf(match);
  if (side !== undefined) yield `,${inner({ side })}`;
  yield `,${inner({ signature: sig, table, versions: trust.versions, vexillumMatch: 1, view })}}\n`;
}

async function* secretsOf(match: MatchExport): AsyncGenerator<string> {
  yield ',"secrets":{';
  for (const [i, side] of [...match.sides].sort().entries()) {
    yield `${i === 0 ? '' : ','}${JSON.stringify(side)}:[`;
    yield* listed(match, ({ entry: { seq }, secrets }) => {
      const secret = secrets?.[side];
      return secret ? [canonicalJson({ seq, ...secret })] : [];
    });
    yield ']';
  }
  yield '}';
}

/** One text for each page of the ledger, up to the signed head. */
async function* listed(
  { store, table, signed }: MatchExport,
  textsOf: (record: StoredRecord) => readonly string[],
): AsyncGenerator<string> {
  let isFirst = true;
  for (let from = 0; from <= signed.seq; ) {
    const values = await store.read(table, from, Math.min(PAGE, signed.seq + 1 - from));
    if (values.length === 0) throw new Error(`the ledger of ${table} ends at ${from}, not at ${signed.seq}`);
    from += values.length;
    const text = values.flatMap((value) => textsOf(decodeRecord(value))).join(',');
    if (text === '') continue;
    yield isFirst ? text : `,${text}`;
    isFirst = false;
  }
}

const open = (parts: object): string => canonicalJson(parts).slice(0, -1);
const inner = (parts: object): string => canonicalJson(parts).slice(1, -1);
