export type { DrawnScene } from './drawn-scene.ts';
export { frameCost, requestFrame, rounded } from './frame-cost.ts';
export { openOurs } from './our-scene.ts';
