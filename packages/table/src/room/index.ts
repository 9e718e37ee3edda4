export * from './answer.ts';
export type { Genesis } from './genesis.ts';
export { notSaved } from './journal.ts';
export * from './log-store.ts';
export * from './peer.ts';
export * from './room.ts';
export * from './surroundings.ts';
