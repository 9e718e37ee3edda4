import type { Json } from '@vexillum/model';
import type { Sourced } from '../sourced.ts';
import type { SourcedTable } from '../sourced-table.ts';

export type Row = { readonly code: string } & { readonly [column: string]: Json };
export type AnySourced = Sourced<Json>;
export type AnyTable = SourcedTable<Row>;
export type PlainJson = { readonly [key: string]: Json };

/** A value, a table of values, or values that belong together (those of a card). */
export type Part = AnySourced | AnyTable | PartGroup;
export interface PartGroup {
  readonly [key: string]: Part;
}

export const isPlain = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isSourced = (part: unknown): part is AnySourced =>
  isPlain(part) && Object.hasOwn(part, 'value') && Object.hasOwn(part, 'isVerified');

export const isTable = (part: unknown): part is AnyTable => isPlain(part) && Array.isArray(part['rows']);

const isScalar = (value: unknown): boolean => value === null || ['number', 'string', 'boolean'].includes(typeof value);

/** A single value, or a list of single values: what a table can play otherwise. */
export const isLeaf = (value: unknown): value is Json =>
  isScalar(value) || (Array.isArray(value) && value.every(isScalar));

/** A list whose items have names of their own, as the zones have. */
export const isNamedList = (value: unknown): value is readonly Row[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => isPlain(item) && typeof item['code'] === 'string');

/** What is written on a thing and not played by, and which case a row is for. */
export const labels: ReadonlySet<string> = new Set([
  'code',
  'name',
  'abbreviation',
  'outline',
  'number',
  'level',
  'when',
]);
