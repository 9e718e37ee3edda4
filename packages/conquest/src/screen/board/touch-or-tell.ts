import type { ConquestSitting } from '../conquest-sitting.ts';
import { whyNot } from './why-not.ts';

/** Does what a touch of this territory means, or says why it means nothing. */
export const touchOrTell = (sitting: ConquestSitting, id: string): void => {
  sitting.$focus.set(id);
  if (sitting.meaningOf(id).kind === 'nothing')
    sitting.toasts.add(whyNot(sitting.snapshot, sitting.side, sitting.aim, id));
  else void sitting.touch(id);
};
