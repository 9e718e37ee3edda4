import { type SideId, THIS_TABLE, withChanges } from '@vexillum/model';
import type { CommandNumber } from '../armies/army-draft.ts';
import { pointsLeft } from '../turn/points-of.ts';
import type { BattleEventOf } from './battle-events.ts';
import type { Changes, PublicEntry, Snapshot } from '../records/table.ts';

type Spent = BattleEventOf<'slips-corrected'>['spent'];

/** What an entry took from, or gave back to, each command of the side whose turn it is. */
export const spentBy = (before: Snapshot, { changes }: PublicEntry): Spent => {
  const side: SideId | undefined = before.public.turn.get(THIS_TABLE)?.side;
  const ids = Object.keys(changes?.slip ?? {});
  if (side === undefined || ids.length === 0) return [];
  const after = withChanges(before, { public: changes } as Changes);
  const commands = [...new Set(ids.map((id) => Number(id.split(':')[1]) as CommandNumber))].toSorted((a, b) => a - b);
  return commands.flatMap((command) => {
    const [was, left] = [pointsLeft(before, side, command), pointsLeft(after, side, command)];
    return was === undefined || left === undefined || was === left ? [] : [{ command, price: was - left, left }];
  });
};

/** The same where it is anything. */
export const spentIn = (before: Snapshot, entry: PublicEntry): { readonly spent?: Spent } => {
  const spent = spentBy(before, entry);
  return spent.length > 0 ? { spent } : {};
};
