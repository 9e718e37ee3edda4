import { words } from '../words.ts';
import { Type } from '../schema.ts';
import { defineAction } from '../action.ts';
import { Edits } from '../changes.ts';
import { umpireOf } from '../consent.ts';
import { onlySeats } from '../may-act.ts';
import { UMPIRE_CONSENT } from '../records/consent.ts';
import { refuse } from '../refusal.ts';

export const acceptUmpire = defineAction({
  name: 'accept-umpire',
  says: 'Lets the umpire read your side’s secrets, once the other captain does too.',
  args: Type.Object(
    {
      /** The name of the one who is meant, so that nobody accepts another who has just sat down. */
      umpire: Type.Optional(Type.String({ maxLength: 64 })),
    },
    { additionalProperties: false },
  ),
  called: { umpire: 'umpire' },
  isUndoable: false,
  isGuessable: true,
  mayAct: onlySeats('captain'),
  run(snapshot, { umpire }, { seat }) {
    const name = umpireOf(snapshot)?.name;
    if (name === undefined) return refuse('no-umpire', 'Nobody sits in the umpire’s seat.', 'umpire');
    if (umpire !== undefined && umpire !== name)
      return refuse('another-umpire', words('The umpire is {0}, not {1}.', name, umpire), 'umpire');
    const consent = snapshot.public.consent.get(UMPIRE_CONSENT) ?? {};
    if (seat.side === undefined) return refuse('no-side', 'You sit on neither side.');
    if (consent[seat.side]) return refuse('already-accepted', 'Your side has accepted the umpire already.');
    const edits = new Edits(snapshot).put('consent', UMPIRE_CONSENT, { ...consent, [seat.side]: true });
    return { changes: edits.changes() };
  },
});
