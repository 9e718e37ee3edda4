import type { SideId } from '@vexillum/model';
import { rulesOf } from '../house-rules/rules-of.ts';
import type { Snapshot } from '../records.ts';
import type { Player } from './player.ts';
import { gameOf, playerOf } from './read.ts';
import { setupOf } from './setup.ts';

/** Whether these two play together: of one team, and both still in the game. Whoever has left it has no partners any more. */
export const areTogether = (one: Player | undefined, other: Player | undefined): boolean =>
  one?.team !== undefined && one.team === other?.team && one.out === undefined && other.out === undefined;

/** Whether the owner of some land is a partner of this side, and not the side itself. */
export const isPartner = (snapshot: Snapshot, side: SideId, owner: SideId | null): boolean =>
  owner !== null && owner !== side && areTogether(playerOf(snapshot, side), playerOf(snapshot, owner));

/** Who of these still plays together with whom, in the order given: each team of two or more. */
export const teamsIn = (snapshot: Snapshot, sides: readonly SideId[]): readonly (readonly SideId[])[] =>
  sides
    .map((side) => sides.filter((other) => other === side || isPartner(snapshot, side, other)))
    .filter((team, at) => team.length > 1 && team[0] === sides[at]);

/** By house rule a partner's land takes one's own armies, too. */
export const isSharedLand = (snapshot: Snapshot, side: SideId, owner: SideId | null): boolean =>
  rulesOf(snapshot).isLandShared && isPartner(snapshot, side, owner);

/**
 * Before START: for which team each of those who have sat down would play, from 1. Of whom nothing is chosen, the teams take one after the
 * other, so that they take turns.
 */
export const teamsFor = (snapshot: Snapshot, seated: readonly SideId[]): ReadonlyMap<SideId, number> => {
  const { teams } = rulesOf(snapshot);
  if (teams === 0) return new Map();
  const chosen = setupOf(snapshot).teams ?? {};
  return new Map(
    seated.map((side, at) => {
      const team = chosen[side];
      return [side, team !== undefined && team <= teams ? team : 1 + (at % teams)];
    }),
  );
};

/** Whether all of these play for one and the same team. One player alone does, teams or none. */
export const isOneTeam = (snapshot: Snapshot, sides: readonly SideId[]): boolean => {
  const [first, ...others] = sides;
  return first !== undefined && others.every((side) => isPartner(snapshot, first, side));
};

/** Who has won: the winner, and their team with those who were driven out, but without those who have left it. */
export const winnersIn = (snapshot: Snapshot): readonly SideId[] => {
  const { winner, order = [] } = gameOf(snapshot) ?? {};
  if (winner === undefined) return [];
  const team = playerOf(snapshot, winner)?.team;
  return order.filter((side) => {
    const player = playerOf(snapshot, side);
    const isOfTeam = team !== undefined && player?.team === team;
    return side === winner || (isOfTeam && player.out !== 'resigned' && player.out !== 'evicted');
  });
};
