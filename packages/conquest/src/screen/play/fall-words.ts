import type { LogLine, SideId } from '@vexillum/model';
import { msg, str } from '@vexillum/ui/words';
import { attackIn, conquestEventIn, type Snapshot } from '../../rules/index.ts';
import { flagsText, recruitsText } from '../count-texts.ts';
import { ownerName, territoryName } from '../names.ts';

/** The end of a player, as the table is told it. */
export interface Fall {
  readonly side: SideId;
  readonly title: string;
  readonly more: string;
}

/** Whom this line drove from the map; nobody where it ended the game, which has a screen of its own. */
export const fallIn = (snapshot: Snapshot, line: LogLine, reader: SideId | undefined): Fall | undefined => {
  const attack = attackIn(line) ?? unseenIn(line);
  if (!attack || attack.eliminated === undefined || attack.winner !== undefined) return undefined;
  const { eliminated, flagsTaken = 0, recruits = 0 } = attack;
  const by = snapshot.public.seat.get(line.seat)?.side;
  const name = ownerName(snapshot, eliminated);
  return {
    side: eliminated,
    title: reader === eliminated ? msg('You are out of the game') : msg(str`${name} is out of the game`),
    more: [
      // In the fog everybody is told who fell, and not where.
      ...('to' in attack ? [msg(str`${territoryName(snapshot, attack.to)} was their last territory.`)] : []),
      ...(flagsTaken > 0 ? [spoils(snapshot, by, reader, flagsText(flagsTaken))] : []),
      ...(recruits > 0 ? [msg(str`Turned in at once, they bring ${recruitsText(recruits)}.`)] : []),
    ].join(' '),
  };
};

const unseenIn = (line: LogLine) => {
  const event = conquestEventIn(line);
  return event?.kind === 'act-unseen' ? event : undefined;
};

const spoils = (snapshot: Snapshot, by: SideId | undefined, reader: SideId | undefined, flags: string): string =>
  by !== undefined && by === reader
    ? msg(str`You take ${flags}.`)
    : msg(str`${ownerName(snapshot, by ?? null)} takes ${flags}.`);
