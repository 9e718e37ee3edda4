import type { ConquestDesk } from '../conquest-desk.ts';
import { whyNot } from './why-not.ts';

/** Does what a touch of this territory means, or says why it means nothing. */
export const touchOrTell = (desk: ConquestDesk, id: string): void => {
  desk.$focus.set(id);
  if (desk.meaningOf(id).kind === 'nothing') desk.toasts.add(whyNot(desk.snapshot, desk.side, desk.aim, id));
  else void desk.touch(id);
};
