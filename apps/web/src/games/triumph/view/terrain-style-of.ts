import type { TerrainStyle } from '@vexillum/scene';

const styles: Readonly<Record<string, TerrainStyle>> = {
  village: 'village',
  woods: 'woods',
  'wooded-hills': 'wooded-hills',
  'steep-hills': 'steep-hills',
  'gentle-hills': 'gentle-hills',
  rough: 'rough',
  'ploughed-fields': 'ploughed-fields',
  marsh: 'marsh',
  dunes: 'dunes',
  oasis: 'oasis',
  stream: 'stream',
  coast: 'coast',
  'prepared-defenses': 'obstacle',
};

/** How a terrain type is painted; a type that has no picture of its own is rough ground. */
export const terrainStyleOf = (type: string): TerrainStyle => styles[type] ?? 'rough';
