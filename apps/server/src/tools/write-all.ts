import type { Change } from '../store/sqlite/change.ts';
import type { Database } from '../store/sqlite/database.ts';

const AT_ONCE = 500;

/** Writes any number of changes, some at a time. Throws what the first that fails says. */
export const writeAll = (database: Database, changes: readonly Change[]): void => {
  for (let i = 0; i < changes.length; i += AT_ONCE) {
    const [fault] = database.write([changes.slice(i, i + AT_ONCE)]);
    if (fault) throw new Error(fault.message);
  }
};
