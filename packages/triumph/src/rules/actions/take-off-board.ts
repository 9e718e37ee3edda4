import { type Outcome, type Refusal, refuse, type Seat, type Words } from '@vexillum/model';
import { hasUnmasked } from '../masquerade/truth-of.ts';
import { asLost, atRest } from '../moves/leave-trail.ts';
import { playsOpenly } from './plays-openly.ts';
import { standsInHand } from './stands-in-hand.ts';
import { Edits, type Snapshot } from '../records/table.ts';
import type { Place, Stand } from '../records/stand.ts';

interface Taking {
  readonly from: readonly Place[];
  readonly to: Place;
  /** What is said of a stand that is in none of these places. */
  readonly otherwise: Words;
}

/**
 * Takes stands to a place where they have no pose. Command and general stay public where they were: what everyone has seen cannot be
 * hidden again.
 */
export const takeOffBoard = (
  snapshot: Snapshot,
  seat: Seat,
  stands: readonly string[],
  { from, to, otherwise }: Taking,
): Outcome | Refusal => {
  const refusal = standsInHand(snapshot, seat, stands, (index) => `stands.${index}`);
  if (refusal) return refusal;
  const edits = new Edits(snapshot);
  for (const [index, id] of stands.entries()) {
    const stand = snapshot.public.stand.get(id) as Stand;
    // What lies in reserve may be on a flank march: nobody else may find that out by taking it (place-stands has the same fence).
    if (stand.place === 'reserve' && stand.side !== seat.side && !playsOpenly(snapshot))
      return refuse('not-your-stand', 'Only its own side takes that stand out of reserve.', `stands.${index}`);
    if (!from.includes(stand.place) || hasUnmasked(snapshot, id))
      return refuse('not-in-play', otherwise, `stands.${index}`);
    edits
      .put('stand', id, to === 'lost' ? asLost(stand, snapshot.public.pose.get(id)) : { ...atRest(stand), place: to })
      .put('pose', id, null)
      .put('trail', id, null);
  }
  return { changes: edits.changes() };
};
