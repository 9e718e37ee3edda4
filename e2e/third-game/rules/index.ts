export * from './board.ts';
export * from './choices.ts';
export * from './events.ts';
export * from './game.ts';
export * from './result.ts';
