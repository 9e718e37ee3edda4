import type { SideId } from '@vexillum/model';
import type { Campaign } from './campaign.ts';

/** How much the strongest beside a land outnumber whoever stands there; far below where nobody is beside it. */
const need = (campaign: Campaign, side: SideId, id: string): number => {
  let strongest = Number.NEGATIVE_INFINITY;
  for (const to of campaign.board.neighbours(id)) {
    const { owner, armies } = campaign.territory(to);
    if (owner !== side) strongest = Math.max(strongest, armies);
  }
  return strongest - campaign.territory(id).armies;
};

/** The first of those that need it most; where nobody is beside any, the one with fewest armies. */
const neediest = (campaign: Campaign, side: SideId, land: readonly string[]): string | undefined => {
  let best: string | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const id of land) {
    const here = need(campaign, side, id);
    if (best !== undefined && here <= most) continue;
    [best, most] = [id, here];
  }
  return best;
};

/** By house rule: everybody's first armies lie there at once, one a player in turn, spread evenly or to where others are near. */
export const layOut = (campaign: Campaign): void => {
  const { laidOut } = campaign.rules;
  const land = new Map(campaign.playing.map((side) => [side, campaign.territoriesOf(side)]));
  for (let round = 0; land.size > 0; round += 1)
    for (const [side, own] of land) {
      const { armiesLeft } = campaign.player(side);
      const id = laidOut === 'even' ? own[round % own.length] : neediest(campaign, side, own);
      if (armiesLeft === 0 || id === undefined) {
        land.delete(side);
        continue;
      }
      campaign.addArmies(id, 1);
      campaign.setPlayer(side, { armiesLeft: armiesLeft - 1 });
    }
};
