export type { GlyphKey } from './pieces/glyph-key.ts';
export type { TerrainStyle } from './land/terrain-style.ts';
export { createScene } from '@vexillum/canvas';
export { battleLayers, type BattleLayerName } from './battle-layers.ts';
export { minimapPoint, type MinimapOptions } from '@vexillum/canvas/layers';
export { drawBattleMinimap } from './small-battle.ts';
export type * from './battle-view.ts';
