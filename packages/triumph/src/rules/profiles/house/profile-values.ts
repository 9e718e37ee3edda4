import type { Json } from '@vexillum/model';
import type { Profile } from '../profile.ts';
import type { Origin } from '../sourced.ts';
import { type AnyTable, isLeaf, isNamedList, isPlain, isSourced, isTable, labels, type Row } from './profile-parts.ts';

/** One number, word or list of a profile, under the path that a house rule names it by. */
export interface ProfileValue extends Origin {
  /** `deploymentBandMu`, `commandDie.most`, `zones.left.toMu`, `troopTypes.SPR.moveMu`, `cards.ambush.standsInPiece`. */
  readonly path: string;
  readonly value: Json;
}

const leavesOf = (path: string, value: unknown, origin: Origin): ProfileValue[] => {
  const { source, isVerified, isHouseRule } = origin;
  if (isLeaf(value)) return [{ path, value, source, isVerified, ...(isHouseRule ? { isHouseRule } : {}) }];
  if (isNamedList(value)) return value.flatMap((item) => leavesOf(`${path}.${item.code}`, item, origin));
  if (!isPlain(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    labels.has(key) ? [] : leavesOf(`${path}.${key}`, inner, origin),
  );
};

const cellOrigin = (table: AnyTable, row: Row, column: string): Origin =>
  table.cells?.find((cell) => cell.code === row.code && cell.column === column) ?? table.columns?.[column] ?? table;

const cellsOf = (path: string, table: AnyTable): ProfileValue[] =>
  table.rows.flatMap((row) =>
    Object.entries(row)
      .filter(([column]) => !labels.has(column))
      .flatMap(([column, value]) => leavesOf(`${path}.${row.code}.${column}`, value, cellOrigin(table, row, column))),
  );

const valuesOf = (path: string, part: unknown): ProfileValue[] => {
  if (isSourced(part)) return leavesOf(path, part.value, part);
  if (isTable(part)) return cellsOf(path, part);
  return isPlain(part) ? Object.entries(part).flatMap(([key, inner]) => valuesOf(`${path}.${key}`, inner)) : [];
};

/** Every value of a profile that a table can play otherwise, in the order of the profile. */
export const profileValues = (profile: Profile): readonly ProfileValue[] =>
  Object.entries(profile).flatMap(([key, part]) => valuesOf(key, part));
