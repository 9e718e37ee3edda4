import type { SideId } from '@vexillum/model';
import { draftChanges, draftOf, type OrdersDraft } from '../../rules/index.ts';
import type { Battle } from '../battle.ts';
import type { LiveTable } from '../live-table.ts';

interface Needs {
  readonly battle: Battle;
  readonly live: LiveTable;
}

/** The team's draft as it is; where nobody has changed anything, the one to begin with. */
export const teamDraft = (at: Needs, side: SideId): OrdersDraft =>
  draftOf(at.battle.snapshot, side, at.live.plan?.$orders.get() ?? new Map());

/** Writes down what is different, and nothing else: a teammate who changes something else is not disturbed. */
export const writeDraft = (at: Needs, side: SideId, draft: OrdersDraft): void =>
  at.live.plan?.putOrders(draftChanges(teamDraft(at, side), draft));
