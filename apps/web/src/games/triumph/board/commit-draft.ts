import type { MoveDraft } from '@vexillum/tools';
import { moveArgsOf } from '@vexillum/triumph';
import type { Desk } from '../desk.ts';

/** The move becomes one action, which tells how it was made and from where; nothing to do where nobody moves. */
export const commitDraft = (desk: Desk, { plan, legs }: MoveDraft): void => {
  const args = moveArgsOf(desk.snapshot, legs, plan);
  if (args) void desk.act('move-stands', args);
};
