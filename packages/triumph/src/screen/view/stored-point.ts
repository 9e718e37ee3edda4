import type { Point } from '@vexillum/geometry';
import { MILLI_MU } from '@vexillum/model';

type StoredPoint = readonly [x: number, y: number];

/** Points are told and kept in thousandths of an MU. */
export const pointOf = ([x, y]: StoredPoint): Point => ({ x: x / MILLI_MU, y: y / MILLI_MU });
export const storedPoint = ({ x, y }: Point): StoredPoint => [Math.round(x * MILLI_MU), Math.round(y * MILLI_MU)];
