import { fightsAsAt } from '../fights-as/fights-as-at.ts';
import { paidPoints } from '../fights-as/stand-loss.ts';
import type { Profile } from '../profiles/profile.ts';
import { secretOf, type Snapshot } from '../records/table.ts';
import type { Stand } from '../records/stand.ts';

/** What a stand counts when it is lost, as far as the reader knows, in half-points; what was paid for one of a type that the profile does not know. */
export const lossPoints = (snapshot: Snapshot, profile: Profile, id: string, stand: Stand): number =>
  fightsAsAt(snapshot, profile, id)?.lossHalfPoints ?? paidPoints(profile, stand, secretOf(snapshot, id));
