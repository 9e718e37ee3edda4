import type { GlyphKey } from './glyph-key.ts';

/** One stroke or patch of a glyph, on a square from -50 to 50, y down. */
export type Mark =
  | { readonly kind: 'line'; readonly points: readonly number[]; readonly width?: number }
  /** From, control, to. */
  | { readonly kind: 'curve'; readonly points: readonly number[]; readonly width?: number }
  | { readonly kind: 'shape'; readonly points: readonly number[]; readonly isCut?: boolean }
  | { readonly kind: 'disc'; readonly x: number; readonly y: number; readonly radius: number; readonly isCut?: boolean }
  | { readonly kind: 'ring'; readonly x: number; readonly y: number; readonly radius: number; readonly width?: number };

const line = (points: readonly number[], width?: number): Mark => ({
  kind: 'line',
  points,
  ...(width ? { width } : {}),
});
const curve = (points: readonly number[], width?: number): Mark => ({
  kind: 'curve',
  points,
  ...(width ? { width } : {}),
});
const shape = (points: readonly number[]): Mark => ({ kind: 'shape', points });
const cut = (points: readonly number[]): Mark => ({ kind: 'shape', points, isCut: true });
const disc = (x: number, y: number, radius: number): Mark => ({ kind: 'disc', x, y, radius });
const hole = (x: number, y: number, radius: number): Mark => ({ kind: 'disc', x, y, radius, isCut: true });
const ring = (x: number, y: number, radius: number, width?: number): Mark => ({
  kind: 'ring',
  x,
  y,
  radius,
  ...(width ? { width } : {}),
});

/** A shaft with a leaf-shaped head, upright, at x, from bottom to top. */
const spearAt = (x: number, bottom: number, top: number): Mark[] => [
  line([x, bottom, x, top + 14], 7),
  shape([x, top - 6, x + 9, top + 10, x, top + 24, x - 9, top + 10]),
];
/** A javelin slanting up to the right. */
const javelin = (dx: number, dy: number): Mark[] => [
  line([-34 + dx, 34 + dy, 22 + dx, -22 + dy], 7),
  shape([38 + dx, -38 + dy, 28 + dx, -12 + dy, 12 + dx, -28 + dy]),
];
const bow: readonly Mark[] = [curve([-8, -46, 48, 0, -8, 46], 9), line([-8, -44, -8, 44], 4)];
const arrow: readonly Mark[] = [line([-42, 0, 28, 0], 6), shape([46, 0, 24, -13, 24, 13])];
const sword = (mirror: 1 | -1): Mark[] => [
  line([-30 * mirror, 36, 30 * mirror, -36], 9),
  line([-34 * mirror, 12, -8 * mirror, 36], 8),
];
const horse = (dx: number): Mark[] => [
  shape([
    -14 + dx,
    46,
    -20 + dx,
    14,
    -12 + dx,
    -16,
    2 + dx,
    -36,
    4 + dx,
    -50,
    14 + dx,
    -38,
    26 + dx,
    -26,
    42 + dx,
    -2,
    36 + dx,
    12,
    24 + dx,
    12,
    12 + dx,
    4,
    18 + dx,
    24,
    24 + dx,
    46,
  ]),
  hole(14 + dx, -20, 5),
];
const spokes = (x: number, y: number, radius: number): Mark[] => [
  ring(x, y, radius, 8),
  line([x - radius, y, x + radius, y], 5),
  line([x, y - radius, x, y + radius], 5),
  line([x - radius * 0.7, y - radius * 0.7, x + radius * 0.7, y + radius * 0.7], 4),
  line([x - radius * 0.7, y + radius * 0.7, x + radius * 0.7, y - radius * 0.7], 4),
  disc(x, y, radius * 0.28),
];
const wheel = (x: number, y: number, radius: number): Mark[] => [ring(x, y, radius, 7), disc(x, y, radius * 0.35)];
const roundShield = (x: number, y: number, radius: number): Mark[] => [
  disc(x, y, radius),
  hole(x, y, radius * 0.62),
  disc(x, y, radius * 0.34),
];

