export * from './sample-map.ts';
