import { normalHeading, type Pose } from '@vexillum/model';
import { type BoardPoint, type Presence, PRESENCE_PIECES, PRESENCE_POINTS, type SeenArea } from './presence.ts';

/** What the value says, or `undefined` where it says nothing that makes sense. */
type Reader<T> = (value: unknown) => T | undefined;

/** Thousandths of an MU. No board is larger than 100 MU, and nobody points at anything more than 200 MU beyond it. */
const LEAST = -200_000;
const MOST = 300_000;
const WIDEST = 1_000_000;
const LONGEST_DELAY = 60_000;
const idPattern = /^[A-Za-z0-9_.:-]{1,64}$/;

/** Rounded, so that a message holds no more digits than it needs. */
const wholeNumber =
  (least: number, most: number): Reader<number> =>
  (value) => {
    if (typeof value !== 'number') return undefined;
    const rounded = Math.round(value);
    return rounded >= least && rounded <= most ? rounded : undefined;
  };

const coordinate = wholeNumber(LEAST, MOST);
const span = wholeNumber(1, WIDEST);
const cost = wholeNumber(0, WIDEST);
const heading = wholeNumber(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

/** An id becomes a key of plain objects in every browser, so none may be called as what all objects inherit. */
const id: Reader<string> = (value) =>
  typeof value === 'string' && idPattern.test(value) && value !== 'prototype' && !(value in Object.prototype)
    ? value
    : undefined;

const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

const orNull =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null ? null : reader(value);

/** As a whole or not at all. */
const listOf =
  <T>(reader: Reader<T>, most: number): Reader<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length > most) return undefined;
    const read = value.map(reader);
    return read.includes(undefined) ? undefined : (read as T[]);
  };

const tuple =
  <T extends readonly unknown[]>(...readers: { readonly [K in keyof T]: Reader<T[K]> }): Reader<T> =>
  (value) => {
    if (!Array.isArray(value) || value.length !== readers.length) return undefined;
    const read = readers.map((reader, i) => reader(value[i]));
    return read.includes(undefined) ? undefined : (read as unknown as T);
  };

const point = tuple<BoardPoint>(coordinate, coordinate);
const area = tuple<SeenArea>(coordinate, coordinate, span);
const price = tuple<readonly [number, number | null]>(cost, orNull(cost));

const pose: Reader<Pose> = (value) => {
  const read = tuple<Pose>(coordinate, coordinate, heading)(value);
  return read && [read[0], read[1], normalHeading(read[2])];
};

const drag: Reader<{ readonly [id: string]: Pose }> = (value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value);
  if (entries.length > PRESENCE_PIECES) return undefined;
  const read = entries.map(([key, at]) => [id(key), pose(at)] as const);
  return read.some(([key, at]) => key === undefined || at === undefined)
    ? undefined
    : (Object.fromEntries(read) as { readonly [id: string]: Pose });
};

/** What a client may say of itself. `seat`, `from`, `online` and `taken` are the server's to say. */
const readers = {
  cursor: orNull(point),
  drag: orNull(drag),
  price: orNull(price),
  laser: orNull(listOf(point, PRESENCE_POINTS)),
  ping: point,
  look: point,
  gather: area,
  delay: wholeNumber(0, LONGEST_DELAY),
  view: orNull(area),
  selection: listOf(id, PRESENCE_PIECES),
  hover: orNull(id),
  ruler: orNull(listOf(point, PRESENCE_POINTS)),
  show: flag,
} satisfies { readonly [K in keyof Presence]?: Reader<Presence[K]> };

/**
 * What a client says of itself, as far as it makes sense: every key is either as {@link Presence} has it, within bounds, or left out.
 * A new value made of checked parts, so that nothing a client adds travels along.
 */
export const readPresence = (said: object): Presence => {
  const read = Object.entries(readers).flatMap(([key, reader]) => {
    const value = Object.hasOwn(said, key) ? reader((said as Record<string, unknown>)[key]) : undefined;
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(read);
};
