import './pixi-in-node.ts';
export { BoardScene } from '../board-scene.ts';
export { contrast } from './color-vision.ts';
export { LittleBrowser } from './little-browser.ts';
export * from './sample-view.ts';
