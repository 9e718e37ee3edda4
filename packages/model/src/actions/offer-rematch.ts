import { type Action, defineAction } from '../action.ts';
import { Edits } from '../changes.ts';
import type { Question } from '../choice.ts';
import { onlySeats } from '../may-act.ts';
import type { Consent } from '../records/consent.ts';
import { refuse } from '../refusal.ts';
import { type Rematch, rematches, rematchId, rematchSides, rematchWishOf } from '../rematch.ts';
import type { Result } from '../result.ts';
import { Type } from '../schema.ts';
import type { Seat, SideId } from '../seat.ts';
import type { Snapshot } from '../snapshot.ts';

export const OFFER_REMATCH = 'offer-rematch';

interface Ending {
  /** How the game ended; none while it goes on. */
  result(snapshot: Snapshot): Result | undefined;
}

const withSide = (consent: Consent | undefined, side: SideId, isWished: boolean): Consent | null => {
  const { [side]: _own, ...others } = consent ?? {};
  const next: Consent = isWished ? { ...others, [side]: true } : others;
  return Object.keys(next).length > 0 ? next : null;
};

type Wish = Rematch | 'none';

/** What makes it lawful, for a game that asks questions of its actions. */
export const mayOfferRematch = (game: Ending): Question<{ readonly wish: Wish }> => ({
  action: OFFER_REMATCH,
  mayAct(seat, snapshot) {
    const result = game.result(snapshot);
    if (!result) return refuse('not-ended', 'The game at this table is not over.');
    const refusal = onlySeats('captain')(seat);
    if (refusal) return refusal;
    return rematchSides(result, snapshot).includes(seat.side ?? '')
      ? undefined
      : refuse('not-playing', 'You did not play in this game.');
  },
  whyNot: (snapshot, seat, { wish }) =>
    wish === wishOf(snapshot, seat) ? refuse('nothing-changed', 'You have said so already.', 'wish') : undefined,
  targets: (snapshot, seat) => wishes.flatMap((wish) => (wish === wishOf(snapshot, seat) ? [] : [{ wish }])),
});

const wishes: readonly Wish[] = [...rematches, 'none'];

const wishOf = (snapshot: Snapshot, { side = '' }: Seat): Wish => rematchWishOf(snapshot, side) ?? 'none';

/** For a game that lets its players agree on another one; what comes of it is the game's or the server's. */
export const offerRematch = (question: ReturnType<typeof mayOfferRematch>): Action =>
  defineAction({
    name: question.action,
    says: 'After the game: wishes for another one with the same seats, or with sides swapped, and so accepts what the others wish for; or for none any more.',
    args: Type.Object({ wish: Type.Union(wishes.map((wish) => Type.Literal(wish))) }, { additionalProperties: false }),
    isUndoable: false,
    isGuessable: false,
    mayAct: (seat, snapshot) => question.mayAct(seat, snapshot),
    run(snapshot, { wish }, { seat }) {
      const refusal = question.whyNot(snapshot, seat, { wish });
      if (refusal) return refusal;
      const edits = new Edits(snapshot);
      for (const how of rematches) {
        const consent = snapshot.public.consent.get(rematchId(how));
        const next = withSide(consent, seat.side ?? '', wish === how);
        if (consent !== undefined || next !== null) edits.put('consent', rematchId(how), next);
      }
      return { changes: edits.changes() };
    },
  });
