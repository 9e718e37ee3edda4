export * from './phase-at.ts';
export { otherThan } from './next-turn.ts';
export { leadsTurn } from './why-not-leading.ts';
