import { defineAction, Edits, onlySeats, type Refusal, refuse, type Seat, type SideId } from '@vexillum/model';
import { Type } from '@sinclair/typebox';
import { openSlots } from '../deployment/open-slots.ts';
import { openingFacts } from '../deployment/opening-facts.ts';
import { whyNothingToOpen, whyStillShut } from '../deployment/why-still-shut.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { exactly, side } from './args.ts';

const sideToOpen = (seat: Seat, named: SideId | undefined): SideId | Refusal => {
  if (seat.side === undefined) return named ?? refuse('which-side', 'Say whose secrets are to be opened.', 'side');
  return named === undefined || named === seat.side
    ? seat.side
    : refuse('not-your-side', 'Only that side’s captain, or the umpire, may open its secrets.', 'side');
};

/** The server copies openings from escrow, so that nobody can change, refuse or lose one. */
export const revealSecrets = defineAction({
  name: 'reveal-secrets',
  says: 'Opens sealed secrets for everyone: your own in the step where they open, or on an umpire’s order.',
  args: exactly({
    keys: Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { minItems: 1, maxItems: 12, uniqueItems: true }),
    side: Type.Optional(side),
  }),
  isUndoable: false,
  isGuessable: false,
  mayAct: onlySeats('captain', 'umpire'),
  run(snapshot, { keys, side: named }, { seat }) {
    const ofSide = sideToOpen(seat, named);
    if (typeof ofSide !== 'string') return ofSide;
    const refusal =
      whyNothingToOpen(snapshot, ofSide, keys) ??
      (seat.kind === 'umpire' ? undefined : whyStillShut(snapshot, profileAt(snapshot), ofSide, keys));
    if (refusal) return refusal;
    const edits = new Edits(snapshot);
    const openings = openSlots(edits, snapshot, ofSide, keys);
    return { changes: edits.changes(), openings, facts: openingFacts(openings) };
  },
});
