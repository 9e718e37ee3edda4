import { houseRule, isPlayer, refuse, type Refusal, type Seat, type SideId, words } from '@vexillum/model';
import type { CommandNumber } from '../deployment/slots.ts';
import { leadsCommand } from './leaders.ts';
import { commandOf, type Snapshot } from './table.ts';

/** The house rule that lets every player move every stand. */
export const HANDS_ON = 'hands-on';

/** Whose piece on the board it is; none where it belongs to nobody, or where everyone moves everything. */
export const ownerOf = (snapshot: Snapshot, id: string): SideId | undefined => {
  const { stand, camp, marker } = snapshot.public;
  if (houseRule(snapshot, HANDS_ON) === true) return undefined;
  return (stand.get(id) ?? camp.get(id) ?? marker.get(id))?.side;
};

/** Whether the seat may lay hands on this stand. */
export const mayHandleStand = (seat: Seat, standId: string, snapshot: Snapshot): Refusal | undefined => {
  const stand = snapshot.public.stand.get(standId);
  if (!stand) return refuse('no-such-stand', 'That stand is not at this table.');
  if (!isPlayer(seat)) return refuse('not-your-stand', 'Only players move stands.');
  if (houseRule(snapshot, HANDS_ON) === true) return undefined;
  if (stand.side !== seat.side) return refuse('not-your-stand', 'That stand belongs to the other side.');
  if (seat.kind === 'captain') return undefined;
  const command = commandOf(snapshot, standId);
  if (command === undefined || command === null || leadsCommand(snapshot, seat, command)) return undefined;
  return notYourCommand(snapshot, seat, command);
};

const notYourCommand = (snapshot: Snapshot, seat: Seat, command: CommandNumber): Refusal =>
  refuse(
    'not-your-command',
    seat.command === undefined || seat.command === command || !leadsCommand(snapshot, seat, seat.command)
      ? words('That stand is in command {0}, which is led from another seat now.', command)
      : words('That stand is in command {0}, and you lead command {1}.', command, seat.command),
  );
