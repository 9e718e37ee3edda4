import { type SideId } from '@vexillum/model';
import { showFlags } from '../flags/hold-flags.ts';
import { NEUTRAL } from '../state/sides.ts';
import type { Campaign } from './campaign.ts';
import { ENDED, THIS_STEP } from '../records.ts';

/** Whether nothing is left for this side to conquer. */
export const hasWon = (campaign: Campaign, side: SideId): boolean =>
  campaign.areAllHeld(
    campaign.board.parts,
    (owner) => owner === side || (owner === NEUTRAL && !campaign.rules.mustNeutralsFall),
  );

/** Ends the game, with a winner or, where everybody was evicted, without; all victory flags are shown. */
export const endGame = (campaign: Campaign, winner: SideId | undefined): void => {
  for (const side of campaign.game.order) showFlags(campaign, side);
  const { recruits: _recruits, mustTurnIn: _must, conquest: _conquest, ...game } = campaign.game;
  campaign.replaceGame({ ...game, recruits: 0, phase: 'over', ...(winner === undefined ? {} : { winner }) });
  campaign.edits.put('step', THIS_STEP, ENDED);
};
