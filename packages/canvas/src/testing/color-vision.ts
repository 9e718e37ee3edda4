/**
 * How colours look to people who lack one kind of cone. Matrices on linear RGB of G. M. Machado, M. M. Oliveira, L. A. F. Fernandes,
 * "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15(6), 2009, severity 1.0.
 */
const matrices = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

export type Vision = keyof typeof matrices;
export const visions = Object.keys(matrices) as Vision[];

type Triple = readonly [number, number, number];

const linear = (color: number): Triple =>
  [16, 8, 0].map((shift) => {
    const part = ((color >> shift) & 255) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Triple;

const times = (matrix: readonly number[], [a, b, c]: Triple): Triple =>
  [0, 3, 6].map((row) => {
    const [x, y, z] = matrix.slice(row, row + 3) as [number, number, number];
    return Math.max(0, Math.min(1, x * a + y * b + z * c));
  }) as unknown as Triple;

/** sRGB to XYZ under D65, divided by its white (IEC 61966-2-1). */
const toXyz = [
  0.4124 / 0.9505,
  0.3576 / 0.9505,
  0.1805 / 0.9505,
  0.2126,
  0.7152,
  0.0722,
  0.0193 / 1.089,
  0.1192 / 1.089,
  0.9505 / 1.089,
];

const toLab = (rgb: Triple): Triple => {
  const [x, y, z] = times(toXyz, rgb).map((part) =>
    part > 216 / 24389 ? Math.cbrt(part) : ((24389 / 27) * part + 16) / 116,
  ) as unknown as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

/** How far apart two colours look, as the distance in CIELAB (1976); about 2.3 is just noticed. */
export const difference = (a: number, b: number, vision: Vision): number => {
  const [first, second] = [a, b].map((color) => toLab(times(matrices[vision], linear(color)))) as [Triple, Triple];
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
};

/** The contrast of WCAG 2, 1 to 21. */
export const contrast = (a: number, b: number): number => {
  const light = (color: number) => {
    const [red, green, blue] = linear(color);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const [first, second] = [light(a), light(b)];
  return Math.max(first, second) / Math.min(first, second);
};
