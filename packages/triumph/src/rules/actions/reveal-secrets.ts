import { onlySeats, type Refusal, refuse, type Seat, type SideId, Type } from '@vexillum/model';
import { openSlots } from '../deployment/open-slots.ts';
import { whyNothingToOpen, whyStillShut } from '../deployment/why-still-shut.ts';
import { slotNamed } from '../deployment/slots.ts';
import { showMasquerades, withPairs } from '../masquerade/show-masquerades.ts';
import { whyRosterFirst } from '../masquerade/why-still-masked.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { leadsCommand } from '../records/leaders.ts';
import { exactly, side } from './args.ts';
import { defineAction, Edits, type Snapshot } from '../records/table.ts';

const sideToOpen = (seat: Seat, named: SideId | undefined): SideId | Refusal => {
  if (seat.side === undefined) return named ?? refuse('which-side', 'Say whose secrets are to be opened.', 'side');
  return named === undefined || named === seat.side
    ? seat.side
    : refuse('not-your-side', 'Only that side’s captain, or the umpire, may open its secrets.', 'side');
};

const isForCommander = (snapshot: Snapshot, seat: Seat, key: string): boolean => {
  const slot = slotNamed(key);
  return slot?.kind === 'stand' || (slot?.kind === 'cp' && leadsCommand(snapshot, seat, slot.command));
};

/** A commander shows the masquerades that they lead and what is added to their own die; all else is their captain's. */
const onlyTheirOwn = (snapshot: Snapshot, seat: Seat, keys: readonly string[]): Refusal | undefined =>
  seat.kind === 'commander' && !keys.every((key) => isForCommander(snapshot, seat, key))
    ? refuse('not-allowed', 'Only a captain opens that.', 'keys')
    : undefined;

const rostersFirst = (snapshot: Snapshot, side: SideId, keys: readonly string[]): Refusal | undefined => {
  for (const [index, key] of keys.entries()) {
    const slot = slotNamed(key);
    const refusal = slot?.kind === 'stand' ? whyRosterFirst(snapshot, side, slot.stand) : undefined;
    if (refusal) return { ...refusal, field: `keys.${index}` };
  }
  return undefined;
};

/** The server copies openings from escrow, so that nobody can change, refuse or lose one. */
export const revealSecrets = defineAction({
  name: 'reveal-secrets',
  says: 'Opens sealed secrets for everyone: your own in the step where they open, masquerades in the battle, anything on an umpire’s order.',
  args: exactly({
    keys: Type.Array(Type.String({ minLength: 1, maxLength: 80 }), { minItems: 1, maxItems: 24, uniqueItems: true }),
    side: Type.Optional(side),
  }),
  isUndoable: false,
  isGuessable: false,
  needsAcceptedUmpire: true,
  mayAct: onlySeats('captain', 'commander', 'umpire'),
  run(snapshot, { keys, side: named }, { seat, chance }) {
    const ofSide = sideToOpen(seat, named);
    if (typeof ofSide !== 'string') return ofSide;
    const refusal =
      onlyTheirOwn(snapshot, seat, keys) ??
      whyNothingToOpen(snapshot, ofSide, keys) ??
      rostersFirst(snapshot, ofSide, keys) ??
      (seat.kind === 'umpire' ? undefined : whyStillShut(snapshot, profileAt(snapshot), seat, ofSide, keys));
    if (refusal) return refusal;
    const edits = new Edits(snapshot);
    const openings = openSlots(edits, snapshot, ofSide, withPairs(snapshot, keys));
    showMasquerades(edits, snapshot, openings, chance);
    return { changes: edits.changes(), openings };
  },
});
