import { THIS_TABLE } from '@vexillum/model';
import { cardCodes } from './card-codes.ts';
import type { Played } from '../records/played.ts';
import type { Edits, Snapshot } from '../records/table.ts';

const isArmed = ({ public: { turn } }: Snapshot, { card, isOver, turn: when }: Played): boolean =>
  card === cardCodes.chargeThrough && !isOver && when === (turn.get(THIS_TABLE)?.number ?? 0);

/** Card 12 was played for a move of these stands, which they have not made yet. Asked at every move, so it needs no profile. */
export const isChargingThrough = (snapshot: Snapshot, ids: readonly string[]): boolean =>
  [...snapshot.public.played.values()].some(
    (played) => isArmed(snapshot, played) && ids.every((id) => played.on.includes(id)),
  );

/** It works for one tactical move and ends with it. */
export const endCharge = (edits: Edits, snapshot: Snapshot, ids: readonly string[]): void => {
  for (const [id, played] of snapshot.public.played)
    if (isArmed(snapshot, played) && played.on.some((stand) => ids.includes(stand)))
      edits.put('played', id, { ...played, isOver: true });
};
