type Colour = readonly [red: number, green: number, blue: number];
type Channel = 0 | 1 | 2;

const channels = [0, 1, 2] as const;
const COLOURS = 256;

interface Shade {
  readonly colour: Colour;
  count: number;
}

/** Shades that one colour will stand for, with its mean and how wrong it is in each channel. */
interface Box {
  readonly shades: readonly Shade[];
  readonly mean: Colour;
  readonly errors: Colour;
}

/** Colours that differ by less than the eye sees are one shade. */
const keyOf = (red: number, green: number, blue: number): number =>
  ((red >> 1) << 14) | ((green >> 1) << 7) | (blue >> 1);

const boxOf = (shades: readonly Shade[]): Box => {
  const total = shades.reduce((sum, { count }) => sum + count, 0);
  const sum = (term: (colour: Colour) => number) =>
    shades.reduce((all, { colour, count }) => all + term(colour) * count, 0);
  const meanOf = (channel: Channel) => sum((colour) => colour[channel]) / total;
  const mean: Colour = [meanOf(0), meanOf(1), meanOf(2)];
  const errorOf = (channel: Channel) => sum((colour) => (colour[channel] - mean[channel]) ** 2);
  return { shades, mean, errors: [errorOf(0), errorOf(1), errorOf(2)] };
};

const worstChannel = ({ errors }: Box): Channel => channels.toSorted((a, b) => errors[b] - errors[a])[0] ?? 0;
const worst = (box: Box): number => box.errors[worstChannel(box)];

const halves = (box: Box): Box[] => {
  const channel = worstChannel(box);
  const isLow = ({ colour }: Shade) => colour[channel] < box.mean[channel];
  return [box.shades.filter(isLow), box.shades.filter((shade) => !isLow(shade))].map(boxOf);
};

const shadesOf = (pixels: Uint8Array, step: number): Shade[] => {
  const shades = new Map<number, Shade>();
  for (let at = 0; at < pixels.length; at += step) {
    const colour: Colour = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const shade = shades.get(keyOf(...colour));
    if (shade) shade.count += 1;
    else shades.set(keyOf(...colour), { colour, count: 1 });
  }
  return [...shades.values()];
};

export interface Palette {
  readonly colours: readonly Colour[];
  readonly indexOf: (red: number, green: number, blue: number) => number;
}

/** At most 256 colours for a picture: the one that is most wrong is parted until there are enough. `step` bytes are a pixel. */
export const paletteOf = (pixels: Uint8Array, step: number): Palette => {
  const boxes = [boxOf(shadesOf(pixels, step))];
  while (boxes.length < COLOURS) {
    const box = boxes.reduce((a, b) => (worst(a) >= worst(b) ? a : b));
    if (worst(box) === 0) break;
    boxes.splice(boxes.indexOf(box), 1, ...halves(box));
  }
  const indices = new Map(
    boxes.flatMap(({ shades }, index) => shades.map(({ colour }) => [keyOf(...colour), index] as const)),
  );
  return {
    colours: boxes.map(({ mean: [red, green, blue] }) => [Math.round(red), Math.round(green), Math.round(blue)]),
    indexOf: (red, green, blue) => indices.get(keyOf(red, green, blue)) ?? 0,
  };
};
