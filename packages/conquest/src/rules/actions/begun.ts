import { drawMission } from '../missions/deal-missions.ts';
import type { Campaign } from '../play/campaign.ts';
import type { GameState } from '../state/game-state.ts';

/** Notes that the mover is there, with what else their action changes about the game. */
export const begun = (campaign: Campaign, change: Partial<GameState> = {}): void => {
  const { game } = campaign;
  drawMission(campaign);
  campaign.setGame({ ...change, hasBegun: true });
  if (campaign.player(game.mover).skips > 0) campaign.setPlayer(game.mover, { skips: 0 });
};
