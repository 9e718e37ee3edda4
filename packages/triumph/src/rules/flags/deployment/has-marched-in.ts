import { enteredIn } from '../../deployment/sealed.ts';
import type { BattleFacts, KnownStand } from '../battle-facts.ts';

/** Whether a stand came in with a flank march, which is no deployment. A march shows its command when it comes in. */
export const hasMarchedIn = ({ snapshot }: BattleFacts, { stand }: KnownStand): boolean =>
  stand.command !== undefined && enteredIn(snapshot, stand.side, stand.command) !== undefined;
