import { seededRandom } from '@vexillum/geometry';
import type { SoilPalette } from '../look/soil-palette.ts';

/** Of the picture, in pixels per MU: it is soft, and what is fine on it comes from the turf. */
export const SOIL_PIXELS = 8;

/** Smooth noise between 0 and 1 over a picture, with hills so many pixels apart. */
const noise = (width: number, height: number, cell: number, random: () => number): Float32Array => {
  const columns = Math.ceil(width / cell) + 2;
  const rows = Math.ceil(height / cell) + 2;
  const lattice = Float32Array.from({ length: columns * rows }, random);
  const soft = (share: number) => share * share * (3 - 2 * share);
  const steps = Array.from({ length: width }, (_, x) => Math.floor(x / cell));
  const shares = Float32Array.from({ length: width }, (_, x) => soft(x / cell - Math.floor(x / cell)));
  const heights = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / cell);
    const down = soft(y / cell - row);
    const [above, below] = [row * columns, (row + 1) * columns];
    for (let x = 0; x < width; x += 1) {
      const at = steps[x] as number;
      const right = shares[x] as number;
      const a = lattice[above + at] as number;
      const b = lattice[above + at + 1] as number;
      const c = lattice[below + at] as number;
      const d = lattice[below + at + 1] as number;
      const top = a + (b - a) * right;
      heights[y * width + x] = top + (c + (d - c) * right - top) * down;
    }
  }
  return heights;
};

/** In MU: how far apart the patches of each layer of noise lie, and how much it counts. */
const layers = [
  [17, 0.5],
  [7, 0.3],
  [2.6, 0.14],
  [0.9, 0.06],
] as const;

const rise = (value: number, from: number, to: number): number => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

/** Shares of moist and of parched ground, at a height of the noise. */
const SHARES = { lush: [0.47, 0.33], parched: [0.54, 0.69] } as const;
/** How much lighter or darker single spots are. */
const MOTTLED = 0.05;
const GRAINED = 0.045;
/** How far the frame's shade reaches over the ground, in MU. */
const RIM = 1.1;

/** The pixels of a ground of so many MU: patches of three tones that run into each other, with a grain. */
export const soilPixels = (soil: SoilPalette, seed: number, width: number, depth: number): Uint8ClampedArray => {
  const [wide, deep] = [Math.round(width * SOIL_PIXELS), Math.round(depth * SOIL_PIXELS)];
  const random = seededRandom(seed);
  const parts = layers.map(([cell, weight]) => ({ heights: noise(wide, deep, cell * SOIL_PIXELS, random), weight }));
  const mottle = noise(wide, deep, 0.5 * SOIL_PIXELS, random);
  const tones = [soil.base, soil.lush, soil.parched].map((tone) => [tone >> 16, (tone >> 8) & 255, tone & 255]);
  const [base, lush, parched] = tones as [number[], number[], number[]];
  const pixels = new Uint8ClampedArray(wide * deep * 4);
  let grain = seed | 1;
  for (let y = 0; y < deep; y += 1) {
    const edgeY = Math.min(y, deep - 1 - y) / SOIL_PIXELS;
    for (let x = 0; x < wide; x += 1) {
      const at = y * wide + x;
      let height = 0;
      for (const { heights, weight } of parts) height += (heights[at] as number) * weight;
      const moist = rise(height, ...SHARES.lush);
      const sunny = rise(height, ...SHARES.parched);
      grain = (Math.imul(grain, 1_664_525) + 1_013_904_223) | 0;
      const edge = Math.min(edgeY, Math.min(x, wide - 1 - x) / SOIL_PIXELS);
      const shade = edge < RIM ? 1 - 0.13 * (1 - edge / RIM) ** 2 : 1;
      const light =
        (1 + MOTTLED * ((mottle[at] as number) * 2 - 1) + GRAINED * ((grain >>> 8) / 0xffffff - 0.5)) * shade;
      for (let part = 0; part < 3; part += 1) {
        const plain = base[part] as number;
        const toned = plain + ((lush[part] as number) - plain) * moist + ((parched[part] as number) - plain) * sunny;
        pixels[at * 4 + part] = toned * light;
      }
      pixels[at * 4 + 3] = 255;
    }
  }
  return pixels;
};
