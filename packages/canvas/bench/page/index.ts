export type { DrawnScene } from './drawn-scene.ts';
export { frameCost } from './frame-cost.ts';
export { openOurs } from './our-scene.ts';
