export * from './board-with.ts';
export * from './play.ts';
export * from './deceptive-table.ts';
export { seededChance } from './seeded-chance.ts';
export { deceptiveArmy, smallArmy } from './small-army.ts';
export * from './sealed-table.ts';
export * from './recorded-match.ts';
