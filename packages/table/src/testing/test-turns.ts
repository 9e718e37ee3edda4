import { defineAction, Edits, type Game, houseRule, onlySeats, plainClock, refuse, Type } from '@vexillum/model';
import { testGame } from './test-game.ts';

const THIS = 'this';

/** Ends the turn of this number; 0 begins the first one. */
const passTurn = defineAction({
  name: 'pass-turn',
  says: 'Ends a turn: the other side’s begins.',
  args: Type.Object({ turn: Type.Integer({ minimum: 0 }) }, { additionalProperties: false }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain', 'umpire'),
  run(snapshot, { turn }) {
    const now = snapshot.public.turn.get(THIS);
    if ((now?.number ?? 0) !== turn) return refuse('turn-has-passed', 'That turn is over already.', 'turn');
    const next = { number: turn + 1, side: now?.side === 'red' ? 'blue' : 'red' };
    return { changes: new Edits(snapshot).put('turn', THIS, next).changes() };
  },
});

/** The house rule that lets a machine play blue. */
export const MACHINE = 'machine';

/** The test game in turns: red begins; blue may be a machine, which passes as soon as it may. */
export const turnGame: Game = {
  ...testGame,
  actions: [...testGame.actions, passTurn],
  clock: {
    ...plainClock,
    late: (snapshot) => ({
      seat: 'umpire',
      name: 'pass-turn',
      args: { turn: snapshot.public.turn.get(THIS)?.number ?? 0 },
    }),
  },
  due: (snapshot, { emptySince }) => {
    const turn = snapshot.public.turn.get(THIS);
    if (houseRule(snapshot, MACHINE) !== true || turn?.side !== 'blue' || emptySince !== undefined) return undefined;
    return { seat: 'blue-captain', name: 'pass-turn', args: { turn: turn.number } };
  },
};
