import { type Action, defineAction } from '../action.ts';
import { Edits } from '../changes.ts';
import type { Question } from '../choice.ts';
import { refuse } from '../refusal.ts';
import type { Result } from '../result.ts';
import { signaturesId, type Signer, signersOf } from '../result-signatures.ts';
import { Type } from '../schema.ts';
import type { Seat } from '../seat.ts';
import type { Snapshot } from '../snapshot.ts';

export const SIGN_RESULT = 'sign-result';

interface Ending {
  /** How the game ended; none while it goes on. */
  result(snapshot: Snapshot): Result | undefined;
}

const signerIn = (result: Result, snapshot: Snapshot, { id }: Seat): Signer | undefined =>
  signersOf(result, snapshot).find(({ seat }) => seat === id);

/** What makes it lawful, for a game that asks questions of its actions. */
export const maySignResult = (game: Ending): Question<Record<string, never>> => ({
  action: SIGN_RESULT,
  mayAct(seat, snapshot) {
    const result = game.result(snapshot);
    if (!result) return refuse('not-ended', 'The game at this table is not over.');
    return signerIn(result, snapshot, seat)
      ? undefined
      : refuse('not-a-signer', 'A result is signed by the captains who played, and by the umpire.');
  },
  whyNot(snapshot, seat) {
    const result = game.result(snapshot);
    return result && signerIn(result, snapshot, seat)?.hasSigned
      ? refuse('signed-already', 'You have signed this result already.')
      : undefined;
  },
  targets: () => [{}],
});

/** For a game whose end people may sign: it changes nothing of the game. */
export const signResult = (game: Ending): Action => {
  const question = maySignResult(game);
  return defineAction({
    name: question.action,
    says: 'After the game: signs how it ended, as a captain who played in it, or as the umpire.',
    args: Type.Object({}, { additionalProperties: false }),
    isUndoable: false,
    isGuessable: false,
    mayAct: (seat, snapshot) => question.mayAct(seat, snapshot),
    run(snapshot, _nothing, { seat }) {
      const result = game.result(snapshot);
      const refusal = question.whyNot(snapshot, seat, {});
      if (!result || refusal) return refusal ?? refuse('not-ended', 'The game at this table is not over.');
      const id = signaturesId(result);
      const signed = { ...snapshot.public.consent.get(id), [seat.id]: true as const };
      return { changes: new Edits(snapshot).put('consent', id, signed).changes() };
    },
  });
};
