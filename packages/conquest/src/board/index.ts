export { createScene } from '@vexillum/canvas';
export { areaLayers } from './area-layers.ts';
export * from './areas-view.ts';
export { areaAt, areaNear } from './hit-areas.ts';
export type { MapView } from './map-view.ts';
