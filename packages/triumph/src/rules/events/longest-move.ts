import { MILLI_MU, THIS_TABLE } from '@vexillum/model';
import type { BattleEventOf } from './battle-events.ts';
import { groupOf } from './stand-group.ts';
import type { Snapshot } from '../records/table.ts';

/**
 * Who of the side whose turn it is has moved farthest in it, as trails count; whoever left the board or was placed on it has no trail.
 * Nothing where nobody has moved.
 */
export const longestMove = (snapshot: Snapshot): Pick<BattleEventOf<'turn-begun'>, 'longest'> => {
  const { turn, trail, stand } = snapshot.public;
  const side = turn.get(THIS_TABLE)?.side;
  if (side === undefined) return {};
  const own = [...trail].filter(([id]) => stand.get(id)?.side === side);
  const most = own.reduce((far, [, { cost }]) => Math.max(far, cost), 0);
  if (most === 0) return {};
  const ids = own.flatMap(([id, { cost }]) => (cost === most ? [id] : []));
  return { longest: { ...groupOf(snapshot, ids), side, mu: most / MILLI_MU } };
};
