import { onlySeats, type Refusal, refuse, type Seat, type SideId, THIS_TABLE, Type } from '@vexillum/model';
import { profileAt } from '../profiles/profile-of.ts';
import { battleCardOf } from '../profiles/rows-of.ts';
import { exactly, pieceId } from './args.ts';
import { mayHandleStand } from '../records/hands.ts';
import { type Played, playedId } from '../records/played.ts';
import { defineAction, Edits, type Snapshot } from '../records/table.ts';

/** More stands than these never move together. */
const MOST_STANDS = 60;

/** The id that the next one gets; none is ever given twice, for a card stays on the table when it is spent. */
const nextPlayedId = (snapshot: Snapshot, side: SideId, card: string): string => {
  let number = 1;
  while (snapshot.public.played.has(playedId(side, card, number))) number += 1;
  return playedId(side, card, number);
};

/** What is on the board is there for all to see; whatever else is true of a stand, the answer is the same. */
const whyNotOn = (snapshot: Snapshot, seat: Seat, on: readonly string[]): Refusal | undefined => {
  for (const [index, id] of on.entries()) {
    const field = `on.${index}`;
    const stand = snapshot.public.stand.get(id);
    if (stand?.place !== 'board') return refuse('not-on-board', 'That stand is not on the board.', field);
    if (on.indexOf(id) < index) return refuse('stand-twice', 'The same stand is named twice.', field);
    const refusal = stand.side === seat.side ? mayHandleStand(seat, id, snapshot) : undefined;
    if (refusal) return { ...refusal, field };
  }
  return undefined;
};

const playedNow = ({ public: { turn } }: Snapshot, side: SideId, card: string, on: readonly string[]): Played => {
  const now = turn.get(THIS_TABLE);
  return {
    side,
    card,
    turn: now?.number ?? 0,
    ...(now?.phase === undefined ? {} : { phase: now.phase, inTurnOf: now.side }),
    on: [...on],
  };
};

/** Plays a card that stands for an event, or says that one has done its work. Whether it is there to be played, and may be now, is flagged. */
export const playCard = defineAction({
  name: 'play-card',
  says: 'Plays a battle card of the side, on stands where it needs some; it lies face down from then on. With `over` one that was played has done its work.',
  args: exactly({
    card: Type.String({ maxLength: 8, description: 'A battle card of the profile, such as `HL`' }),
    on: Type.Optional(Type.Array(pieceId, { maxItems: MOST_STANDS })),
    over: Type.Optional(Type.String({ maxLength: 64, description: 'The id under which it was played: `red:SC:1`' })),
  }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain', 'commander'),
  run(snapshot, { card, on = [], over }, { seat }) {
    const side = seat.side as SideId;
    if (!battleCardOf(profileAt(snapshot), card))
      return refuse('no-such-card', 'These rules know no such battle card.', 'card');
    const edits = new Edits(snapshot);
    if (over === undefined) {
      const refusal = whyNotOn(snapshot, seat, on);
      if (refusal) return refusal;
      edits.put('played', nextPlayedId(snapshot, side, card), playedNow(snapshot, side, card, on));
      return { changes: edits.changes() };
    }
    const played = snapshot.public.played.get(over);
    if (played?.side !== side || played.card !== card)
      return refuse('no-such-card', 'Your side has not played that card.', 'over');
    if (played.isOver) return refuse('already-done', 'The effect of that card is over already.', 'over');
    return { changes: edits.put('played', over, { ...played, isOver: true }).changes() };
  },
});
