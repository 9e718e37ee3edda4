import type { Counted } from '../workers/messages.ts';
import type { Limits } from './limits.ts';

/** Those by address or session that somebody meets at whichever worker; of a table and its seats one worker counts alone, and wrong links and new tables are counted in the database. */
const rates = [
  'claims',
  'newCards',
  'cards',
  'boards',
  'largeActions',
  'seeks',
  'lookups',
] as const satisfies readonly (keyof Limits)[];
const counts = [
  'uploads',
  'watchers',
  'socketsPerAddress',
  'socketsPerSession',
  'socketsPerUmpire',
] as const satisfies readonly (keyof Limits)[];

export interface CountedTogether {
  /** What another worker has counted. */
  hear(counted: Counted): void;
  /** Says anew what is open here, for one that has just begun. */
  tellAll(): void;
  /** A worker has ended, and what was open there with it. */
  forget(worker: number): void;
}

/** Workers of one machine allow an address together what one server would: each tells the others what it has let through, a moment later. */
export const countTogether = (limits: Limits, tell: (counted: Counted) => void): CountedTogether => {
  for (const limit of rates) limits[limit].onSpent = (key, amount) => tell({ kind: 'spent', limit, key, amount });
  for (const limit of counts) limits[limit].onChange = (key, count) => tell({ kind: 'open', limit, key, count });
  return {
    hear: (counted) => {
      if (counted.kind === 'spent') {
        const limit = rates.find((known) => known === counted.limit);
        if (limit) limits[limit].spentElsewhere(counted.key, counted.amount);
        return;
      }
      const limit = counts.find((known) => known === counted.limit);
      if (limit) limits[limit].openElsewhere(counted.worker ?? 0, counted.key, counted.count);
    },
    tellAll: () => {
      for (const limit of counts) limits[limit].tellAll();
    },
    forget: (worker) => {
      for (const limit of counts) limits[limit].forgetElsewhere(worker);
    },
  };
};
