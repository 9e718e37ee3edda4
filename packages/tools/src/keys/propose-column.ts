import { bodiesOf, columnOf } from '@vexillum/geometry';
import { stepBack } from '../draft/index.ts';
import type { HandAtTable } from '../hand-at-table.ts';
import { movableStands } from '../select/movable.ts';
import { proposeAnew } from './propose-anew.ts';

/** A line forms a column and a column a line; asked again, the proposal is withdrawn. */
export const proposeColumn = (hand: HandAtTable): void => {
  const shown = hand.draft?.proposal;
  if (shown === 'column' || shown === 'line') return void stepBack(hand);
  const stands = bodiesOf(hand.world.geometry(), movableStands(hand.world));
  proposeAnew(hand, stands.length > 1 && columnOf(stands) ? 'line' : 'column');
};
