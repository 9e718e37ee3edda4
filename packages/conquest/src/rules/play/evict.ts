import type { SideId } from '@vexillum/model';
import { showFlags } from '../flags/hold-flags.ts';
import type { Player } from '../state/player.ts';
import { NEUTRAL } from '../state/sides.ts';
import type { Campaign } from './campaign.ts';
import { nextTurn } from './turns.ts';
import { endGame, winnerOf } from './victory.ts';

/** Their victory flags are shown and gone, their land becomes neutral by house rule. */
const putOut = (campaign: Campaign, player: SideId, out: NonNullable<Player['out']>): void => {
  const land = campaign.rules.evictedBecomeNeutral ? campaign.territoriesOf(player) : [];
  for (const id of land) campaign.setTerritory(id, { ...campaign.territory(id), owner: NEUTRAL });
  showFlags(campaign, player);
  campaign.setPlayer(player, { flags: [], out, armiesLeft: 0 });
};

/** Takes a player out; their turn passes on without a victory flag. Whoever is left has won where nothing else is to be conquered. */
export const evict = (campaign: Campaign, player: SideId): void => {
  putOut(campaign, player, 'evicted');
  if (campaign.playing.length === 0) return endGame(campaign, undefined);
  passOn(campaign, player);
};

/** The same by their own will. Whoever is left alone, or with their team, has won, whatever is neutral: nobody is there to play against. */
export const resign = (campaign: Campaign, player: SideId): void => {
  putOut(campaign, player, 'resigned');
  const [left, ...others] = campaign.playing;
  const allies = left === undefined ? undefined : campaign.alliesOf(left);
  if (others.every((side) => allies?.has(side))) return endGame(campaign, left);
  passOn(campaign, player);
};

/** The turn of whoever is out passes on; and without them somebody may have won. */
const passOn = (campaign: Campaign, player: SideId): void => {
  if (campaign.game.mover === player) nextTurn(campaign);
  const winner = campaign.game.phase === 'over' ? undefined : winnerOf(campaign);
  if (winner !== undefined) endGame(campaign, winner);
};
