import type { SideId } from '@vexillum/model';
import { draftChanges, draftOf, type OrdersDraft } from '@vexillum/triumph';
import type { Desk } from '../desk.ts';

/** The team's draft as it is; where nobody has changed anything, the one to begin with. */
export const teamDraft = (desk: Desk, side: SideId): OrdersDraft =>
  draftOf(desk.snapshot, side, desk.live.plan?.$orders.get() ?? new Map());

/** Writes down what is different, and nothing else: a teammate who changes something else is not disturbed. */
export const writeDraft = (desk: Desk, side: SideId, draft: OrdersDraft): void =>
  desk.live.plan?.putOrders(draftChanges(teamDraft(desk, side), draft));
