import './pixi-in-node.ts';
export * from './sample-map.ts';
export * from './sample-view.ts';
