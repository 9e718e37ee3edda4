import { onlySeats, type Refusal, refuse, type SideId, Type } from '@vexillum/model';
import { profileAt } from '../profiles/profile-of.ts';
import { leadId } from '../records/lead.ts';
import { leaderOf } from '../records/leaders.ts';
import { exactly } from './args.ts';
import { defineAction, Edits, type Snapshot } from '../records/table.ts';

const whyNotTo = (snapshot: Snapshot, side: SideId, to: string): Refusal | undefined => {
  const seat = snapshot.public.seat.get(to);
  return seat?.side === side && (seat.kind === 'captain' || seat.kind === 'commander')
    ? undefined
    : refuse('no-such-seat', 'A command is led from a seat of its own side: the captain’s or a commander’s.', 'to');
};

/** Nothing of a command lies with its leader: points, slips, plan and secrets are the command’s and the side’s, so that they pass by themselves. */
export const handOverCommand = defineAction({
  name: 'hand-over-command',
  says: 'A captain gives one of their commands to a seat of their side, or takes it back to their own. Whoever led it before does so no longer.',
  args: exactly({
    command: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]),
    to: Type.String({ minLength: 1, maxLength: 40, description: 'A seat of the own side, such as `red-2`' }),
  }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain'),
  run(snapshot, { command, to }, { seat }) {
    const side = seat.side as SideId;
    if (command > profileAt(snapshot).commands.value)
      return refuse('no-such-command', 'An army has no such command in this game.', 'command');
    const refusal = whyNotTo(snapshot, side, to);
    if (refusal) return refusal;
    if (leaderOf(snapshot, side, command) === to)
      return refuse('already-done', 'That command is led from there already.', 'to');
    return { changes: new Edits(snapshot).put('lead', leadId(side, command), { seat: to }).changes() };
  },
});
