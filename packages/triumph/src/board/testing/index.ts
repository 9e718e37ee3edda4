export * from './sample-view.ts';
export * from './recorded-ink.ts';
