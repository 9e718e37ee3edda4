import type { Json } from '@vexillum/model';
import { isPlain, type PlainJson } from './profile-parts.ts';

const MOST_IN_LIST = 32;
const LONGEST_WORD = 40;
const LARGEST = 10_000;

type Kind = 'number' | 'string' | 'boolean';

/** Values that may be missing, and what they are where they are not. */
const orNothing: Readonly<Record<string, Kind>> = {
  markerReachMu: 'number',
  routMu: 'number',
  terrainGapMu: 'number',
  terrainEdgeGapMu: 'number',
  centerMinimumHalfPoints: 'number',
  moveMu: 'number',
  shooting: 'number',
  rangeMu: 'number',
  halfPoints: 'number',
  atMost: 'number',
  mostStands: 'number',
  factor: 'number',
  cheaper: 'string',
};

/** Troop types move, and stands cost, whatever a table agrees on. */
const neverNothing = /^(troopTypes\..*\.(moveMu|halfPoints)|battleCards|cards|cardFactors|campCombat|defeatedAt)/;

const kinds: readonly string[] = ['number', 'string', 'boolean'] satisfies Kind[];

const isKind = (value: unknown, kind: string): boolean =>
  kinds.includes(kind) &&
  typeof value === kind &&
  (typeof value !== 'number' || (Number.isFinite(value) && Math.abs(value) <= LARGEST)) &&
  (typeof value !== 'string' || value.length <= LONGEST_WORD);

const isShare = (value: unknown): boolean =>
  isPlain(value) && Object.keys(value).length === 2 && isKind(value['part'], 'number') && isKind(value['of'], 'number');

const isListLike = (value: unknown, like: readonly Json[]): boolean =>
  Array.isArray(value) &&
  value.length <= MOST_IN_LIST &&
  value.every((item) => isKind(item, like.length === 0 ? 'string' : typeof like[0]));

const isObjectLike = (path: string, value: unknown, like: PlainJson): boolean =>
  isPlain(value) &&
  Object.keys(value).length === Object.keys(like).length &&
  Object.entries(like).every(
    ([key, inner]) => Object.hasOwn(value, key) && hasShape(`${path}.${key}`, value[key], inner),
  );

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Whether a value could stand where another stands: a number for a number, a list for a list of the same things, nothing where there may be nothing. */
export const hasShape = (path: string, value: unknown, like: Json | undefined): value is Json => {
  if (like === undefined || (like === null && value === null)) return like === value;
  if (path === 'demoralizedAt') return value === null || isShare(value);
  const missing = neverNothing.test(path) ? undefined : orNothing[lastOf(path)];
  if (missing !== undefined && (value === null || like === null)) return value === null || isKind(value, missing);
  if (Array.isArray(like)) return isListLike(value, like);
  return isPlain(like) ? isObjectLike(path, value, like as PlainJson) : isKind(value, typeof like);
};
