export * from './little-table.ts';
