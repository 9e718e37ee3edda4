import { refuse } from '@vexillum/model';
import { actionArgs } from '../action-args.ts';
import { isOfficial } from '../choices/may-act.ts';
import { mayAttest, mayCorrect, mayDispute } from '../choices/results.ts';
import { pairingOf } from '../read.ts';
import { defineAction, Edits, type Pairing, pairingId, type Snapshot } from '../records.ts';

const settled = (snapshot: Snapshot, pairing: Pairing) => ({
  changes: new Edits(snapshot).put('pairing', pairingId(pairing.round, pairing.board), pairing).changes(),
});

const noSuchPairing = () => refuse('no-such-pairing', 'There is no such pairing.', 'pairing');

export const attestResult = defineAction({
  name: mayAttest.action,
  says: 'Confirms a result: all who played it, or an umpire, who so also settles a dispute.',
  args: actionArgs['attest-result'],
  isUndoable: false,
  isGuessable: true,
  mayAct: mayAttest.mayAct,
  run(snapshot, { pairing: id }, { seat }) {
    const refusal = mayAttest.whyNot(snapshot, seat, { pairing: id });
    if (refusal) return refusal;
    const pairing = pairingOf(snapshot, id);
    if (!pairing) return noSuchPairing();
    const { dispute: _settled, ...played } = pairing;
    const attestedBy = [...pairing.attestedBy, seat.id];
    const isFinal =
      isOfficial(seat) || pairing.state === 'attested' || pairing.sides.every((side) => attestedBy.includes(side));
    return settled(snapshot, { ...played, attestedBy, state: isFinal ? 'attested' : 'ended' });
  },
});

export const disputeResult = defineAction({
  name: mayDispute.action,
  says: 'Disputes the result of one’s own game: it does not count until an umpire has said what does.',
  args: actionArgs['dispute-result'],
  isUndoable: false,
  isGuessable: true,
  mayAct: mayDispute.mayAct,
  run(snapshot, { pairing: id, why }, { seat }) {
    const refusal = mayDispute.whyNot(snapshot, seat, { pairing: id });
    if (refusal) return refusal;
    const pairing = pairingOf(snapshot, id);
    if (!pairing) return noSuchPairing();
    const attestedBy = pairing.attestedBy.filter((by) => by !== seat.id);
    return settled(snapshot, { ...pairing, state: 'disputed', attestedBy, dispute: { by: seat.id, why } });
  },
});

export const correctResult = defineAction({
  name: mayCorrect.action,
  says: 'Says what counts as the result of a game. What was played stays written beside it.',
  args: actionArgs['correct-result'],
  isUndoable: false,
  isGuessable: true,
  mayAct: mayCorrect.mayAct,
  run(snapshot, { pairing: id, outcomes, why }, { seat }) {
    const refusal = mayCorrect.whyNot(snapshot, seat, { pairing: id, outcomes });
    if (refusal) return refusal;
    const pairing = pairingOf(snapshot, id);
    if (!pairing) return noSuchPairing();
    return settled(snapshot, { ...pairing, state: 'corrected', correction: { by: seat.id, why, outcomes } });
  },
});
