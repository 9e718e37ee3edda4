import type { Json } from '@vexillum/model';
import type { Profile } from '../profile.ts';
import type { Origin } from '../sourced.ts';
import {
  type AnySourced,
  type AnyTable,
  isNamedList,
  isPlain,
  isSourced,
  isTable,
  labels,
  type Row,
} from './profile-parts.ts';
import { hasShape } from './value-shape.ts';

export type HouseValues = { readonly [path: string]: Json };

const ofThisTable: Origin = { source: 'a house rule of this table', isVerified: true, isHouseRule: true };

const childOf = (value: unknown, key: string): unknown => {
  if (isNamedList(value)) return value.find(({ code }) => code === key);
  return isPlain(value) && Object.hasOwn(value, key) ? value[key] : undefined;
};

const throughPart = (part: unknown, key: string): unknown =>
  childOf(isSourced(part) ? part.value : isTable(part) ? part.rows : part, key);

/** The value under a path; `undefined` where the profile has none. */
export const valueAt = (profile: Profile, path: string): Json | undefined => {
  const found = path.split('.').reduce<unknown>(throughPart, profile);
  return (isSourced(found) ? found.value : found) as Json | undefined;
};

const putInside = (value: unknown, keys: readonly string[], put: Json): unknown => {
  const [key, ...rest] = keys;
  if (key === undefined) return put;
  if (isNamedList(value)) return value.map((item) => (item.code === key ? putInside(item, rest, put) : item));
  return { ...(value as object), [key]: putInside(childOf(value, key), rest, put) };
};

const putSourced = (part: AnySourced, keys: readonly string[], put: Json): AnySourced => ({
  ...part,
  ...ofThisTable,
  value: putInside(part.value, keys, put) as Json,
});

const putCell = (table: AnyTable, [code, column, ...rest]: readonly string[], put: Json): AnyTable => {
  if (code === undefined || column === undefined) return table;
  const others = table.cells?.filter((cell) => cell.code !== code || cell.column !== column) ?? [];
  return {
    ...table,
    rows: table.rows.map((row) => (row.code === code ? (putInside(row, [column, ...rest], put) as Row) : row)),
    cells: [...others, { code, column, ...ofThisTable }],
  };
};

const putPart = (part: unknown, keys: readonly string[], put: Json): unknown => {
  if (isSourced(part)) return putSourced(part, keys, put);
  if (isTable(part)) return putCell(part, keys, put);
  const [key = '', ...rest] = keys;
  return { ...(part as object), [key]: putPart(childOf(part, key), rest, put) };
};

/** Paths of what a profile is, which are no rules. */
const names: ReadonlySet<string> = new Set(['id', 'name', 'description']);

const isLabel = (path: string): boolean => names.has(path) || labels.has(path.slice(path.lastIndexOf('.') + 1));

/** Whether this value could be played in the place of the profile’s own. */
export const fits = (profile: Profile, path: string, value: unknown): value is Json =>
  !isLabel(path) && hasShape(path, value, valueAt(profile, path));

/** The profile as a table plays it. Values that fit nowhere change nothing: they come from files that anybody may have written. */
export const withValues = <P extends Profile>(profile: P, values: HouseValues): P =>
  Object.entries(values).reduce<P>(
    (played, [path, value]) => (fits(played, path, value) ? (putPart(played, path.split('.'), value) as P) : played),
    profile,
  );
