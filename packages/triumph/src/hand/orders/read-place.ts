import type { Point } from '@vexillum/geometry';
import type { NumberKind } from './line-reader.ts';
import type { LineReader } from './line-reader.ts';
import { readNamed } from './read-subject.ts';
import type { OrderWords, Place } from './order.ts';

/** What the grammar needs to know of the table. */
export type Ground = Pick<OrderWords, 'board' | 'side'>;

const readCoordinate = (
  reader: LineReader,
  of: NumberKind,
  limit: number,
  mayHaveComma: boolean,
): number | undefined => {
  const value = reader.number(of, [0, limit], mayHaveComma);
  if (value !== undefined) reader.aside('mu');
  return value;
};

const readPair = (reader: LineReader, { board }: Ground, mayHaveComma: boolean): Point | undefined =>
  reader.attempt(() => {
    const x = readCoordinate(reader, 'x', board.width, mayHaveComma);
    if (x === undefined) return undefined;
    reader.mark(',', ';', '/');
    reader.pass('by', 'and', 'und');
    const y = readCoordinate(reader, 'y', board.depth, mayHaveComma);
    return y === undefined ? undefined : { x, y };
  });

/** `40 6`, `40,6`, `40.5,6`, `40,5 6`: a comma is a decimal one only where a second number is left for y. */
export const readPoint = (reader: LineReader, ground: Ground): Point | undefined =>
  readPair(reader, ground, true) ?? readPair(reader, ground, false);

/** One's own base edge, where markers stand. */
const baseEdge = ({ side, board }: Ground): number => (side === 'blue' ? board.depth : 0);

/** A point of which x may be enough. */
export const readPointOnEdge = (reader: LineReader, ground: Ground): Point | undefined => {
  const point = readPair(reader, ground, true);
  if (point) return point;
  return reader.attempt(() => {
    const x = readCoordinate(reader, 'x', ground.board.width, true);
    return x === undefined ? undefined : { x, y: baseEdge(ground) };
  });
};

/** A stand or a point. */
export const readPlace = (reader: LineReader, ground: Ground): Place | undefined => {
  const at = readPoint(reader, ground);
  if (at) return { kind: 'point', at };
  const id = readNamed(reader, 'anybody-on-board', true)?.entry.ids[0];
  return id === undefined ? undefined : { kind: 'stand', id };
};

/** Directions that are the board's. */
const compass = { north: 0, east: 90, south: 180, west: 270, blue: 0, red: 180 } as const;
/** Directions of the screen, which blue sees the other way round. */
const screen = { up: 0, right: 90, down: 180, left: 270 } as const;

const readDirection = (reader: LineReader, { side }: Ground): number | undefined => {
  const fixed = reader.oneOf(['north', 'east', 'south', 'west', 'blue', 'red']);
  if (fixed) return compass[fixed];
  const seen = reader.oneOf(['up', 'down', 'left', 'right']);
  return seen && (screen[seen] + (side === 'blue' ? 180 : 0)) % 360;
};

/** `90`, `n`, `blue`, `up`: the heading in degrees, after `facing`. */
export const readFacing = (reader: LineReader, ground: Ground): number | undefined =>
  reader.attempt(() => {
    reader.mark(',');
    if (!reader.word('facing')) return undefined;
    const direction = readDirection(reader, ground);
    if (direction !== undefined) return direction;
    const degrees = reader.number('heading', [0, 360]);
    if (degrees !== undefined && !reader.mark('°')) reader.aside('degrees');
    return degrees;
  });
