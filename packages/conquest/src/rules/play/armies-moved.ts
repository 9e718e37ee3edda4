import { Type } from '@vexillum/model';

/** The settings of the ASSIGN button. */
export const assigns = [1, 5, 'all'] as const;
export type Assign = (typeof assigns)[number];

export const assignArgument = Type.Union([Type.Literal(1), Type.Literal(5), Type.Literal('all')]);

/** How many armies a touch moves: x5 with fewer than five left moves what is left. */
export const armiesMoved = (assign: Assign, available: number): number =>
  assign === 'all' ? available : Math.min(assign, available);
