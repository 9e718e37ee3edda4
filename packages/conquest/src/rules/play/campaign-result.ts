import type { Result, SideId, SideResult } from '@vexillum/model';
import { boardOf } from '../board/board-of.ts';
import { rulesOf } from '../house-rules/rules-of.ts';
import { gameOf, playerOf, territoryOf } from '../state/read.ts';
import type { Snapshot } from '../records.ts';

const ofTheRules = (section: string): string => `K.R. Triumph, ${section}`;

const sideResult = (snapshot: Snapshot, side: SideId, winner: SideId | undefined): SideResult => {
  const held = boardOf(snapshot)
    .territories.map((id) => territoryOf(snapshot, id))
    .filter(({ owner }) => owner === side);
  return {
    side,
    ...(side === winner ? { place: 1 } : {}),
    counts: {
      territories: held.length,
      armies: held.reduce((sum, { armies }) => sum + armies, 0),
      flags: playerOf(snapshot, side)?.flags.length ?? 0,
    },
  };
};

const ruleOf = (snapshot: Snapshot, winner: SideId | undefined): Result['rule'] => {
  if (winner === undefined) return { id: 'everybody-was-evicted', source: ofTheRules('Administrative User Options') };
  return rulesOf(snapshot).mustNeutralsFall
    ? { id: 'holds-every-territory', source: ofTheRules('Winning The Game') }
    : { id: 'holds-every-territory-but-neutral-ones', source: 'House rule: neutral countries may stand' };
};

/** How a campaign ended: one player holds every territory (KR-CONQ-WIN, KR-WIN-ALL), or nobody is left. Only the winner has a place. */
export const campaignResult = (snapshot: Snapshot): Result | undefined => {
  const game = gameOf(snapshot);
  if (game?.phase !== 'over') return undefined;
  const { order, winner } = game;
  return {
    sides: order.map((side) => sideResult(snapshot, side, winner)),
    rule: ruleOf(snapshot, winner),
  };
};
