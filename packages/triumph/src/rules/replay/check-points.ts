import { type ReplayEntry, saysSame, THIS_TABLE, type Words, words } from '@vexillum/model';
import { orderOf, rollCommandPoints } from '../actions/roll-command-points.ts';
import { pointsFrom } from '../dice/command-points.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { commandsWithDice, pointsAt, pointsId } from '../turn/points-of.ts';
import type { Points } from '../records/points.ts';
import type { Snapshot } from '../records/table.ts';

/** Dice that were typed in say by whom; those of the server do not. */
const typedBy = ({ draw, seat }: ReplayEntry): Pick<Points, 'dieBy'> =>
  (draw as { readonly manual?: unknown } | undefined)?.manual === true && seat !== undefined ? { dieBy: seat } : {};

/** Whether command points are what the dice of the entry and the orders that it opens come to, for the commands that roll. The dice are the ledger's to check. */
export const checkPoints = (before: Snapshot, after: Snapshot, entry: ReplayEntry): Words | undefined => {
  if (entry.name !== rollCommandPoints.name) return undefined;
  const { side = '', number = 0 } = before.public.turn.get(THIS_TABLE) ?? {};
  const profile = profileAt(before);
  const { values = [] } = (entry.draw ?? {}) as { readonly values?: readonly number[] };
  const commands = commandsWithDice(before, profile, side).filter((command) => !pointsAt(before, side, command));
  const due = commands.map((command, index) => [
    pointsId(side, command),
    { turn: number, ...pointsFrom(profile, values[index] ?? 0, orderOf(after, side, command)), ...typedBy(entry) },
  ]);
  const rolled = Object.keys(entry.changes?.['points'] ?? {}).map((id) => [id, after.public.points.get(id)]);
  return values.length === commands.length && saysSame(Object.fromEntries(rolled), Object.fromEntries(due))
    ? undefined
    : words('Entry {0}: the command points are not what was rolled.', entry.seq);
};
