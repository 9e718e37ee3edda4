import type { SideId } from '@vexillum/model';
import { allCommands } from '../deployment/slots.ts';
import type { Profile } from '../profiles/profile.ts';
import type { OrdersDraft } from './order-draft.ts';
import { type OrderProblem, orderProblems } from './order-problems.ts';
import { commandSizes, type CommandSize, type OrderRemark, orderRemarks } from './order-remarks.ts';
import type { Snapshot } from '../records/table.ts';

export interface DraftReport {
  /** These keep the draft from being sealed. */
  readonly problems: readonly OrderProblem[];
  /** These do not. */
  readonly remarks: readonly OrderRemark[];
  readonly sizes: readonly CommandSize[];
}

/** Everything that there is to say of a side's draft before it is sealed. */
export const draftProblems = (draft: OrdersDraft, snapshot: Snapshot, profile: Profile, side: SideId): DraftReport => ({
  problems: orderProblems(
    snapshot,
    profile,
    side,
    allCommands.map((command) => ({ command, ...draft[command] })),
  ),
  remarks: orderRemarks(draft, snapshot, profile, side),
  sizes: commandSizes(draft, snapshot, side),
});
