import type { SideId } from '@vexillum/model';
import type { BattleFacts, KnownStand } from '../battle-facts.ts';
import { standsOf } from '../stands-of.ts';
import { zonesRoom } from '../zones-room.ts';
import type { Profile } from '../../profiles/profile.ts';
import { wayInto, type WayInto } from '../way-into.ts';
import { type DeployedStand, deployedStands } from './deployed-stand.ts';
import type { StandSecret } from '../../records/stand.ts';

/** How a deployed stand comes into the zones of the battle line, wherever it is now between the two base edges. */
export const wayToBattleline = (profile: Profile, { known, corners }: DeployedStand): WayInto => {
  const [, depth] = profile.boardMu.value;
  return wayInto(profile, known.stand.side, corners, zonesRoom(profile, profile.battlelineZones.value, depth));
};

/** Those of them that are deployed outside the zones of the battle line. */
export const outsideBattleline = (facts: BattleFacts, stands: readonly KnownStand[]): KnownStand[] =>
  stands.filter(({ id }) => {
    const deployed = deployedStands(facts).get(id);
    return deployed !== undefined && wayToBattleline(facts.profile, deployed).kind !== 'inside';
  });

/** A side's stands whose line of the army list says so, as far as the reader knows. */
export const standsWhose = (
  facts: BattleFacts,
  side: SideId,
  battleline: StandSecret['battleline'],
): readonly KnownStand[] =>
  standsOf(facts, side).filter(({ secret }) => secret !== undefined && secret.battleline === battleline);