/** One picture for each troop type: what they carry, or what carries them. */
export const glyphTable: Readonly<Record<GlyphKey, readonly Mark[]>> = {
  archer: [...bow, ...arrow],
  'bow-levy': [curve([-14, -40, 40, 0, -14, 40], 10), line([-14, -38, -14, 38], 5)],
  'light-foot': [...javelin(4, -2), ...roundShield(-14, 16, 24)],
  'light-spear': [...spearAt(24, 46, -42), ...roundShield(-12, 8, 28)],
  rabble: [
    line([0, 46, 0, -8], 8),
    curve([-24, -38, -24, -4, 0, -6], 7),
    curve([24, -38, 24, -4, 0, -6], 7),
    line([0, -8, 0, -42], 7),
  ],
  raider: [curve([-26, 34, 34, 18, 30, -42], 13), line([-38, 18, -14, 44], 8)],
  skirmisher: [...javelin(-14, -8), ...javelin(12, 12)],
  warband: [...sword(1), ...sword(-1)],
  artillery: [line([-38, 12, 36, -26], 18), line([-8, 4, -44, 36], 9), ...wheel(4, 22, 22)],
  'elite-foot': [
    shape([-38, -40, 14, -40, 14, 12, -12, 44, -38, 12]),
    cut([-28, -29, 4, -29, 4, 8, -12, 28, -28, 8]),
    line([-12, -20, -12, 18], 8),
    line([34, 44, 34, -38], 9),
    line([22, 24, 46, 24], 8),
  ],
  'heavy-foot': [...roundShield(0, 0, 42)],
  horde: [
    disc(-26, -22, 12),
    disc(26, -22, 12),
    disc(0, -32, 13),
    shape([-42, 34, -38, 4, -14, 4, -10, 34]),
    shape([10, 34, 14, 4, 38, 4, 42, 34]),
    shape([-18, 44, -14, -10, 14, -10, 18, 44]),
  ],
  pavise: [
    shape([-40, -40, 4, -40, 4, 40, -40, 40]),
    cut([-30, -30, -6, -30, -6, 30, -30, 30]),
    line([-18, -20, -18, 20], 7),
    curve([22, -34, 58, 0, 22, 34], 8),
    line([14, 0, 46, 0], 6),
  ],
  pike: [...spearAt(-26, 48, -42), ...spearAt(0, 48, -42), ...spearAt(26, 48, -42)],
  spear: [
    ...spearAt(26, 48, -44),
    disc(-10, 4, 32),
    hole(-10, 4, 22),
    line([-10, -14, -10, 22], 7),
    line([-28, 4, 8, 4], 7),
  ],
  'war-wagon': [
    shape([-46, 12, -38, -28, 38, -28, 46, 12]),
    cut([-26, -16, -14, -16, -14, -2, -26, -2]),
    cut([14, -16, 26, -16, 26, -2, 14, -2]),
    ...wheel(-26, 26, 15),
    ...wheel(26, 26, 15),
  ],
  warrior: [line([-24, 44, 14, -34], 9), shape([-6, -44, 38, -30, 42, 6, 12, -4, -2, -14])],
  'bad-horse': [...horse(-6)],
  'battle-taxi': [
    ...wheel(-8, 18, 26),
    line([-8, -8, 40, -8], 9),
    line([-40, -30, -40, -4, -8, -4], 9),
    line([40, -8, 46, 12], 7),
  ],
  chariot: [...spokes(0, 4, 38)],
  'elite-cavalry': [...horse(-14), line([34, 44, 34, -34], 9), line([22, 22, 46, 22], 8)],
  'horse-bow': [...horse(-20), curve([24, -40, 62, 2, 24, 44], 8), line([24, -38, 24, 42], 4)],
  'javelin-cavalry': [...horse(-14), line([30, 46, 30, -30], 7), shape([30, -48, 40, -24, 20, -24])],
  knight: [...horse(-6), line([-44, 40, 44, -44], 6), shape([48, -48, 40, -28, 28, -40])],
  cataphract: [
    ...horse(0),
    line([-34, -40, -34, 44], 7),
    shape([-34, -50, -26, -30, -42, -30]),
    cut([-10, 20, 14, 16, 14, 21, -10, 25]),
    cut([-10, 32, 16, 28, 16, 33, -10, 37]),
  ],
  elephant: [
    shape([
      -44, 0, -36, -24, -8, -32, 8, -32, 18, -40, 34, -38, 44, -22, 44, 8, 48, 34, 38, 38, 33, 10, 22, 6, 20, 42, 4, 42,
      2, 22, -18, 22, -20, 42, -36, 42, -40, 16,
    ]),
    hole(30, -22, 4),
    cut([10, -26, 20, -20, 14, -2, 6, -6]),
  ],
  unknown: [
    curve([-20, -22, 6, -58, 20, -18], 10),
    curve([20, -18, 20, -2, 0, 8], 10),
    line([0, 8, 0, 18], 10),
    disc(0, 38, 7),
  ],
};
