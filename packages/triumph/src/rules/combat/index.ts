export * from './combats-of.ts';
export * from './fighters.ts';
export * from './odds.ts';
export * from './proposal-of.ts';
export { resultOf } from './result-of.ts';
export { sumOf } from './term-of.ts';
export { termsOf } from './terms-of.ts';
