import { type Refusal, refuse } from '@vexillum/model';
import { actionArgs } from '../action-args.ts';
import { onlyHost as host } from '../choices/may-act.ts';
import { callsOf, isWaiting, pairingOf } from '../read.ts';
import { type Call, callId, defineAction, Edits, type Pairing, pairingId, type Snapshot } from '../records.ts';

/** The pairing that is played under this key, where that is still its table. */
const playedUnder = (snapshot: Snapshot, key: string): Pairing | Refusal => {
  const nth = key.slice(key.lastIndexOf('.') + 1);
  const pairing = pairingOf(snapshot, key.slice(0, -nth.length - 1));
  return pairing && pairing.state !== 'drawn' && String(pairing.nth) === nth
    ? pairing
    : refuse('another-table', 'That pairing is played at another table by now.', 'key');
};

const isRefused = (found: Pairing | Refusal): found is Refusal => 'kind' in found;

const changed = (snapshot: Snapshot, pairing: Pairing) => ({
  changes: new Edits(snapshot).put('pairing', pairingId(pairing.round, pairing.board), pairing).changes(),
});

export const tableOpened = defineAction({
  name: 'table-opened',
  says: 'The server has opened the table of a pairing.',
  args: actionArgs['table-opened'],
  isUndoable: false,
  isGuessable: false,
  isServersOwn: true,
  mayAct: host,
  run(snapshot, { key, table, gameId }) {
    const pairing = playedUnder(snapshot, key);
    if (isRefused(pairing)) return pairing;
    if (pairing.table !== undefined) return refuse('told-already', 'Its table is known already.');
    const state = pairing.state === 'waiting' ? 'playing' : pairing.state;
    return changed(snapshot, { ...pairing, state, table, gameId });
  },
});

export const tableRefused = defineAction({
  name: 'table-refused',
  says: 'The server cannot open a table for a pairing.',
  args: actionArgs['table-refused'],
  isUndoable: false,
  isGuessable: false,
  isServersOwn: true,
  mayAct: host,
  run(snapshot, { key, why }) {
    const pairing = playedUnder(snapshot, key);
    if (isRefused(pairing)) return pairing;
    if (pairing.table !== undefined || pairing.fault) return refuse('told-already', 'That is known already.');
    return changed(snapshot, { ...pairing, fault: why });
  },
});

/** The call about this flag of that game, if it still waits. */
const waitingCall = (snapshot: Snapshot, pairing: Pairing, flag: string) =>
  callsOf(snapshot).find(
    (call) => isWaiting(call) && call.pairing === `${pairing.round}.${pairing.board}` && call.flag?.id === flag,
  );

export const umpireCalled = defineAction({
  name: 'umpire-called',
  says: 'Somebody has asked the umpire about a flag at the table of a pairing.',
  args: actionArgs['umpire-called'],
  isUndoable: false,
  isGuessable: false,
  isServersOwn: true,
  mayAct: host,
  run(snapshot, { key, by, flag: id, rule, says }, { at }) {
    const pairing = playedUnder(snapshot, key);
    if (isRefused(pairing)) return pairing;
    if (waitingCall(snapshot, pairing, id)) return refuse('told-already', 'That call is known already.');
    const call: Call = {
      by,
      at,
      pairing: `${pairing.round}.${pairing.board}`,
      text: '',
      flag: { id, rule, says },
      state: 'open',
    };
    return { changes: new Edits(snapshot).put('call', callId(snapshot.public.call.size + 1), call).changes() };
  },
});

export const callRuled = defineAction({
  name: 'call-ruled',
  says: 'The umpire has ruled at the table on what was asked.',
  args: actionArgs['call-ruled'],
  isUndoable: false,
  isGuessable: false,
  isServersOwn: true,
  mayAct: host,
  run(snapshot, { key, flag, verdict, text }) {
    const pairing = playedUnder(snapshot, key);
    if (isRefused(pairing)) return pairing;
    const waiting = waitingCall(snapshot, pairing, flag);
    if (!waiting) return refuse('told-already', 'No such call waits.');
    const { nth, ...call } = waiting;
    const answer = { by: 'table', text, verdict };
    return { changes: new Edits(snapshot).put('call', callId(nth), { ...call, state: 'answered', answer }).changes() };
  },
});

export const gameEnded = defineAction({
  name: 'game-ended',
  says: 'The game at the table of a pairing has ended like this.',
  args: actionArgs['game-ended'],
  isUndoable: false,
  isGuessable: false,
  isServersOwn: true,
  mayAct: host,
  run(snapshot, { key, table, outcomes, rule, seq, head }) {
    const pairing = playedUnder(snapshot, key);
    if (isRefused(pairing)) return pairing;
    if (pairing.table !== table) return refuse('another-table', 'That pairing is played at another table.', 'table');
    if (pairing.played) return refuse('told-already', 'The result is known already.');
    if (outcomes.length !== pairing.sides.length)
      return refuse('bad-outcomes', 'A result names every side of the game, in their order.', 'outcomes');
    // What an umpire has said meanwhile stands.
    const state = pairing.state === 'corrected' ? pairing.state : 'ended';
    return changed(snapshot, { ...pairing, state, played: { outcomes, rule, seq, head } });
  },
});
