import { type SideId, THIS_TABLE } from '@vexillum/model';
import { stepAt } from '../deployment/order-of-play.ts';
import type { Step } from '../records/step.ts';
import type { Snapshot } from '../records/table.ts';

/** Which moment of which turn is on; none before the first. */
export const momentOf = ({ public: { turn } }: Snapshot): string => {
  const now = turn.get(THIS_TABLE);
  return now ? `${now.number} ${now.side} ${now.phase ?? ''}` : '';
};

/** The sides whose captains want the game to end here: a wish lapses as soon as the next phase begins. In a match of before it does not say when it was made, and stays. */
export const wishesToEnd = (snapshot: Snapshot): { readonly [side: SideId]: true } => {
  const { ending = {}, endingAt }: Step = stepAt(snapshot);
  return endingAt === undefined || endingAt === momentOf(snapshot) ? ending : {};
};
