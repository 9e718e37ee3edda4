export * from './boards.ts';
export * from './close-codes.ts';
export * from './message-types.ts';
export * from './messages.ts';
export * from './play.ts';
export * from './presence.ts';
export * from './read-presence.ts';
export * from './wire.ts';
