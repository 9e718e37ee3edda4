export * from './achievements.ts';
export * from './played-game.ts';
export * from './rating.ts';
export * from './read-games.ts';
export * from './scores.ts';
export * from './why-unrated.ts';
