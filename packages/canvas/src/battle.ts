export type { GlyphKey } from './art/glyph-key.ts';
export type { TerrainStyle } from './art/terrain-style.ts';
export { createScene } from './create-scene.ts';
export { battleLayers, type BattleLayerName } from './layers/battle-layers.ts';
export { minimapPoint, type MinimapOptions } from './minimap/minimap-frame.ts';
export { drawBattleMinimap } from './minimap/small-battle.ts';
export type * from './view/battle-view.ts';
