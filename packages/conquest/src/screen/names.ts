import { msg, str } from '@vexillum/ui/words';
import { boardOf, hasStandIn, isMachine, NEUTRAL, playerOf, type Snapshot } from '../rules/index.ts';
import type { SideId } from '@vexillum/model';
import { ownerMark } from './maps/owner-marks.ts';

export const territoryName = (snapshot: Snapshot, id: string): string => boardOf(snapshot).territory(id)?.name ?? id;

/** What whoever sits there is called, whether or not a machine plays for them. */
export const seatName = (snapshot: Snapshot, side: SideId): string =>
  snapshot.public.seat.get(side)?.name ?? msg(str`Player ${ownerMark(side).letter}`);

/** What an owner is called at this table: by the name of whoever sits there, otherwise by the letter. */
export const ownerName = (snapshot: Snapshot, side: SideId | null): string => {
  if (side === null) return msg('nobody');
  if (side === NEUTRAL) return msg('neutral');
  const { letter } = ownerMark(side);
  const name = snapshot.public.seat.get(side)?.name;
  if (name !== undefined) return hasStandIn(snapshot, side) ? msg(str`Machine for ${name}`) : name;
  return isMachine(snapshot, side) ? msg(str`Machine ${letter}`) : msg(str`Player ${letter}`);
};

export const teamName = (team: number): string => msg(str`Team ${team}`);

/** Who has won, in a sentence: the team where there are teams, otherwise the player. */
export const winnerName = (snapshot: Snapshot, winner: SideId): string => {
  const team = playerOf(snapshot, winner)?.team;
  return team === undefined ? ownerName(snapshot, winner) : teamName(team);
};
