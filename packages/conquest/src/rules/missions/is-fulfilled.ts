import type { SideId } from '@vexillum/model';
import type { Campaign } from '../play/campaign.ts';
import { missionId, type Task } from './mission.ts';

/** Whether the player and their partners hold so many territories together, with so many armies on each. */
const holds = (campaign: Campaign, side: SideId, lands: number, armies = 1): boolean =>
  [...campaign.alliesOf(side)]
    .flatMap((ally) => campaign.territoriesOf(ally))
    .filter((id) => campaign.territory(id).armies >= armies).length >= lands;

/** Nobody conquers land of their partners, so it counts as held, as it does for holding all. */
const holdsRegions = (campaign: Campaign, side: SideId, regions: readonly string[]): boolean => {
  const allies = campaign.alliesOf(side);
  return campaign.board.regions
    .filter(({ id }) => regions.includes(id))
    .every(({ parts }) => campaign.areAllHeld(parts, (owner) => owner !== null && allies.has(owner)));
};

const isDone = (campaign: Campaign, side: SideId, task: Task): boolean => {
  switch (task.kind) {
    case 'regions':
      return holdsRegions(campaign, side, task.regions);
    case 'lands':
      return holds(campaign, side, task.lands, task.armies);
    case 'eliminate': {
      const { out, outBy } = campaign.player(task.player);
      if (out === undefined) return false;
      const isOurs = out === 'eliminated' && outBy !== undefined && isOfTeam(campaign, side, outBy);
      return isOurs || holds(campaign, side, task.lands);
    }
    default:
      return task satisfies never;
  }
};

const isOfTeam = (campaign: Campaign, side: SideId, other: SideId): boolean => {
  const { team } = campaign.player(side);
  return side === other || (team !== undefined && campaign.player(other).team === team);
};

/** Whether this side has done what its mission asks for. One that it is told with this very action counts from its next turn on. */
export const hasFulfilledMission = (campaign: Campaign, side: SideId): boolean => {
  const { task } = campaign.snapshot.sides[side]?.mission.get(missionId(side)) ?? {};
  return task !== undefined && isDone(campaign, side, task);
};
