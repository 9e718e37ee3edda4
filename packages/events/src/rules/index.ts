export * from './action-args.ts';
export * from './game.ts';
export * from './places.ts';
export * from './records.ts';
