import type { OutlineKind } from '@vexillum/geometry';

export const terrainStyles = [
  'woods',
  'marsh',
  'rough',
  'dunes',
  'oasis',
  'gentle-hills',
  'steep-hills',
  'wooded-hills',
  'village',
  'ploughed-fields',
  'stream',
  'coast',
  'road',
  'obstacle',
] as const;
export type TerrainStyle = (typeof terrainStyles)[number];

const outlines: Readonly<Record<TerrainStyle, OutlineKind>> = {
  woods: 'blob',
  marsh: 'blob',
  rough: 'blob',
  dunes: 'blob',
  oasis: 'blob',
  'gentle-hills': 'blob',
  'steep-hills': 'blob',
  'wooded-hills': 'blob',
  village: 'block',
  'ploughed-fields': 'block',
  stream: 'ribbon',
  coast: 'edge',
  road: 'ribbon',
  obstacle: 'box',
};

/** The outline that a style has unless its view names another. */
export const outlineOfStyle = (style: TerrainStyle): OutlineKind => outlines[style];
