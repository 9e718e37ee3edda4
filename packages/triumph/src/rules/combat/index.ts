export * from './combats-of.ts';
export * from './fighters.ts';
export * from './odds.ts';
export * from './proposal-of.ts';
export { resultOf } from './result-of.ts';
export { openCombat, ringAt, ringOf, turnNumber } from './ring-at.ts';
export { sumOf } from './term-of.ts';
export { BY_HAND } from './with-term.ts';
export { termsOf } from './terms-of.ts';
