export { glyphKeys, type GlyphKey } from './art/glyph-key.ts';
export { outlineOfStyle, terrainStyles, type TerrainStyle } from './art/terrain-style.ts';
export { Camera } from './camera/camera.ts';
export type { CameraState, ScreenSize } from './camera/camera-maths.ts';
export { createScene } from './create-scene.ts';
export type { Theme } from './look/palette.ts';
export * from './scene.ts';
export * from './view/board-view.ts';
export { hitKinds, hitTest, type Hit, type HitKind, type HitOptions } from './view/hit-test.ts';
