import type { MapPoint } from '../src/rules/maps/map-pack.ts';
import type { Site } from './world.ts';

/** Sites as a world writes them: `Name x,y`, and what its land reaches more or less than others' where that is not 0. */
export const sites = (text: string): Site[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [, name = '', x, y, weight] = /^\s*(.+?) (\d+),(\d+)(?: (-?\d+))?\s*$/.exec(line) ?? [];
      if (name === '') throw new Error(`This is no site: ${line}`);
      return { name, at: [Number(x), Number(y)], ...(weight === undefined ? {} : { weight: Number(weight) }) };
    });

/** An oval, and the two directions between which sites stand on it, in degrees (0 is east, 90 south). */
export interface Bow {
  readonly middle: MapPoint;
  readonly across: number;
  readonly down: number;
  readonly from: number;
  readonly to: number;
}

/** Sites in a row on a bow, the first and the last at its ends. */
export const sitesOn = ({ middle: [x, y], across, down, from, to }: Bow, names: readonly string[]): Site[] =>
  names.map((name, index) => {
    const turn = ((from + ((to - from) * index) / Math.max(1, names.length - 1)) / 180) * Math.PI;
    return { name, at: [Math.round(x + Math.cos(turn) * across), Math.round(y + Math.sin(turn) * down)] };
  });
