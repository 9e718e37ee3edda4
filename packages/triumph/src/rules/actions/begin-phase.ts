import { onlySeats, type Refusal, refuse, THIS_TABLE, Type, type Turn } from '@vexillum/model';
import { profileAt } from '../profiles/profile-of.ts';
import type { Profile } from '../profiles/profile.ts';
import { type PhaseCode, phaseCodes } from '../profiles/turn-rules.ts';
import { nextTurn, otherThan } from '../turn/next-turn.ts';
import { phaseAfter, phasesOf } from '../turn/phase-at.ts';
import { whyNotLeading } from '../turn/why-not-leading.ts';
import { exactly } from './args.ts';
import { defineAction, Edits } from '../records/table.ts';

const phase = Type.Union(phaseCodes.map((code) => Type.Literal(code)));

interface Wanted {
  readonly phase?: PhaseCode;
  readonly isTurnOver?: true;
  readonly from?: { readonly turn: number; readonly phase?: PhaseCode };
}

const isMeanwhile = (turn: Turn, { from }: Wanted): boolean =>
  from !== undefined && (from.turn !== turn.number || from.phase !== turn.phase);

const placeOf = (profile: Profile, code: string | undefined): number =>
  phasesOf(profile).findIndex((each) => each.phase === code);

const whyNotThere = (profile: Profile, turn: Turn, wanted: PhaseCode, isUmpire: boolean): Refusal | undefined => {
  const [here, there] = [placeOf(profile, turn.phase), placeOf(profile, wanted)];
  if (there < 0) return refuse('no-such-phase', 'A turn has no such phase by the rules of this table.', 'phase');
  if (there === here) return refuse('same-phase', 'That phase is on already.', 'phase');
  return there < here && !isUmpire
    ? refuse(
        'only-umpire',
        'Only an umpire goes back to an earlier phase; what you began yourself you can undo.',
        'phase',
      )
    : undefined;
};

export const beginPhase = defineAction({
  name: 'begin-phase',
  says: 'Begins the next phase of the turn, or one that is named further on; after the last, or with `isTurnOver`, the other side’s turn. An umpire goes back too. With `from` only where that is still on.',
  args: exactly({
    phase: Type.Optional(phase),
    isTurnOver: Type.Optional(Type.Literal(true)),
    from: Type.Optional(exactly({ turn: Type.Integer({ minimum: 1 }), phase: Type.Optional(phase) })),
  }),
  isUndoable: true,
  isGuessable: true,
  needsAcceptedUmpire: true,
  mayAct: onlySeats('captain', 'umpire'),
  run(snapshot, args, { seat }) {
    const wanted = args as Wanted;
    const turn = snapshot.public.turn.get(THIS_TABLE);
    if (!turn) return refuse('no-turn', 'The first turn has not begun.');
    const refusal = whyNotLeading(snapshot, seat);
    if (refusal) return refusal;
    if (isMeanwhile(turn, wanted))
      return refuse('begun-meanwhile', 'The next phase has begun meanwhile: look again.', 'from');
    const profile = profileAt(snapshot);
    const next = wanted.isTurnOver ? undefined : (wanted.phase ?? phaseAfter(profile, turn.phase));
    if (next === undefined)
      return { changes: nextTurn(snapshot, otherThan(turn.side), phaseAfter(profile, undefined)) };
    const notThere = whyNotThere(profile, turn, next, seat.kind === 'umpire');
    if (notThere) return notThere;
    return { changes: new Edits(snapshot).put('turn', THIS_TABLE, { ...turn, phase: next }).changes() };
  },
});
