import {
  canonicalJson,
  type Certificate,
  type Countersignature,
  type KeptNames,
  type MatchView,
} from '@vexillum/ledger';
import type { Game, TableRecord } from '@vexillum/model';
import type { SignedHead } from '@vexillum/protocol';
import type { TableReader } from './store.ts';
import type { TableTrust } from './table-trust.ts';

export interface MatchExport {
  readonly table: string;
  readonly record: TableRecord;
  readonly trust: TableTrust;
  readonly signed: SignedHead;
  readonly certificate: Certificate | undefined;
  /** What players' devices have signed, in the order of entries; nothing where nobody keeps it. */
  readonly countersigns: (() => Promise<readonly Countersignature[]>) | undefined;
  readonly view: MatchView;
  /** Of the view `side`. */
  readonly side?: string;
  /** Whose secrets the file tells. */
  readonly sides: readonly string[];
  readonly store: TableReader;
  /** What those are called in whose place the entries have tokens. */
  readonly names: KeptNames;
}

/** A piece is text, or the bytes of one: what the store has ready goes out as it is. */
export type MatchPiece = string | Uint8Array;

/** What belongs to a side that nobody sits for is in no file, unless it was shown. */
export const sidesWithSeats = ({ sides, seats }: Pick<Game, 'sides' | 'seats'>): readonly string[] =>
  sides.filter((side) => seats.some((seat) => seat.side === side));

/**
 * A match file, piece by piece, so that a long match is never in memory as a whole: one canonical JSON text and one newline. Keys are in
 * the order that canonical JSON gives them, which is why the secrets need a second way through the ledger. Entries are the store's to spell:
 * here nothing of theirs is read.
 */
export async function* exportMatch(match: MatchExport): AsyncGenerator<MatchPiece> {
  const { table, record, trust, signed, certificate, countersigns, view, side, names } = match;
  const { game, profile, houseRules } = record;
  const { seq, hash, sig } = signed;
  const countersigned = ((await countersigns?.()) ?? []).filter((one) => one.seq <= seq);
  const vouched = {
    ...(certificate ? { certificate } : {}),
    ...(countersigned.length > 0 ? { countersignatures: countersigned } : {}),
  };
  const begins = { ...vouched, game, head: { seq, hash }, houseRules, key: trust.key };
  yield `${open(begins)},"ledger":[`;
  yield* listed(match, undefined);
  yield `],${inner({ ...(Object.keys(names).length > 0 ? { names } : {}), profile })}`;
  if (view !== 'public') yield* secretsOf(match);
  if (side !== undefined) yield `,${inner({ side })}`;
  yield `,${inner({ signature: sig, table, versions: trust.versions, vexillumMatch: 1, view })}}\n`;
}

async function* secretsOf(match: MatchExport): AsyncGenerator<MatchPiece> {
  yield ',"secrets":{';
  for (const [i, side] of [...match.sides].sort().entries()) {
    yield `${i === 0 ? '' : ','}${JSON.stringify(side)}:[`;
    yield* listed(match, side);
    yield ']';
  }
  yield '}';
}

/** What the entries up to the signed head tell everyone, or a side. */
async function* listed({ store, table, signed }: MatchExport, side: string | undefined): AsyncGenerator<MatchPiece> {
  let isFirst = true;
  for (let from = 0; from <= signed.seq; ) {
    const { bytes, next } = await store.readTexts(table, side, from, signed.seq + 1);
    if (next === from) throw new Error(`the ledger of ${table} ends at ${from}, not at ${signed.seq}`);
    from = next;
    if (bytes.length === 0) continue;
    if (!isFirst) yield ',';
    yield bytes;
    isFirst = false;
  }
}

const open = (parts: object): string => canonicalJson(parts).slice(0, -1);
const inner = (parts: object): string => canonicalJson(parts).slice(1, -1);
