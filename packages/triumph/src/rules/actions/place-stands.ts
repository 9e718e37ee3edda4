import { onlySeats, type Refusal, refuse, type Seat, type SideId, Type } from '@vexillum/model';
import { STANDS_LIMIT } from '../armies/army-file.ts';
import { looksOf } from '../cards/looks-of.ts';
import { putSeals } from '../deployment/put-seals.ts';
import { placeOf } from '../deployment/sealed.ts';
import { wrongPlacing } from '../masquerade/check-placing.ts';
import { standBatch } from '../masquerade/seal-batch.ts';
import { atRest } from '../moves/leave-trail.ts';
import { exactly, pieceId, pose } from './args.ts';
import { placeCheck } from './place-check.ts';
import { playsOpenly } from './plays-openly.ts';
import { standsInHand } from './stands-in-hand.ts';
import { movedIn } from '../turn/moved-in.ts';
import { defineAction, Edits, secretOf, type Snapshot } from '../records/table.ts';
import type { Stand } from '../records/stand.ts';

/** What a table that plays openly learns of a stand at its placing, as far as the reader knows it. */
const disclosed = (snapshot: Snapshot, id: string): Partial<Stand> => {
  const secret = playsOpenly(snapshot) ? secretOf(snapshot, id) : undefined;
  return {
    ...(secret?.command ? { command: secret.command } : {}),
    ...(secret?.general ? { general: true } : {}),
  };
};

/**
 * A stand on a flank march is in reserve for everyone but its own side. So where orders are sealed only its own side takes stands out of
 * reserve, with open hands too: a refusal would tell the other side who marches.
 */
const notInReserve = (snapshot: Snapshot, seat: Seat, id: string): Refusal | undefined => {
  const stand = snapshot.public.stand.get(id) as Stand;
  if (!playsOpenly(snapshot) && stand.side !== seat.side)
    return refuse('not-your-stand', 'Only its own side takes that stand out of reserve.');
  const place = placeOf(snapshot, id);
  if (place === 'flank')
    return refuse('on-flank-march', 'That stand is on a flank march and comes in with its command.');
  return place === 'reserve' ? undefined : refuse('not-in-reserve', 'That stand is not in reserve.');
};

/**
 * An army with masquerades seals the truth of each stand with its first placing. Such a placing is not taken back: a stand that is returned
 * keeps its seal, and is placed again without another.
 */
export const placeStands = defineAction({
  name: 'place-stands',
  says: 'Puts stands from the reserve on the board.',
  args: exactly({
    stands: Type.Array(exactly({ id: pieceId, pose }), { minItems: 1, maxItems: STANDS_LIMIT }),
    batch: standBatch,
  }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain', 'commander'),
  run(snapshot, { stands, batch }, { seat, digestOf }) {
    const ids = stands.map((stand) => stand.id);
    const refusal = standsInHand(snapshot, seat, ids, (index) => `stands.${index}.id`);
    if (refusal) return refusal;
    const checkPlace = placeCheck(snapshot);
    const { moved } = movedIn(snapshot);
    const late = moved === undefined ? {} : { late: moved };
    const edits = new Edits(snapshot);
    for (const [index, { id, pose }] of stands.entries()) {
      const stand = snapshot.public.stand.get(id) as Stand;
      const away = notInReserve(snapshot, seat, id);
      if (away) return { ...away, field: `stands.${index}.id` };
      const misplaced = checkPlace(pose, `stands.${index}.pose`);
      if (misplaced) return misplaced;
      edits
        .put('stand', id, {
          ...atRest(looksOf(snapshot, id, stand)),
          ...disclosed(snapshot, id),
          ...late,
          place: 'board',
        })
        .put('pose', id, pose)
        .put('trail', id, null);
    }
    const side = seat.side as SideId;
    const wrong = wrongPlacing(snapshot, side, ids, batch, digestOf);
    if (wrong) return wrong;
    if (!batch) return { changes: edits.changes() };
    const seals = putSeals(edits, side, batch);
    return {
      changes: edits.changes(),
      seals,
      publicArgs: { stands: stands.map((stand) => ({ ...stand })), slots: batch.length },
      secretOf: side,
    };
  },
});
