import { sealIn } from '../../deployment/sealed.ts';
import { orderSlot } from '../../deployment/slots.ts';
import type { BattleFacts, KnownStand } from '../battle-facts.ts';

/** Whether a stand came in with a flank march, which is no deployment. A march shows its command when it comes in. */
export const hasMarchedIn = ({ snapshot }: BattleFacts, { stand }: KnownStand): boolean =>
  stand.command !== undefined && sealIn(snapshot, stand.side, orderSlot(stand.command, 'flank'))?.entered !== undefined;
