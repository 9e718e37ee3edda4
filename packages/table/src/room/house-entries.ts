import { Edits, type Outcome, type Refusal, refuse, type Snapshot } from '@vexillum/model';

/** What the house itself writes into the ledger, in a seat's name. */
export type HouseAction = 'claim-seat' | 'rotate-seat';

export const runHouseAction = (
  snapshot: Snapshot,
  action: HouseAction,
  seatId: string,
  name: string | undefined,
): Outcome | Refusal => {
  const record = snapshot.public.seat.get(seatId);
  if (!record) return refuse('no-such-seat', 'This table has no such seat.');
  const { name: _former, ...unnamed } = record;
  const claimed = action === 'claim-seat' && name !== undefined ? { ...unnamed, name } : unnamed;
  return {
    changes: new Edits(snapshot).put('seat', seatId, claimed).changes(),
    facts: name === undefined ? {} : { name },
  };
};
