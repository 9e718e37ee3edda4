import { onlySeats, type Refusal, refuse, type Seat, THIS_TABLE, Type, withChanges } from '@vexillum/model';
import { STANDS_LIMIT } from '../armies/army-file.ts';
import { inUse, isMoveInPlace, outOfUse } from '../cards/card-in-use.ts';
import { stepAt } from '../deployment/order-of-play.ts';
import { placeOf } from '../deployment/sealed.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { battleCardOf, troopTypeOf } from '../profiles/rows-of.ts';
import { putSlipsInPlace, takeBackSlips } from '../turn/put-slips.ts';
import { exactly, pieceId } from './args.ts';
import { playsOpenly } from './plays-openly.ts';
import { standsInHand } from './stands-in-hand.ts';
import { defineAction, Edits, type Snapshot } from '../records/table.ts';
import type { Stand } from '../records/stand.ts';

interface Chosen {
  readonly id: string;
  readonly as?: string;
}

const whyNotThis = (snapshot: Snapshot, seat: Seat, { id, as }: Chosen): Refusal | undefined => {
  const stand = snapshot.public.stand.get(id) as Stand;
  // The same fence as in place-stands: what lies in reserve may be on a flank march, and nobody else may find that out.
  if (stand.place === 'reserve' && stand.side !== seat.side && !playsOpenly(snapshot))
    return refuse('not-your-stand', 'Only its own side says what a stand in reserve comes as.');
  if (stand.place === 'lost') return refuse('not-in-play', 'That stand is lost.');
  if (placeOf(snapshot, id) === 'flank')
    return refuse('on-flank-march', 'That stand is on a flank march; say what it is when it comes in.');
  return as === undefined || troopTypeOf(profileAt(snapshot), as)
    ? undefined
    : refuse('no-such-troop-type', 'These rules know no such troops.');
};

const whyNotThese = (snapshot: Snapshot, seat: Seat, stands: readonly Chosen[]): Refusal | undefined => {
  const ids = stands.map(({ id }) => id);
  const notInHand = standsInHand(snapshot, seat, ids, (index) => `stands.${index}.id`);
  if (notInHand) return notInHand;
  for (const [index, stand] of stands.entries()) {
    const refusal = whyNotThis(snapshot, seat, stand);
    if (refusal) return { ...refusal, field: `stands.${index}` };
  }
  return undefined;
};

/** Earlier matches kept what a move in place had cost when it was taken back. */
const usingCards = (givesBack: boolean) =>
  defineAction({
    name: 'use-card',
    says: 'Says that stands make use of a battle card: on foot, on transports, screened, supported, as support. With `back` they do not.',
    args: exactly({
      card: Type.String({ maxLength: 8, description: 'A battle card of the profile, such as `DD`' }),
      stands: Type.Array(
        exactly({
          id: pieceId,
          as: Type.Optional(Type.String({ maxLength: 8, description: 'The troop type that it fights as' })),
        }),
        { minItems: 1, maxItems: STANDS_LIMIT },
      ),
      back: Type.Optional(Type.Literal(true)),
    }),
    isUndoable: true,
    isGuessable: true,
    mayAct: onlySeats('captain', 'commander'),
    run(snapshot, { card, stands, back }, { seat }) {
      const profile = profileAt(snapshot);
      const isBack = back ? { isBack: true as const } : {};
      if (!battleCardOf(profile, card)) return refuse('no-such-card', 'These rules know no such battle card.', 'card');
      const refusal = whyNotThese(snapshot, seat, stands);
      if (refusal) return refusal;
      const edits = new Edits(snapshot);
      const now = snapshot.public.turn.get(THIS_TABLE);
      const at = now?.phase === undefined ? undefined : { card, turn: now.number, phase: now.phase };
      for (const { id, as } of stands) {
        const stand = snapshot.public.stand.get(id) as Stand;
        const next = back ? outOfUse(profile, stand, card) : inUse(stand, card, stepAt(snapshot).number, as);
        edits.put('stand', id, at && stand.place === 'board' ? { ...next, changed: { ...at, ...isBack } } : next);
      }
      if (at && isMoveInPlace(card, back === true))
        putSlipsInPlace(
          edits,
          snapshot,
          card,
          stands.flatMap(({ id }) => (snapshot.public.stand.get(id)?.place === 'board' ? [id] : [])),
        );
      if (givesBack && at && isMoveInPlace(card, !back)) {
        const after = withChanges(snapshot, edits.changes());
        takeBackSlips(
          edits,
          after,
          stands.map(({ id }) => id),
        );
      }
      return { changes: edits.changes() };
    },
  });

/** Says of stands that a battle card is in use on them, as what they fight with it, or that it is not after all. */
export const useCard = usingCards(true);

export const useCardOfOld = usingCards(false);
