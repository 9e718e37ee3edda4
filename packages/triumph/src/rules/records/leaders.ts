import type { Seat, SideId } from '@vexillum/model';
import type { CommandNumber } from '../deployment/slots.ts';
import { leadId } from './lead.ts';
import type { Snapshot } from './table.ts';

/** Whether a player may order a command of their side: its captain each of them, a commander those that they lead now. */
export const leadsCommand = (snapshot: Snapshot, seat: Seat, command: CommandNumber): boolean => {
  if (seat.kind === 'captain') return true;
  if (seat.kind !== 'commander' || seat.side === undefined) return false;
  const lead = snapshot.public.lead.get(leadId(seat.side, command));
  return lead ? lead.seat === seat.id : seat.command === command;
};

/** The seat from which a command is led: as its captain says, otherwise its own commander’s where somebody sits there, otherwise the captain’s. */
export const leaderOf = (snapshot: Snapshot, side: SideId, command: CommandNumber): string | undefined => {
  const said = snapshot.public.lead.get(leadId(side, command))?.seat;
  if (said !== undefined) return said;
  const seats = [...snapshot.public.seat].filter(([, seat]) => seat.side === side);
  const own = seats.find(([, seat]) => seat.command === command && seat.name !== undefined);
  return (own ?? seats.find(([, { kind }]) => kind === 'captain'))?.[0];
};
