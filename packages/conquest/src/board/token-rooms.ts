import type { Point } from '@vexillum/geometry';
import type { AreaView } from './areas-view.ts';
import { isSameLand } from './is-same-land.ts';

/** Of a plate's letters, in CSS pixels: nobody should have to guess a count. */
const SMALLEST_FONT = 12;
const LARGEST_FONT = 18;

/** Share of an area's breadth that a token is high, and the limits of its height in CSS pixels. */
const SHARE = 0.66;
const SMALLEST = 26;
const LARGEST = 88;
/** Where a miniature could not be so high, there is none, only the plate with letter and count. */
const SMALLEST_FIGURE = 25;
/** How crowded the map is goes by its smaller areas. */
const CROWDED = 0.3;
const DEFAULT_ROOM = 4;

export interface TokenSize {
  /** Height of miniature and base, in CSS pixels. */
  readonly height: number;
  /** Of the letters on the plate, in CSS pixels. */
  readonly font: number;
  readonly hasFigure: boolean;
}

const surface = (ring: readonly Point[]): number => {
  let twice = 0;
  let a = ring.at(-1);
  for (const b of ring) {
    if (a) twice += a.x * b.y - b.x * a.y;
    a = b;
  }
  return Math.abs(twice) / 2;
};

/** In MU, how broad the smaller areas of a map are. */
const roomOf = (areas: readonly AreaView[]): number => {
  const breadths = areas
    .map(({ rings }) => Math.sqrt(rings.reduce((sum, ring) => sum + surface(ring), 0)))
    .sort((a, b) => a - b);
  return breadths[Math.floor((breadths.length - 1) * CROWDED)] ?? DEFAULT_ROOM;
};

/** How large tokens are drawn: as their map allows, but never too small to be read. All are of one size. */
export class TokenRooms {
  #land: readonly AreaView['rings'][] = [];
  #room = DEFAULT_ROOM;

  /** True where the tokens' size is another now. */
  show(areas: readonly AreaView[]): boolean {
    const land = areas.map(({ rings }) => rings);
    const isOld = isSameLand(this.#land, land);
    this.#land = land;
    if (isOld) return false;
    const room = roomOf(areas);
    const isOther = room !== this.#room;
    this.#room = room;
    return isOther;
  }

  /** In MU, how broad an area is at least, but for the smallest ones. */
  get room(): number {
    return this.#room;
  }

  sizeAt(scale: number): TokenSize {
    const wanted = this.#room * scale * SHARE;
    const height = Math.min(LARGEST, Math.max(SMALLEST, wanted));
    const hasFigure = wanted >= SMALLEST_FIGURE;
    const font = hasFigure ? Math.max(SMALLEST_FONT + 1, Math.round(height * 0.27)) : SMALLEST_FONT;
    return { height, font: Math.min(LARGEST_FONT, font), hasFigure };
  }
}
