import type { SideId } from '@vexillum/model';
import type { Profile } from '../profiles/profile.ts';
import { type ArmyLosses, armyLosses } from './army-losses.ts';
import type { Snapshot } from '../records/table.ts';

export const battleSides = ['red', 'blue'] as const satisfies readonly SideId[];

/** Both armies, red first. */
export type Losses = readonly [red: ArmyLosses, blue: ArmyLosses];

const lossesIn = (snapshot: Snapshot, profile: Profile): Losses => [
  armyLosses(snapshot, profile, 'red'),
  armyLosses(snapshot, profile, 'blue'),
];

const withoutSecrets = (snapshot: Snapshot): Snapshot => ({ public: snapshot.public, sides: {} });

/** What everybody at the table may know: computed from public records alone, whatever else the snapshot has. */
export const publicLosses = (snapshot: Snapshot, profile: Profile): Losses =>
  lossesIn(withoutSecrets(snapshot), profile);

/** What a side's players may know: their own to the half point, the other side's as everybody does. */
export const lossesForSide = (snapshot: Snapshot, profile: Profile, side: SideId): Losses =>
  lossesIn({ public: snapshot.public, sides: { [side]: snapshot.sides[side] } }, profile);

/** What the owner of this snapshot may know: it has the secrets that they share, and no others. */
export const lossesForReader: (snapshot: Snapshot, profile: Profile) => Losses = lossesIn;
