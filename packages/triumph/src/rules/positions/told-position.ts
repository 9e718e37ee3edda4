import type { BattleEventOf } from '../events/battle-events.ts';
import type { Position } from '../records/position.ts';

/** A position as it is told of: whatever else is known of it, its list shows. */
export const toldPosition = ({
  kind,
  turn,
  name,
}: Pick<Position, 'kind' | 'turn' | 'name'>): BattleEventOf<'position-named'>['position'] => {
  return {
    kind,
    ...(turn ? { turn: turn.number, side: turn.side } : {}),
    ...(name === undefined ? {} : { name }),
  };
};
