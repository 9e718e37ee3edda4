import {
  ANNOUNCE_ROTATION,
  AWARD,
  CLAIM_SEAT,
  CLOCK_CREDIT,
  CONTINUED,
  CREATE_TABLE,
  DEVICE_NAMED,
  type Game,
  KEEP_SEAT,
  platformActions,
  ROTATE_SEAT,
  SEND_AWAY,
  SIGN_IN,
  tableOf,
} from '@vexillum/model';
import { NeedsNewer } from './store.ts';
import { actionsOf } from './table-actions.ts';
import type { TableState } from './table-state.ts';

/** What a table writes by itself. */
const byTable = [
  CREATE_TABLE,
  CONTINUED,
  CLOCK_CREDIT,
  CLAIM_SEAT,
  ROTATE_SEAT,
  ANNOUNCE_ROTATION,
  KEEP_SEAT,
  DEVICE_NAMED,
  SIGN_IN,
  SEND_AWAY,
  AWARD,
];

/**
 * Throws `NeedsNewer` where the table holds what this version knows nothing of: a kind of records, a house rule, an action. Folded, it would be left out or
 * not be played by, and a snapshot of that would mislead the version that wrote it. A table that is halted is only read, and nothing of it is saved.
 */
export const insistKnown = (table: string, game: Game, state: TableState): void => {
  if (game.halted) return;
  const [kind] = state.strange;
  if (kind !== undefined)
    throw new NeedsNewer(`table ${table} has records of the kind ${kind}, which this version does not know`);
  const rule = Object.keys(tableOf(state.snapshot)?.houseRules ?? {}).find(
    (key) => !game.houseRules.some((known) => known.key === key),
  );
  if (rule !== undefined)
    throw new NeedsNewer(`table ${table} plays the house rule ${rule}, which this version does not know`);
  const known = new Set([...byTable, ...platformActions.map(({ name }) => name), ...actionsOf(game).keys()]);
  for (const name of state.done)
    if (!known.has(name)) throw new NeedsNewer(`at table ${table} ${name} was done, which this version does not know`);
};
