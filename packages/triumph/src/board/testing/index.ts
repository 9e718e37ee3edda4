export * from './sample-view.ts';
