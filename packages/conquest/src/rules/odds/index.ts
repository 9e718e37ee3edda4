export { type ComparedDice, comparedDice, highestFirst } from './compared-dice.ts';
export * from './conquest-odds.ts';
export * from './dice-of.ts';
export * from './exchange-luck.ts';
export * from './losses-of.ts';
export { type RollChance, rollOdds } from './roll-odds.ts';
