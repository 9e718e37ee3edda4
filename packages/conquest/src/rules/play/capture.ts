import type { SideId } from '@vexillum/model';
import { showFlags } from '../flags/hold-flags.ts';
import { turnInCaptured } from '../flags/turn-in.ts';
import { NEUTRAL } from '../state/sides.ts';
import type { Campaign } from './campaign.ts';
import { endGame, hasWon } from './victory.ts';

/** Moves so many armies into a territory that has no defenders left, and makes it the mover's. */
export const capture = (campaign: Campaign, from: string, to: string, armies: number): void => {
  const { mover, conquests } = campaign.game;
  const { owner: loser } = campaign.territory(to);
  campaign.addArmies(from, -armies);
  campaign.setTerritory(to, { owner: mover, armies });
  campaign.setGame({ conquests: conquests + 1, conquest: { from, to } });
  if (loser !== null) eliminate(campaign, loser);
  if (hasWon(campaign, mover)) endGame(campaign, mover);
};

/** If that was this side's last territory: takes it out of the game and its victory flags to the mover. */
const eliminate = (campaign: Campaign, loser: SideId): void => {
  if (loser === NEUTRAL || campaign.holdsAny(loser) || campaign.player(loser).out !== undefined) return;
  const { mover } = campaign.game;
  const taken = showFlags(campaign, loser);
  campaign.setPlayer(loser, { flags: [], out: 'eliminated', outBy: mover });
  campaign.setPlayer(mover, { flags: [...campaign.player(mover).flags, ...taken] });
  if (!hasWon(campaign, mover)) turnInCaptured(campaign, mover);
};
