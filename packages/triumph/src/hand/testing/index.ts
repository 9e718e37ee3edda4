export * from './little-table.ts';
export * from './table-with.ts';
