import { type Words, words } from '@vexillum/model';
import { type Countersignature, isCountersignature } from '../countersigns/countersignature.ts';
import type { ChainHead } from '../entry.ts';
import { type Certificate, isCertificate } from '../servers/certificate.ts';
import { hasKeys, isCount, isHex, isHex32, isListOf, isPlain, isText, type Plain } from '../shape.ts';
import { type LedgerEntry, misshapen } from './ledger-entry.ts';
import { areKeptNames, type KeptNames } from '../names/kept-name.ts';
import type { MatchFault } from './match-fault.ts';

export const matchViews = ['public', 'side', 'full'] as const;
export type MatchView = (typeof matchViews)[number];

/** The private part of an entry: `SHA-256(salt ‖ part)` is in the entry. */
export interface MatchSecret {
  readonly seq: number;
  /** 32 bytes as hex. */
  readonly salt: string;
  /** Canonical JSON, as text. */
  readonly part: string;
}

/** A whole match, to be checked without any server. `.vexillum.json`: its canonical JSON and one newline. */
export interface MatchFile {
  readonly vexillumMatch: 1;
  /** What is played: `grand-triumph`. */
  readonly game: string;
  /** The table that it was exported from: the game's id, until another server goes on with the match. */
  readonly table: string;
  readonly view: MatchView;
  readonly side?: string;
  readonly profile: string;
  readonly houseRules: Plain;
  readonly versions: Plain;
  /** The server's public Ed25519 key. */
  readonly key: string;
  readonly head: ChainHead;
  /** Of the head. */
  readonly signature: string;
  readonly ledger: readonly LedgerEntry[];
  /** The server's word for `key`; files from before servers had keys of their own have none. */
  readonly certificate?: Certificate;
  /** What the players' devices have signed, in the order of entries. */
  readonly countersignatures?: readonly Countersignature[];
  /** What those are called in whose place the ledger has a token; of who was forgotten, and in files from before there were tokens, there is none. */
  readonly names?: KeptNames;
  /** In the order of the entries; of one side, or of all. */
  readonly secrets?: { readonly [side: string]: readonly MatchSecret[] };
}

const needed = [
  'vexillumMatch',
  'game',
  'table',
  'view',
  'profile',
  'houseRules',
  'versions',
  'key',
  'head',
  'signature',
];

const isSecret = (value: unknown): value is MatchSecret =>
  isPlain(value) &&
  hasKeys(value, ['seq', 'salt', 'part']) &&
  isCount(value['seq']) &&
  isHex32(value['salt']) &&
  isText(value['part']);

const isSecrets = (value: unknown): boolean =>
  isPlain(value) && Object.values(value).every((secrets) => isListOf(secrets, isSecret) && secrets.every(comesAfter));

const comesAfter = ({ seq }: MatchSecret, index: number, secrets: readonly MatchSecret[]): boolean =>
  index === 0 || (secrets[index - 1] as MatchSecret).seq < seq;

const checks: { readonly [key: string]: (value: unknown) => boolean } = {
  vexillumMatch: (value) => value === 1,
  game: isText,
  table: isText,
  view: (value) => matchViews.some((view) => view === value),
  profile: isText,
  houseRules: isPlain,
  versions: isPlain,
  key: isHex32,
  head: (value) => isPlain(value) && hasKeys(value, ['seq', 'hash']) && isCount(value['seq']) && isHex32(value['hash']),
  signature: (value) => isHex(value, 64),
  ledger: (value) => Array.isArray(value) && value.length > 0,
};

/** What later files have. */
const optional: { readonly [key: string]: (value: unknown) => boolean } = {
  certificate: isCertificate,
  countersignatures: (value) => isListOf(value, isCountersignature),
  names: areKeptNames,
};

/** What is wrong with the shape of a match; `undefined` when it is a `MatchFile`. */
export const misshapenMatch = (value: unknown): MatchFault | undefined => {
  const wrong = (says: Words): MatchFault => ({ kind: 'schema', says });
  if (!isPlain(value)) return wrong(words('The file does not hold a match.'));
  const { view } = value;
  const more = view === 'public' ? [] : view === 'side' ? ['side', 'secrets'] : ['secrets'];
  if (!hasKeys(value, [...needed, 'ledger', ...more], Object.keys(optional)))
    return wrong(words('The file has not the parts that a match has.'));
  const part =
    Object.keys(checks).find((key) => !checks[key]?.(value[key])) ??
    Object.keys(optional).find((key) => Object.hasOwn(value, key) && !optional[key]?.(value[key]));
  if (part !== undefined) return wrong(words('The part {0} of the file is not one.', part));
  if (view === 'side' && !isText(value['side'])) return wrong(words('The part side of the file is not one.'));
  if (view !== 'public' && !isSecrets(value['secrets']))
    return wrong(words('The part secrets of the file is not one.'));
  return misshapenEntry(value['ledger'] as readonly unknown[]);
};

const misshapenEntry = (ledger: readonly unknown[]): MatchFault | undefined => {
  for (const [seq, entry] of ledger.entries()) {
    const says = misshapen(entry);
    if (says !== undefined) return { seq, kind: 'schema', says: words('Entry {0} {1}.', seq, says) };
  }
  return undefined;
};
