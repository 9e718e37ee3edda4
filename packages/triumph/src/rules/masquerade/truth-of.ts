import type { Masquerade, StandTruth } from '../deployment/payloads.ts';
import { escrowIn, isSealed, sealIn } from '../deployment/sealed.ts';
import { standSlot } from '../deployment/slots.ts';
import type { Snapshot } from '../records/table.ts';

/** What was sealed of a stand, as far as the reader knows: because it was opened, or because it is their own. */
export const truthOf = (snapshot: Snapshot, id: string): StandTruth | undefined => {
  const side = snapshot.public.stand.get(id)?.side;
  if (side === undefined) return undefined;
  const slot = standSlot(id);
  const held = sealIn(snapshot, side, slot)?.opening ?? escrowIn(snapshot, side, slot);
  return held?.payload as StandTruth | undefined;
};

export const masqueradeOf = (snapshot: Snapshot, id: string): Masquerade | undefined => {
  const truth = truthOf(snapshot, id);
  return truth?.m === 1 ? truth : undefined;
};

/** Whether it only posed and everybody knows: it is out of the game, and whoever is real has come in its place. */
export const hasUnmasked = (snapshot: Snapshot, id: string): boolean => {
  const stand = snapshot.public.stand.get(id);
  if (stand?.place !== 'undeployed') return false;
  const truth = sealIn(snapshot, stand.side, standSlot(id))?.opening?.payload as StandTruth | undefined;
  return truth?.m === 1;
};

/** Whether the truth about this stand is to be sealed when it comes to the board. What came by an exchange has none to hide. */
export const isUnsealed = (snapshot: Snapshot, id: string): boolean => {
  const stand = snapshot.public.stand.get(id);
  return stand !== undefined && stand.exchanged === undefined && !isSealed(snapshot, stand.side, standSlot(id));
};
