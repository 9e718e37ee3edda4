const parts = (color: number): readonly [number, number, number] => [
  (color >> 16) & 255,
  (color >> 8) & 255,
  color & 255,
];

/** The colour with this share of another in it, 0 to 1. */
export const mixed = (color: number, other: number, share: number): number => {
  const [from, to] = [parts(color), parts(other)];
  const [red, green, blue] = from.map((part, index) => Math.round(part + ((to[index] as number) - part) * share)) as [
    number,
    number,
    number,
  ];
  return (red << 16) | (green << 8) | blue;
};

/** How much light a colour sends, 0 to 1, by WCAG 2. */
export const luminance = (color: number): number => {
  const [red, green, blue] = parts(color).map((part) =>
    part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const DARK_INK = 0x040404;
const LIGHT_INK = 0xffffff;

const contrast = (a: number, b: number): number => {
  const [first, second] = [luminance(a) + 0.05, luminance(b) + 0.05];
  return Math.max(first, second) / Math.min(first, second);
};

/** Dark or light, whichever is the easier to read on the colour. */
export const inkOn = (color: number): number =>
  contrast(color, DARK_INK) >= contrast(color, LIGHT_INK) ? DARK_INK : LIGHT_INK;

/** A shade of the colour that is told from it without being another colour: darker, or lighter where it is dark itself. */
export const shaded = (color: number, share: number): number =>
  luminance(color) > 0.09 ? mixed(color, 0x000000, share) : mixed(color, 0xffffff, share);
