import { THIS_TABLE } from '@vexillum/model';
import type { Profile } from '../profiles/profile.ts';
import { profileAt } from '../profiles/profile-of.ts';
import type { PhaseCode, TurnPhase } from '../profiles/turn-rules.ts';
import type { Snapshot } from '../records/table.ts';

/** The phase of the turn that is on; `undefined` before the first turn, and in a match that was begun before turns had phases. */
export const phaseAt = (snapshot: Snapshot): PhaseCode | undefined => turnPhaseAt(snapshot)?.phase;

/** The same with where it is known from. */
export const turnPhaseAt = (snapshot: Snapshot): TurnPhase | undefined => {
  const phase = snapshot.public.turn.get(THIS_TABLE)?.phase;
  return phase === undefined ? undefined : phasesOf(profileAt(snapshot)).find((each) => each.phase === phase);
};

/** The phases of a turn, in their order. */
export const phasesOf = (profile: Profile): readonly TurnPhase[] => profile.turnPhases.value;

/** The one that follows; `undefined` after the last, and the first where none is on. */
export const phaseAfter = (profile: Profile, phase: string | undefined): PhaseCode | undefined =>
  phasesOf(profile)[phasesOf(profile).findIndex((each) => each.phase === phase) + 1]?.phase;
