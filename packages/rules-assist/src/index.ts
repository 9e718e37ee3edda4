export * from './assist.ts';
export * from './flag.ts';
export * from './rule.ts';
