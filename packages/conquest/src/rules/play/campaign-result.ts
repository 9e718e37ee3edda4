import type { Result, SideId, SideResult } from '@vexillum/model';
import { boardOf } from '../board/board-of.ts';
import { rulesOf } from '../house-rules/rules-of.ts';
import type { WayToWin } from '../state/game-state.ts';
import { gameOf, playerOf, territoryOf } from '../state/read.ts';
import { NEUTRAL } from '../state/sides.ts';
import { isPartner, winnersIn } from '../state/teams.ts';
import type { Snapshot } from '../records.ts';

const ofTheRules = (section: string): string => `K.R. Triumph, ${section}`;

/** The rules are silent about giving up. */
const RESIGNING = 'Ours: a player may resign';

const sideResult = (snapshot: Snapshot, side: SideId, winners: readonly SideId[]): SideResult => {
  const team = playerOf(snapshot, side)?.team;
  const held = boardOf(snapshot)
    .territories.map((id) => territoryOf(snapshot, id))
    .filter(({ owner }) => owner === side);
  return {
    side,
    ...(winners.includes(side) ? { place: 1 } : {}),
    ...(team === undefined ? {} : { team: String(team) }),
    counts: {
      territories: held.length,
      armies: held.reduce((sum, { armies }) => sum + armies, 0),
      flags: playerOf(snapshot, side)?.flags.length ?? 0,
    },
  };
};

const hasResigned = (snapshot: Snapshot): boolean =>
  (gameOf(snapshot)?.order ?? []).some((side) => playerOf(snapshot, side)?.out === 'resigned');

/** Whether nothing that has to fall was left to conquer; where others resigned, there may be. */
const holdsAll = (snapshot: Snapshot, winner: SideId): boolean =>
  boardOf(snapshot).territories.every((id) => {
    const { owner } = territoryOf(snapshot, id);
    return (
      owner === winner ||
      isPartner(snapshot, winner, owner) ||
      (owner === NEUTRAL && !rulesOf(snapshot).mustNeutralsFall)
    );
  });

/** Whoever is left when nobody has won has agreed to that, machines apart; where nobody is left they are all out. */
const isDrawn = (snapshot: Snapshot): boolean =>
  (gameOf(snapshot)?.order ?? []).some((side) => {
    const player = playerOf(snapshot, side);
    return player?.out === undefined && player?.wantsDraw === true;
  });

const houseWays: Readonly<Record<WayToWin, Result['rule']>> = {
  mission: { id: 'mission-fulfilled', source: 'House rule: missions' },
  capitals: { id: 'holds-every-capital', source: 'House rule: capitals' },
};

const ruleOf = (snapshot: Snapshot, winner: SideId | undefined): Result['rule'] => {
  if (winner === undefined && isDrawn(snapshot))
    return { id: 'a-draw-was-agreed', source: 'Ours: players may agree on a draw' };
  if (winner === undefined)
    return hasResigned(snapshot)
      ? { id: 'nobody-is-left', source: RESIGNING }
      : { id: 'everybody-was-evicted', source: ofTheRules('Administrative User Options') };
  const wonBy = gameOf(snapshot)?.wonBy;
  if (wonBy !== undefined) return houseWays[wonBy];
  if (!holdsAll(snapshot, winner)) return { id: 'everybody-else-has-gone', source: RESIGNING };
  return rulesOf(snapshot).mustNeutralsFall
    ? { id: 'holds-every-territory', source: ofTheRules('Winning The Game') }
    : { id: 'holds-every-territory-but-neutral-ones', source: 'House rule: neutral countries may stand' };
};

/** How a campaign ended: one player holds every territory (KR-CONQ-WIN, KR-WIN-ALL), or all others have resigned, or nobody is left. Only the winner has a place, with their team. */
export const campaignResult = (snapshot: Snapshot): Result | undefined => {
  const game = gameOf(snapshot);
  if (game?.phase !== 'over') return undefined;
  const { order, winner } = game;
  const winners = winnersIn(snapshot);
  return {
    sides: order.map((side) => sideResult(snapshot, side, winners)),
    rule: ruleOf(snapshot, winner),
  };
};
