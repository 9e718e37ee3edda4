import type { LabelTone, SideStyle } from '../view/board-view.ts';
import { colorWorn, type SideColor, type WornColors } from '../view/side-color.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface SidePalette {
  /** Ink on the table: names, arrows, cursors, bands. */
  readonly ink: number;
  /** What is written on the ink's colour. */
  readonly onInk: number;
}

/** The table and what lies on it: the same by day and by night, since who darkens the room does not paint the table. */
interface TableColors {
  readonly felt: number;
  /** The wooden frame, its grain and the edge that lies in the light. */
  readonly frame: number;
  readonly frameEdge: number;
  readonly frameLight: number;
  /** Marks and letters that are let into the wood. */
  readonly inlay: number;
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
}

/** What belongs to the room: it is lit as the theme says. */
interface RoomColors {
  /** How dark the table's shadow on the floor is. */
  readonly roomShadow: number;
  /** Labels that float above the board. */
  readonly plate: number;
  readonly plateEdge: number;
  readonly onPlate: number;
  readonly onPlateQuiet: number;
  readonly tones: Readonly<Record<LabelTone, number>>;
  /** The sign on each tone's chip. */
  readonly onTones: Readonly<Record<LabelTone, number>>;
}

export interface Palette extends TableColors, RoomColors {
  readonly sides: Readonly<Record<SideStyle, SidePalette>>;
}

/** Dark enough to be seen as a line on any ground, and to be written on in white. */
const inks: Readonly<Record<SideColor, number>> = {
  red: 0x9c2c25,
  blue: 0x285799,
  green: 0x4d7d46,
  purple: 0x4a1394,
  gold: 0x907000,
  charcoal: 0x2a292d,
  rose: 0x812557,
  turquoise: 0x0e837d,
};

const inked = (ink: number): SidePalette => ({ ink, onInk: 0xffffff });
const nobody = inked(0x4f4b44);

const table: TableColors = {
  felt: 0xabb57c,
  frame: 0x7a5636,
  frameEdge: 0x3f2a19,
  frameLight: 0xb98a5c,
  inlay: 0xf0dcae,
  grid: 0x3c4526,
  gridAlpha: 0.3,
  shadow: 0x1b1c10,
  shadowAlpha: 0.3,
  front: 0xfff6df,
  pieceEdge: 0x1d1a17,
  selection: 0xffd447,
  hover: 0xffffff,
  label: 0x1a1f10,
  labelHalo: 0xf1f2e0,
  note: 0xfff3b8,
  onNote: 0x3a3320,
  measure: 0x2a2520,
  measureCasing: 0xfdf7e6,
};

const rooms: Readonly<Record<Theme, RoomColors>> = {
  light: {
    roomShadow: 0.42,
    plate: 0xfffdf6,
    plateEdge: 0x8d8672,
    onPlate: 0x231f1a,
    onPlateQuiet: 0x575146,
    tones: { plain: 0x6b655a, good: 0x0b6e63, near: 0xe3a008, over: 0xb3261e },
    onTones: { plain: 0xffffff, good: 0xffffff, near: 0x231f1a, over: 0xffffff },
  },
  dark: {
    roomShadow: 0.75,
    plate: 0x1a211c,
    plateEdge: 0x6f7a6c,
    onPlate: 0xf4f1e6,
    onPlateQuiet: 0xbfc4b4,
    tones: { plain: 0x8f988a, good: 0x35b5a2, near: 0xf5c542, over: 0xe0523f },
    onTones: { plain: 0x10140f, good: 0x10140f, near: 0x10140f, over: 0x10140f },
  },
};

export const paletteOf = (theme: Theme, worn?: WornColors): Palette => ({
  ...table,
  ...rooms[theme],
  sides: { red: inked(inks[colorWorn('red', worn)]), blue: inked(inks[colorWorn('blue', worn)]), neutral: nobody },
});
