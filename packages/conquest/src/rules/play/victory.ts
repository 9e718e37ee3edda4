import { type SideId } from '@vexillum/model';
import { showFlags } from '../flags/hold-flags.ts';
import { showMissions } from '../missions/deal-missions.ts';
import { hasFulfilledMission } from '../missions/is-fulfilled.ts';
import type { WayToWin } from '../state/game-state.ts';
import { NEUTRAL } from '../state/sides.ts';
import type { Campaign } from './campaign.ts';
import { ENDED, THIS_STEP } from '../records.ts';

/** Whether nothing is left for this side to conquer. */
export const hasWon = (campaign: Campaign, side: SideId): boolean =>
  holdsAll(campaign, side, campaign.board.parts) || holdsCapitals(campaign, side);

/** A team holds together what its players hold. */
const holdsAll = (campaign: Campaign, side: SideId, parts: readonly string[]): boolean => {
  const allies = campaign.alliesOf(side);
  return campaign.areAllHeld(
    parts,
    (owner) => owner !== null && (allies.has(owner) || (owner === NEUTRAL && !campaign.rules.mustNeutralsFall)),
  );
};

/**
 * By house rule: all capitals, those of players who are out too. Only theirs are no obstacle while they are neutral and neutral land may stand, so
 * whoever wins holds their own, and a team those of its players; where they have none, one of the others at least.
 */
const holdsCapitals = (campaign: Campaign, side: SideId): boolean => {
  const { rules, game } = campaign;
  if (!rules.hasCapitals || game.phase === 'assignment') return false;
  const allies = campaign.alliesOf(side);
  const capitals = game.order.flatMap((player) => {
    const { capital, out } = campaign.player(player);
    if (capital === undefined) return [];
    const { owner } = campaign.territory(capital);
    const isOurs = owner !== null && allies.has(owner);
    return [{ isOurs, mayStand: owner === NEUTRAL && out !== undefined && !rules.mustNeutralsFall }];
  });
  return capitals.some(({ isOurs }) => isOurs) && capitals.every(({ isOurs, mayStand }) => isOurs || mayStand);
};

/** Whoever is still in the game and has won; there cannot be more than one, or one team. */
export const winnerOf = (campaign: Campaign): SideId | undefined =>
  campaign.playing.find((side) => hasWon(campaign, side));

/** The turn ends, and with it the game where its player's mission is fulfilled. Answers whether that is so. */
export const isWonByMission = (campaign: Campaign): boolean => {
  const { mover, phase } = campaign.game;
  if (phase !== 'conquer' || !hasFulfilledMission(campaign, mover)) return false;
  endGame(campaign, mover, 'mission');
  return true;
};

const wayOf = (campaign: Campaign, winner: SideId): WayToWin | undefined =>
  !holdsAll(campaign, winner, campaign.board.parts) && holdsCapitals(campaign, winner) ? 'capitals' : undefined;

/** Ends the game, with a winner or, where everybody was evicted, without; all victory flags and missions are shown. */
export const endGame = (campaign: Campaign, winner: SideId | undefined, way?: WayToWin): void => {
  showMissions(campaign);
  for (const side of campaign.game.order) showFlags(campaign, side);
  const { recruits: _recruits, mustTurnIn: _must, conquest: _conquest, ...game } = campaign.game;
  const wonBy = way ?? (winner === undefined ? undefined : wayOf(campaign, winner));
  campaign.replaceGame({
    ...game,
    recruits: 0,
    phase: 'over',
    ...(winner === undefined ? {} : { winner }),
    ...(wonBy === undefined ? {} : { wonBy }),
  });
  campaign.edits.put('step', THIS_STEP, ENDED);
};
