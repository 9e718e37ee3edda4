import { isRefusal, type SideId } from '@vexillum/model';
import { actionArgs } from '../action-args.ts';
import {
  drawnRound,
  mayDraw,
  mayPublish,
  mayRenew,
  maySwap,
  roundToDraw,
  whyNotRenew,
  whyTooOften,
} from '../choices/pairing.ts';
import { drawnFor } from '../draw.ts';
import { anew } from '../pairing-anew.ts';
import { isBye, pairingOf, pairingsOf } from '../read.ts';
import { defineAction, Edits, pairingId, roundId } from '../records.ts';

export const drawRound = defineAction({
  name: mayDraw.action,
  says: 'Works out who meets whom in the next round, or says it by hand. Nobody plays before it is published.',
  args: actionArgs['draw-round'],
  isUndoable: false,
  isGuessable: true,
  mayAct: mayDraw.mayAct,
  run(snapshot, { pairs }, { seat }) {
    const refusal = mayDraw.whyNot(snapshot, seat, pairs ? { pairs } : {});
    if (refusal) return refusal;
    const round = roundToDraw(snapshot);
    const boards = pairs ?? drawnFor(snapshot, round);
    if (isRefusal(boards)) return boards;
    const edits = new Edits(snapshot).put('round', roundId(round), { number: round, state: 'drawn' });
    for (const { board } of pairingsOf(snapshot, round)) edits.put('pairing', pairingId(round, board), null);
    for (const [nth, sides] of (boards as readonly (readonly SideId[])[]).entries())
      edits.put('pairing', pairingId(round, nth + 1), {
        round,
        board: nth + 1,
        sides,
        state: 'drawn',
        nth: 1,
        attestedBy: [],
      });
    return { changes: edits.changes() };
  },
});

export const swapPairing = defineAction({
  name: maySwap.action,
  says: 'Lets two change places in the round that is drawn and not yet published.',
  args: actionArgs['swap-pairing'],
  isUndoable: false,
  isGuessable: true,
  mayAct: maySwap.mayAct,
  run(snapshot, { one, other }, { seat }) {
    const refusal = maySwap.whyNot(snapshot, seat, { one, other });
    if (refusal) return refusal;
    const edits = new Edits(snapshot);
    const swapped = (side: SideId) => (side === one ? other : side === other ? one : side);
    for (const { id: _id, ...pairing } of pairingsOf(snapshot, drawnRound(snapshot)))
      if (pairing.sides.some((side) => side === one || side === other))
        edits.put('pairing', pairingId(pairing.round, pairing.board), {
          ...pairing,
          sides: pairing.sides.map(swapped),
        });
    return { changes: edits.changes() };
  },
});

export const publishRound = defineAction({
  name: mayPublish.action,
  says: 'Publishes the round that is drawn: its tables open, and nothing of it is changed by hand any more.',
  args: actionArgs['publish-round'],
  isUndoable: false,
  isGuessable: true,
  mayAct: mayPublish.mayAct,
  run(snapshot, _nothing, { seat }) {
    const refusal = mayPublish.whyNot(snapshot, seat, {});
    if (refusal) return refusal;
    const round = drawnRound(snapshot) ?? 0;
    const edits = new Edits(snapshot).put('round', roundId(round), { number: round, state: 'published' });
    for (const { id: _id, ...pairing } of pairingsOf(snapshot, round))
      edits.put('pairing', pairingId(round, pairing.board), {
        ...pairing,
        state: isBye(pairing) ? 'attested' : 'waiting',
      });
    return { changes: edits.changes() };
  },
});

export const renewTable = defineAction({
  name: mayRenew.action,
  says: 'Has a game played anew, at another table.',
  args: actionArgs['renew-table'],
  isUndoable: false,
  isGuessable: true,
  mayAct: mayRenew.mayAct,
  refusesNow: ({ pairing: id }, snapshot) => whyTooOften(pairingOf(snapshot, id)),
  run(snapshot, { pairing: id }) {
    const pairing = pairingOf(snapshot, id);
    const refusal = whyNotRenew(pairing);
    if (refusal || !pairing) return refusal ?? { changes: {} };
    const edits = new Edits(snapshot);
    return { changes: edits.put('pairing', pairingId(pairing.round, pairing.board), anew(pairing)).changes() };
  },
});
