import type { TerrainStyle } from '../land/terrain-style.ts';
import {
  colorWorn,
  paletteOf,
  type Palette,
  type SideColor,
  type SideStyle,
  type Theme,
  type WornColors,
} from '@vexillum/canvas/layers';

export interface StandPalette {
  /** The base of a stand. */
  readonly base: number;
  /** Its hatch or dots. */
  readonly pattern: number;
  /** The bands along its rear, darker than the rest so that nobody takes them for the front. */
  readonly band: number;
  /** What is written on it, and the rim round that where it lies across something else. */
  readonly letter: number;
  readonly halo: number;
}

export interface TerrainPalette {
  readonly ground: number;
  readonly border: number;
  readonly detail: number;
  readonly light: number;
  readonly dark: number;
}

/** The colours that only a battle has. */
interface BattleColors {
  readonly badge: number;
  readonly onBadge: number;
  readonly gold: number;
  /** Of tents. */
  readonly canvas: number;
  /** Ground where a move costs more. */
  readonly warning: number;
  readonly terrain: Readonly<Record<TerrainStyle, TerrainPalette>>;
}

export interface BattlePalette extends Palette, BattleColors {
  readonly stands: Readonly<Record<SideStyle, StandPalette>>;
}

const colors: BattleColors = {
  badge: 0xfdf7e6,
  onBadge: 0x2a2520,
  gold: 0xf6c945,
  canvas: 0xefe7d3,
  warning: 0x8a4b00,
  terrain: {
    woods: { ground: 0x77884e, border: 0x6d8750, detail: 0x587c3d, light: 0x85a554, dark: 0x37592f },
    marsh: { ground: 0x8a9c6d, border: 0x76977a, detail: 0x7d8b45, light: 0x93b9b0, dark: 0x4d8088 },
    rough: { ground: 0xbcab7e, border: 0xa3966b, detail: 0x8d8250, light: 0xe0d8c0, dark: 0x8d8368 },
    dunes: { ground: 0xe2cf9c, border: 0xc6b27c, detail: 0xc0a468, light: 0xf5e7bd, dark: 0xb2915a },
    oasis: { ground: 0xd9c791, border: 0xb9ae70, detail: 0x5f8f45, light: 0x7db9c4, dark: 0x9a8450 },
    'gentle-hills': { ground: 0xaeb06c, border: 0xa39d66, detail: 0x9a935c, light: 0xd8d695, dark: 0x737043 },
    'steep-hills': { ground: 0xaf9d6b, border: 0x8c7b50, detail: 0x8a7a58, light: 0xd3c69a, dark: 0x6a5732 },
    'wooded-hills': { ground: 0x98a060, border: 0x7f8650, detail: 0x587c3d, light: 0x85a554, dark: 0x4f6234 },
    village: { ground: 0xc7b887, border: 0xb3a27a, detail: 0xa8573a, light: 0xc98a58, dark: 0x8a7650 },
    'ploughed-fields': { ground: 0xb08f60, border: 0x9c8254, detail: 0x9c7d4e, light: 0xd8c28f, dark: 0x84693e },
    stream: { ground: 0x6aa3b8, border: 0xcfc08d, detail: 0xd7ecf5, light: 0x9fcbd0, dark: 0x427f9c },
    coast: { ground: 0x6aa6bd, border: 0xe2d2a0, detail: 0xd3e9f3, light: 0x93c9cc, dark: 0x3c7f9f },
    road: { ground: 0xcdba8c, border: 0xb09d70, detail: 0xbca878, light: 0xe6d9b6, dark: 0x8f7b4e },
    obstacle: { ground: 0xb89a6c, border: 0x7c6440, detail: 0x8b6b3e, light: 0xdcbf8d, dark: 0x5f4826 },
  },
};

type Cloth = Pick<StandPalette, 'base' | 'pattern' | 'band'>;

const inWhite = (cloth: Cloth): StandPalette => ({ ...cloth, letter: 0xffffff, halo: cloth.band });
const inBlack = (cloth: Cloth, halo: number): StandPalette => ({ ...cloth, letter: 0x1d1a17, halo });

/** Light and dark ones among them: what some eyes see as one hue still differs in brightness. */
const cloths: Readonly<Record<SideColor, StandPalette>> = {
  red: inWhite({ base: 0xab3a31, pattern: 0x8c2a24, band: 0x5c1613 }),
  blue: inWhite({ base: 0x3f74b8, pattern: 0x5f92d0, band: 0x173463 }),
  green: inBlack({ base: 0x79bf72, pattern: 0x98d392, band: 0x2a5a29 }, 0xd9f2d5),
  purple: inWhite({ base: 0x3d2893, pattern: 0x5642b4, band: 0x1b0f50 }),
  gold: inBlack({ base: 0xd6b321, pattern: 0xe8cc57, band: 0x6b5208 }, 0xf8ebb4),
  charcoal: inWhite({ base: 0x302827, pattern: 0x4c4241, band: 0x0e0a0a }),
  rose: inBlack({ base: 0xd2749b, pattern: 0xe395b5, band: 0x6d2546 }, 0xf9dde8),
  turquoise: inBlack({ base: 0x5de0e9, pattern: 0x92ebf1, band: 0x135b64 }, 0xdbf9fb),
};
const nobody = inWhite({ base: 0x77736a, pattern: 0x67635b, band: 0x44413b });

export const battlePaletteOf = (theme: Theme, worn?: WornColors): BattlePalette => ({
  ...paletteOf(theme, worn),
  ...colors,
  stands: { red: cloths[colorWorn('red', worn)], blue: cloths[colorWorn('blue', worn)], neutral: nobody },
});
