import { words } from '@vexillum/model';
import { type AnyTable, isTable, type Row } from '../house/profile-parts.ts';
import { battleCardOf } from '../rows-of.ts';
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

const wagonsHaveAWidth: Law = ({ cards: { camps, elephantScreen } }) =>
  Object.entries({
    'cards.camps.wagonWidthMu': camps.wagonWidthMu,
    'cards.elephantScreen.markerDepthMu': elephantScreen.markerDepthMu,
  }).flatMap(([field, { value }]) =>
    unless(value.length === 2 && value[0] <= value[1], field, words('It needs a least and a most.')),
  );

export const tableLaws: readonly Law[] = [tablesAreSound, cardTablesNameCards, wagonsHaveAWidth];
