import { houseRule, mayActForSide, onlySeats, refuse, Type } from '@vexillum/model';
import { exactly, pieceId } from './args.ts';
import type { Camp } from '../records/camp.ts';
import { defineAction, Edits } from '../records/table.ts';
import { HANDS_ON } from '../records/hands.ts';

const withSack = (camp: Camp, isSacked: boolean): Camp => {
  const { sacked: _, ...others } = camp;
  return isSacked ? { ...others, sacked: true } : others;
};

export const sackCamp = defineAction({
  name: 'sack-camp',
  says: 'Notes that a camp was sacked, so that it counts as lost; its garrison is taken away with lose-stands. With `restore` it was not.',
  args: exactly({ id: pieceId, restore: Type.Optional(Type.Literal(true)) }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain', 'umpire'),
  run(snapshot, { id, restore }, { seat }) {
    const camp = snapshot.public.camp.get(id);
    if (!camp) return refuse('no-such-camp', 'That camp is not on the board.', 'id');
    const isOpenHanded = houseRule(snapshot, HANDS_ON) === true;
    const refusal = isOpenHanded ? undefined : mayActForSide(seat, camp.side);
    if (refusal) return refusal;
    if ((camp.sacked === true) === (restore !== true))
      return refuse('already-done', restore ? 'That camp has not been sacked.' : 'That camp has been sacked already.');
    const changes = new Edits(snapshot).put('camp', id, withSack(camp, restore !== true)).changes();
    return { changes };
  },
});
