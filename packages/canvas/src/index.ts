export { Camera } from './camera/camera.ts';
export type { CameraState, ScreenSize } from './camera/camera-maths.ts';
export type * from './drawn.ts';
export { createScene } from './create-scene.ts';
export type { LayerGroup, LayerSet, SceneHooks } from './layers/layer-set.ts';
export type { Theme } from './look/palette.ts';
export type * from './scene.ts';
export type * from './view/board-view.ts';
export type { Hit, HitOptions } from './view/hit-test.ts';
