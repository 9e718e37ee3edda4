import type { SideId } from '@vexillum/model';
import { showFlags } from '../flags/hold-flags.ts';
import { NEUTRAL } from '../state/sides.ts';
import type { Campaign } from './campaign.ts';
import { nextTurn } from './turns.ts';
import { endGame, hasWon } from './victory.ts';

/** Takes a player out: their victory flags are shown and gone, their land becomes neutral by house rule, their turn passes on without a victory flag. */
export const evict = (campaign: Campaign, player: SideId): void => {
  const land = campaign.rules.evictedBecomeNeutral ? campaign.territoriesOf(player) : [];
  for (const id of land) campaign.setTerritory(id, { ...campaign.territory(id), owner: NEUTRAL });
  showFlags(campaign, player);
  campaign.setPlayer(player, { flags: [], out: 'evicted', armiesLeft: 0 });
  const [left, ...others] = campaign.playing;
  if (left === undefined) return endGame(campaign, undefined);
  if (campaign.game.mover === player) nextTurn(campaign);
  if (others.length === 0 && hasWon(campaign, left)) endGame(campaign, left);
};
