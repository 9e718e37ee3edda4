export * from './live/connection.ts';
export * from './live/live-table.ts';
export { openLiveTable } from './live/open-live-table.ts';
export type * from './live/follower.ts';
export { newUuid } from './live/new-uuid.ts';
export * from './live/plan-table.ts';
export * from './live/trust.ts';
export * from './room/answer.ts';
