import type { LabelTone, SideStyle } from '../view/board-view.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface SidePalette {
  /** Ink on the table: names, arrows, cursors, bands. */
  readonly ink: number;
  /** What is written on the ink's colour. */
  readonly onInk: number;
}

export interface Palette {
  readonly felt: number;
  readonly feltShade: number;
  readonly frame: number;
  readonly frameEdge: number;
  readonly grid: number;
  readonly gridAlpha: number;
  readonly shadow: number;
  readonly shadowAlpha: number;
  readonly front: number;
  /** The dark line round pieces. */
  readonly pieceEdge: number;
  readonly selection: number;
  readonly hover: number;
  readonly label: number;
  readonly labelHalo: number;
  readonly note: number;
  readonly onNote: number;
  /** Lines that measure: paths, arcs, rulers. */
  readonly measure: number;
  /** Round such lines, so that they are seen on any ground. */
  readonly measureCasing: number;
  /** Labels that float above the board. */
  readonly plate: number;
  readonly plateEdge: number;
  readonly onPlate: number;
  readonly onPlateQuiet: number;
  readonly tones: Readonly<Record<LabelTone, number>>;
  /** The sign on each tone's chip. */
  readonly onTones: Readonly<Record<LabelTone, number>>;
  readonly sides: Readonly<Record<SideStyle, SidePalette>>;
}

const light: Palette = {
  felt: 0xc4cca4,
  feltShade: 0xb4be92,
  frame: 0x8a6f52,
  frameEdge: 0x6b5440,
  grid: 0x5d6a45,
  gridAlpha: 0.42,
  shadow: 0x23281a,
  shadowAlpha: 0.2,
  front: 0xfff6df,
  pieceEdge: 0x1d1a17,
  selection: 0xffd447,
  hover: 0xffffff,
  label: 0x35402a,
  labelHalo: 0xf1f2e0,
  note: 0xfff3b8,
  onNote: 0x3a3320,
  measure: 0x2a2520,
  measureCasing: 0xfdf7e6,
  plate: 0xfffdf6,
  plateEdge: 0x8d8672,
  onPlate: 0x231f1a,
  onPlateQuiet: 0x575146,
  tones: { plain: 0x6b655a, good: 0x0b6e63, near: 0xe3a008, over: 0xb3261e },
  onTones: { plain: 0xffffff, good: 0xffffff, near: 0x231f1a, over: 0xffffff },
  sides: {
    red: { ink: 0x9c2c25, onInk: 0xffffff },
    blue: { ink: 0x285799, onInk: 0xffffff },
    neutral: { ink: 0x4f4b44, onInk: 0xffffff },
  },
};

const dark: Palette = {
  felt: 0x2f3d34,
  feltShade: 0x27342c,
  frame: 0x4a3b2e,
  frameEdge: 0x2b221b,
  grid: 0xb9c7b0,
  gridAlpha: 0.2,
  shadow: 0x000000,
  shadowAlpha: 0.34,
  front: 0xfff1d0,
  pieceEdge: 0x0b0d0e,
  selection: 0xffd447,
  hover: 0xffffff,
  label: 0xd5dec8,
  labelHalo: 0x1d2620,
  note: 0xd9c878,
  onNote: 0x241f12,
  measure: 0xfdf7e6,
  measureCasing: 0x14190f,
  plate: 0x1a211c,
  plateEdge: 0x6f7a6c,
  onPlate: 0xf4f1e6,
  onPlateQuiet: 0xbfc4b4,
  tones: { plain: 0x8f988a, good: 0x35b5a2, near: 0xf5c542, over: 0xe0523f },
  onTones: { plain: 0x10140f, good: 0x10140f, near: 0x10140f, over: 0x10140f },
  sides: {
    red: { ink: 0xe98a78, onInk: 0x2a0d0a },
    blue: { ink: 0x8cb8ee, onInk: 0x0a1a30 },
    neutral: { ink: 0xc8c4b8, onInk: 0x1b1a17 },
  },
};

export const paletteOf = (theme: Theme): Palette => (theme === 'dark' ? dark : light);
