export * from './good-game.ts';
export * from './good-match.ts';
export * from './long-match.ts';
export * from './match-builder.ts';
export * from './relink.ts';
export * from './test-giver.ts';
