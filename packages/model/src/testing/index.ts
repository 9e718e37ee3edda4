export * from './table-with.ts';
export * from './test-context.ts';
