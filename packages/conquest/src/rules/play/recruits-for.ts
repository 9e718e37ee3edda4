import type { SideId } from '@vexillum/model';
import { fewestRecruits, territoriesARecruit } from '../data/rule-numbers.ts';
import type { Campaign } from './campaign.ts';

/** Who holds what, as far as recruits depend on it. */
export type Holdings = Pick<Campaign, 'board' | 'rules' | 'territoriesOf' | 'areAllHeld'>;

const roundings = { down: Math.floor, nearest: Math.round, up: Math.ceil } as const;

/** What the regions bring that this side holds as a whole. */
const regionBonus = (campaign: Holdings, side: SideId): number =>
  campaign.board.regions
    .filter(({ parts }) => campaign.areAllHeld(parts, (owner) => owner === side))
    .reduce((sum, { bonus }) => sum + bonus, 0);

/** Recruits at the beginning of a turn. Who has no land left has nowhere to put any. */
export const recruitsFor = (campaign: Holdings, side: SideId): number => {
  const held = campaign.territoriesOf(side).length;
  if (held === 0) return 0;
  const share = roundings[campaign.rules.rounding](held / territoriesARecruit.value);
  return Math.max(fewestRecruits.value, share) + regionBonus(campaign, side);
};
