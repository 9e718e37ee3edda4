import { type Words, words } from '@vexillum/model';
import { canonicalJson } from '../canonical-json.ts';
import { isSignedBy } from '../heads/signing.ts';
import { isPlain } from '../shape.ts';
import { CONTINUED, isContinued } from './continued.ts';
import type { GenesisFacts } from './genesis-facts.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import type { MatchFault } from './match-fault.ts';
import type { MatchFile } from './match-file.ts';

/** Everything outside the entries must say what the entries say, so that no byte of a file is without a guard. */
export const checkHeader = (match: MatchFile, genesis: GenesisFacts, key: string): readonly MatchFault[] => {
  const wrong = (says: Words): MatchFault => ({ kind: 'header', says });
  const last = match.ledger.at(-1);
  const faults: MatchFault[] = [];
  if (match.head.seq !== last?.seq || match.head.hash !== last.hash)
    faults.push(wrong(words('The head is not the last entry.')));
  if (match.key !== key) faults.push(wrong(words('The key is not the one in the ledger.')));
  const said = whatEntriesSay(match.ledger, genesis);
  for (const part of ['game', 'profile', 'houseRules', 'table', 'versions'] as const)
    if (!isSame(match[part], said[part])) faults.push(wrong(words('The part {0} is not what the ledger says.', part)));
  if (match.side !== undefined && ![...genesis.sideOf.values()].includes(match.side))
    faults.push(wrong(words('The part side is not a side of this game.')));
  return faults;
};

/** The head must be the server's own: whoever cuts entries off the end has no signature for what is left. */
export const checkSignature = ({ head, key, signature }: MatchFile, gameId: string): readonly MatchFault[] =>
  isSignedBy({ game: gameId, ...head }, signature, key)
    ? []
    : [
        {
          seq: head.seq,
          kind: 'signature',
          says: words("The signature of the head, entry {0}, is not the server's.", head.seq),
        },
      ];

interface Said {
  readonly game: unknown;
  readonly profile: unknown;
  readonly houseRules: unknown;
  readonly table: string;
  readonly versions: unknown;
}

const whatEntriesSay = (ledger: readonly LedgerEntry[], genesis: GenesisFacts): Said => {
  const table = ledger.reduce<unknown>((now, { changes }) => tableAfter(changes) ?? now, undefined);
  const { game, profile, houseRules } = isPlain(table) ? table : {};
  const moved = ledger.findLast(({ name, args }) => name === CONTINUED && isContinued(args))?.args;
  return isContinued(moved)
    ? { game, profile, houseRules, table: moved.table, versions: moved.versions }
    : { game, profile, houseRules, table: genesis.gameId, versions: genesis.versions };
};

/** The table's own record, under the id `this`, where an entry changes it. */
const tableAfter = (changes: LedgerEntry['changes']): unknown => {
  const change = isPlain(changes?.['table']) ? changes['table']['this'] : undefined;
  return Array.isArray(change) ? change[1] : undefined;
};

const isSame = (a: unknown, b: unknown): boolean =>
  a !== undefined && b !== undefined && canonicalJson(a) === canonicalJson(b);
