import { type SideId, THIS_TABLE } from '@vexillum/model';
import type { CommandNumber } from '../armies/army-draft.ts';
import { allCommands } from '../deployment/slots.ts';
import type { Profile } from '../profiles/profile.ts';
import type { Points } from '../records/points.ts';
import type { Slip } from '../records/slip.ts';
import type { Stand } from '../records/stand.ts';
import type { Snapshot } from '../records/table.ts';

export const pointsId = (side: SideId, command: CommandNumber): string => `${side}:${command}`;

/** Whose points a stand's moves cost, as everybody knows it: where an army has one command, that one. */
export const commandPaying = (profile: Profile, stand: Stand): CommandNumber | undefined =>
  profile.commands.value === 1 ? 1 : stand.command;

/** What a command has rolled in the turn that is on. */
export const pointsAt = (snapshot: Snapshot, side: SideId, command: CommandNumber): Points | undefined => {
  const points = snapshot.public.points.get(pointsId(side, command));
  return points?.turn === snapshot.public.turn.get(THIS_TABLE)?.number ? points : undefined;
};

/** What a command has spent its points on, in the order in which it did. */
export const slipsOf = (snapshot: Snapshot, side: SideId, command: CommandNumber): [id: string, slip: Slip][] => {
  const own = `${pointsId(side, command)}:`;
  return [...snapshot.public.slip]
    .filter(([id]) => id.startsWith(own))
    .toSorted(([one], [other]) => Number(one.slice(own.length)) - Number(other.slice(own.length)));
};

export const spentOf = (snapshot: Snapshot, side: SideId, command: CommandNumber): number =>
  slipsOf(snapshot, side, command).reduce((sum, [, { price }]) => sum + price, 0);

/** What a command has left; less than nothing where it has spent more than it rolled, `undefined` where it has not rolled. */
export const pointsLeft = (snapshot: Snapshot, side: SideId, command: CommandNumber): number | undefined => {
  const points = pointsAt(snapshot, side, command);
  return points && points.points - spentOf(snapshot, side, command);
};

/** The commands of a side that throw for command points: those with a stand on the board, as everybody sees it. */
export const commandsWithDice = (snapshot: Snapshot, profile: Profile, side: SideId): CommandNumber[] => {
  const there = new Set(
    [...snapshot.public.stand.values()].flatMap((stand) =>
      stand.side === side && stand.place === 'board' ? (commandPaying(profile, stand) ?? []) : [],
    ),
  );
  return allCommands.slice(0, profile.commands.value).filter((command) => there.has(command));
};
