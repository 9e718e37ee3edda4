import type { SideId } from '@vexillum/model';
import { flagsThatForce, skipsThatEndAmassing } from '../data/rule-numbers.ts';
import { drawFlag } from '../flags/hold-flags.ts';
import { setAmong } from '../flags/turn-in.ts';
import type { GameState, Phase } from '../state/game-state.ts';
import type { Campaign } from './campaign.ts';
import { layOut } from './lay-out.ts';
import { recruitsFor } from './recruits-for.ts';
import { endGame, isWonByMission, winnerOf } from './victory.ts';

/** Begins a turn of this player in this phase. What lasts for a turn is forgotten. */
export const beginTurn = (campaign: Campaign, phase: Phase, mover: SideId): void => {
  const { order, turn, setsTurnedIn, nextFlag } = campaign.game;
  const isConquer = phase === 'conquer';
  const game: GameState = {
    phase,
    order,
    mover,
    turn: turn + 1,
    since: campaign.context.at,
    hasBegun: false,
    recruits: isConquer ? recruitsFor(campaign, mover) + lateArmies(campaign, mover) : 0,
    setsTurnedIn,
    conquests: 0,
    nextFlag,
    ...(isConquer && isForced(campaign, mover) ? { mustTurnIn: true as const } : {}),
  };
  campaign.replaceGame(game);
};

/** Initial armies that were not placed in time. */
const lateArmies = (campaign: Campaign, side: SideId): number => {
  const { armiesLeft } = campaign.player(side);
  if (armiesLeft === 0 || !campaign.holdsAny(side)) return 0;
  campaign.setPlayer(side, { armiesLeft: 0 });
  return armiesLeft;
};

const isForced = (campaign: Campaign, side: SideId): boolean =>
  campaign.player(side).flags.length >= flagsThatForce.value && setAmong(campaign, side) !== undefined;

/** Who comes after this one among those that have something to do in this phase. */
const nextOf = (campaign: Campaign, after: SideId, phase: Phase): SideId | undefined => {
  const { order } = campaign.game;
  const from = order.indexOf(after) + 1;
  const inTurn = [...order.slice(from), ...order.slice(0, from)];
  return inTurn.find((side) => hasTurn(campaign, side, phase));
};

const hasTurn = (campaign: Campaign, side: SideId, phase: Phase): boolean => {
  const { out, armiesLeft } = campaign.player(side);
  if (out !== undefined) return false;
  return phase !== 'amassing' || (armiesLeft > 0 && campaign.holdsAny(side));
};

const isPhaseOver = (campaign: Campaign, phase: Phase): boolean => {
  if (phase === 'assignment') return campaign.territoriesOf(null).length === 0;
  return phase === 'amassing' && !campaign.game.order.some((side) => isStillAmassing(campaign, side));
};

const isStillAmassing = (campaign: Campaign, side: SideId): boolean =>
  hasTurn(campaign, side, 'amassing') && campaign.player(side).skips < skipsThatEndAmassing.value;

/**
 * A player who was passed over until all land was claimed has nothing to play with, and could never be driven out: they are out now. Answers
 * whether that was the end of the game, as it also is where all others have left before and whoever is left holds what has to be held.
 */
const isOverWithoutLandless = (campaign: Campaign): boolean => {
  const landless = campaign.playing.filter((side) => !campaign.holdsAny(side));
  for (const side of landless) campaign.setPlayer(side, { out: 'eliminated', armiesLeft: 0 });
  const winner = winnerOf(campaign);
  const isOver = winner !== undefined || campaign.playing.length === 0;
  if (isOver) endGame(campaign, winner);
  return isOver;
};

const following = { assignment: 'amassing', amassing: 'conquer', conquer: 'conquer', over: 'over' } as const;

/** The next player's turn: in the same phase, or in the next where this one is done. Conquering begins with whoever comes first. */
export const nextTurn = (campaign: Campaign): void => {
  const { mover, order } = campaign.game;
  let { phase } = campaign.game;
  let after = mover;
  if (phase === 'assignment' && isPhaseOver(campaign, phase) && isOverWithoutLandless(campaign)) return;
  while (isPhaseOver(campaign, phase)) {
    phase = following[phase];
    if (phase === 'amassing' && campaign.rules.laidOut !== 'no') layOut(campaign);
    if (phase === 'conquer') after = order.at(-1) ?? mover;
  }
  const next = nextOf(campaign, after, phase);
  if (next !== undefined) beginTurn(campaign, phase, next);
};

/** What a turn of the Conquer phase ends with: the game, where a mission is fulfilled; else a victory flag for whoever has conquered, and the next player. */
export const endTurn = (campaign: Campaign): void => {
  if (isWonByMission(campaign)) return;
  const { phase, conquests, mover } = campaign.game;
  if (phase === 'conquer' && conquests > 0) drawFlag(campaign, mover);
  nextTurn(campaign);
};
