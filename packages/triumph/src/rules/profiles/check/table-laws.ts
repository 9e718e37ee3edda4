import { words } from '@vexillum/model';
import { type AnyTable, isTable, type Row } from '../house/profile-parts.ts';
import type { FullProfile } from '../full-profile.ts';
import { battleCardOf, troopTypeOf } from '../rows-of.ts';
import { type Law, unless } from './law.ts';

const tablesOf = (profile: object): [string, AnyTable][] =>
  Object.entries(profile).filter((part): part is [string, AnyTable] => isTable(part[1]));

const isColumn = (row: Row | undefined, column: string): boolean => row !== undefined && Object.hasOwn(row, column);

const originsAreOfTheTable = (field: string, { rows, columns = {}, cells = [] }: AnyTable) => [
  ...Object.keys(columns).flatMap((column) =>
    unless(isColumn(rows[0], column), field, words('It has no column {0}.', column)),
  ),
  ...cells.flatMap(({ code, column }) =>
    unless(
      isColumn(
        rows.find((row) => row.code === code),
        String(column),
      ),
      `${field}.${code}`,
      words('It has no cell {0}.', String(column)),
    ),
  ),
];

const tablesAreSound: Law = (profile) =>
  tablesOf(profile).flatMap(([field, table]) => [
    ...unless(table.rows.length > 0, field, words('It is empty.')),
    ...unless(
      new Set(table.rows.map(({ code }) => code)).size === table.rows.length,
      field,
      words('It has one code twice.'),
    ),
    ...originsAreOfTheTable(field, table),
  ]);

const cardTablesNameCards: Law = (profile) =>
  (['cardTerms', 'cardLosses', 'cardPlays', 'terrainExemptions'] as const).flatMap((field) =>
    (profile[field].rows as readonly { readonly code: string }[]).flatMap(({ code }) =>
      unless(battleCardOf(profile, code) !== undefined, `${field}.${code}`, words('There is no such card.')),
    ),
  );

/** The troops and the cards that rows of combat are for. */
const casesOf = ({ cardFactors, outcomes, pursuits }: FullProfile) => [
  ...cardFactors.rows.map(({ code, when }) => ({
    field: `cardFactors.${code}`,
    types: when.against,
    cards: [when.card, ...when.notAgainst],
  })),
  ...outcomes.rows.map(({ code, when }) => ({
    field: `outcomes.${code}`,
    types: [...when.losers, ...when.against],
    cards: when.loserCards,
  })),
  ...pursuits.rows.map(({ code, when }) => ({
    field: `pursuits.${code}`,
    types: when.winners,
    cards: when.winnerCards,
  })),
];

const combatsNameTheirTroops: Law = (profile) =>
  casesOf(profile).flatMap(({ field, types, cards }) => [
    ...types.flatMap((type) =>
      unless(troopTypeOf(profile, type) !== undefined, field, words('There is no {0}.', type)),
    ),
    ...cards.flatMap((card) =>
      unless(battleCardOf(profile, card) !== undefined, field, words('There is no such card.')),
    ),
  ]);

const wagonsHaveAWidth: Law = ({ cards: { camps, elephantScreen } }) =>
  Object.entries({
    'cards.camps.wagonWidthMu': camps.wagonWidthMu,
    'cards.elephantScreen.markerDepthMu': elephantScreen.markerDepthMu,
  }).flatMap(([field, { value }]) =>
    unless(value.length === 2 && value[0] <= value[1], field, words('It needs a least and a most.')),
  );

export const tableLaws: readonly Law[] = [
  tablesAreSound,
  cardTablesNameCards,
  combatsNameTheirTroops,
  wagonsHaveAWidth,
];
