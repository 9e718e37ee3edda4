import { isRefusal, onlySeats, refuse, Type } from '@vexillum/model';
import { exactly } from './args.ts';
import { checkStill, isAgreed, proposalNamed, putInForce, withAgreement } from './house-rules.ts';
import { defineAction, Edits } from '../records/table.ts';

export const proposal = Type.String({ minLength: 1, maxLength: 120 });

export const agreeHouseRule = defineAction({
  name: 'agree-house-rule',
  says: 'Agrees to a house rule that the other side proposes; from then on this table plays by it.',
  args: exactly({ proposal }),
  isUndoable: false,
  isGuessable: true,
  mayAct: onlySeats('captain', 'umpire'),
  run(snapshot, args, { seat }) {
    const found = proposalNamed(snapshot, args.proposal);
    if (isRefusal(found)) return found;
    const { record } = found;
    if (seat.side !== undefined && record.agreed[seat.side])
      return refuse('already-agreed', 'Your side has agreed already; the other captain’s word is missing.', 'proposal');
    const refusal = checkStill(snapshot, record);
    if (refusal) return refusal;
    const next = withAgreement(record, seat);
    const isInForce = seat.kind === 'umpire' || isAgreed(next);
    const edits = new Edits(snapshot);
    if (isInForce) putInForce(edits, snapshot, next);
    else edits.put('house', args.proposal, next);
    return { changes: edits.changes() };
  },
});
