import './pixi-in-node.ts';
export { BoardScene } from '../board-scene.ts';
export { contrast, difference, visions } from './color-vision.ts';
export { LittleBrowser } from './little-browser.ts';
export { openedScene } from './opened-scene.ts';
