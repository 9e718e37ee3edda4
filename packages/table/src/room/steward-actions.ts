import {
  CLAIM_SEAT,
  Edits,
  type Outcome,
  type Refusal,
  refuse,
  ROTATE_SEAT,
  type Snapshot,
  UMPIRE_CONSENT,
} from '@vexillum/model';

/** What the server itself writes into the ledger, as the table’s steward, in a seat's name. */
export type StewardAction = typeof CLAIM_SEAT | typeof ROTATE_SEAT;

export const runStewardAction = (
  snapshot: Snapshot,
  action: StewardAction,
  seatId: string,
  name: string | undefined,
): Outcome | Refusal => {
  const record = snapshot.public.seat.get(seatId);
  if (!record) return refuse('no-such-seat', 'This table has no such seat.');
  const { name: _former, ...unnamed } = record;
  const edits = new Edits(snapshot);
  const claimed = action === CLAIM_SEAT && name !== undefined ? { ...unnamed, name } : unnamed;
  edits.put('seat', seatId, claimed);
  // Whoever sits down there next is somebody else.
  if (action === ROTATE_SEAT && record.kind === 'umpire') edits.put('consent', UMPIRE_CONSENT, null);
  return { changes: edits.changes() };
};
