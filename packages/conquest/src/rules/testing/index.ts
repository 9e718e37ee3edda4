export * from './seeded-chance.ts';
export * from './six-lands.ts';
export * from './test-match.ts';
export * from './play-out.ts';
export * from './law-watch.ts';
export * from './check-choices.ts';
export * from './machine-game.ts';
