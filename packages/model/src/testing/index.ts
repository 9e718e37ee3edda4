export * from './how-long.ts';
export * from './table-with.ts';
export * from './test-context.ts';
export * from './test-digest.ts';
export * from './test-entry.ts';
export * from './test-match.ts';
