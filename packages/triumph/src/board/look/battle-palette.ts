import type { TerrainStyle } from '../land/terrain-style.ts';
import { paletteOf, type Palette, type SideStyle, type Theme } from '@vexillum/canvas/layers';

export interface StandPalette {
  /** The base of a stand. */
  readonly base: number;
  /** Its hatch or dots. */
  readonly pattern: number;
  /** The bands along its rear, darker than the rest so that nobody takes them for the front. */
  readonly band: number;
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
  readonly onStand: number;
  readonly badge: number;
  readonly onBadge: number;
  readonly gold: number;
  /** Of tents. */
  readonly canvas: number;
  /** Ground where a move costs more. */
  readonly warning: number;
  readonly stands: Readonly<Record<SideStyle, StandPalette>>;
  readonly terrain: Readonly<Record<TerrainStyle, TerrainPalette>>;
}

export interface BattlePalette extends Palette, BattleColors {}

const light: BattleColors = {
  onStand: 0xffffff,
  badge: 0xfdf7e6,
  onBadge: 0x2a2520,
  gold: 0xf6c945,
  canvas: 0xefe7d3,
  warning: 0x8a4b00,
  stands: {
    red: { base: 0xab3a31, pattern: 0x8c2a24, band: 0x5c1613 },
    blue: { base: 0x3f74b8, pattern: 0x5f92d0, band: 0x173463 },
    neutral: { base: 0x77736a, pattern: 0x67635b, band: 0x44413b },
  },
  terrain: {
    woods: { ground: 0x93aa6e, border: 0x6d8750, detail: 0x4f7a45, light: 0x6f9a57, dark: 0x37592f },
    marsh: { ground: 0x9db693, border: 0x76977a, detail: 0x5b7f5c, light: 0x8fbfc4, dark: 0x4d7d86 },
    rough: { ground: 0xc6b98d, border: 0xa3966b, detail: 0x8f8468, light: 0xddd3b0, dark: 0x6f664e },
    dunes: { ground: 0xe3d2a0, border: 0xc6b27c, detail: 0xc0a468, light: 0xf0e4c0, dark: 0xa88d55 },
    oasis: { ground: 0xd8cf96, border: 0xb9ae70, detail: 0x5d8f4e, light: 0x7fb7c9, dark: 0x3f6b35 },
    'gentle-hills': { ground: 0xc2bd86, border: 0xa39d66, detail: 0x9a935c, light: 0xd9d3a3, dark: 0x86804f },
    'steep-hills': { ground: 0xb5a373, border: 0x8c7b50, detail: 0x776640, light: 0xd2c399, dark: 0x665634 },
    'wooded-hills': { ground: 0xa9ab70, border: 0x7f8650, detail: 0x4f7a45, light: 0x6f9a57, dark: 0x37592f },
    village: { ground: 0xd6c7a1, border: 0xb3a27a, detail: 0xb0623f, light: 0xcc8660, dark: 0x7c432b },
    'ploughed-fields': { ground: 0xc9ab78, border: 0x9c8254, detail: 0xa98a58, light: 0xd8c28f, dark: 0x84693e },
    stream: { ground: 0x7fb0cc, border: 0x5b8fb0, detail: 0xd7ecf5, light: 0xa5cde0, dark: 0x4d7f9f },
    coast: { ground: 0x6da3c4, border: 0xe6d9b0, detail: 0xd3e9f3, light: 0x8fbdd7, dark: 0x4d84a8 },
    road: { ground: 0xd4c39a, border: 0xb09d70, detail: 0xbca878, light: 0xe2d5b4, dark: 0x9c8a60 },
    obstacle: { ground: 0xb89a6c, border: 0x7c6440, detail: 0x6b5230, light: 0xd3b98d, dark: 0x4f3c22 },
  },
};

const dark: BattleColors = {
  onStand: 0xffffff,
  badge: 0xf3ead2,
  onBadge: 0x1f1b17,
  gold: 0xf4c542,
  canvas: 0xcfc5ad,
  warning: 0xf0b35a,
  stands: {
    red: { base: 0xb84a3e, pattern: 0x963730, band: 0x5c1815 },
    blue: { base: 0x3d70b4, pattern: 0x5b8dcb, band: 0x16325e },
    neutral: { base: 0x6d6a63, pattern: 0x5c5953, band: 0x3c3a35 },
  },
  terrain: {
    woods: { ground: 0x2c4630, border: 0x466b48, detail: 0x3f6b41, light: 0x548455, dark: 0x1d3222 },
    marsh: { ground: 0x2d4a42, border: 0x4a7064, detail: 0x6f9a7c, light: 0x3f6f7a, dark: 0x24505a },
    rough: { ground: 0x4a4535, border: 0x6f684f, detail: 0x857c60, light: 0x9a9175, dark: 0x2f2b20 },
    dunes: { ground: 0x5a5138, border: 0x837550, detail: 0x8f7f55, light: 0xa6966a, dark: 0x3d3624 },
    oasis: { ground: 0x514d33, border: 0x7a7248, detail: 0x4f8048, light: 0x3f7488, dark: 0x29452a },
    'gentle-hills': { ground: 0x45492f, border: 0x6d7048, detail: 0x7b7d52, light: 0x5f6440, dark: 0x2e3120 },
    'steep-hills': { ground: 0x4b4330, border: 0x7a6c4a, detail: 0x8f7e56, light: 0x6b5f43, dark: 0x2e281b },
    'wooded-hills': { ground: 0x3c4530, border: 0x5f6b46, detail: 0x3f6b41, light: 0x548455, dark: 0x1d3222 },
    village: { ground: 0x4b4436, border: 0x726750, detail: 0x9a5639, light: 0xb66f4d, dark: 0x5f3322 },
    'ploughed-fields': { ground: 0x4d4029, border: 0x7a6744, detail: 0x5f5035, light: 0x6e5d3c, dark: 0x332a1b },
    stream: { ground: 0x2c5470, border: 0x457694, detail: 0x7fb0cb, light: 0x3a6a88, dark: 0x1d3d54 },
    coast: { ground: 0x274f6c, border: 0x8a7d5a, detail: 0x7fb0cb, light: 0x336385, dark: 0x183a52 },
    road: { ground: 0x554b38, border: 0x776a4f, detail: 0x665a43, light: 0x857758, dark: 0x3b3426 },
    obstacle: { ground: 0x5a4930, border: 0x8b7148, detail: 0x9c8156, light: 0x77623f, dark: 0x2d2416 },
  },
};

export const battlePaletteOf = (theme: Theme): BattlePalette => ({
  ...paletteOf(theme),
  ...(theme === 'dark' ? dark : light),
});
