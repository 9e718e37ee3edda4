import type { SideId } from '../seat.ts';

/** A camp; its pose is anchored at the centre. */
export interface Camp {
  readonly side: SideId;
  /** Width and depth in thousandths of an MU. */
  readonly size: readonly [width: number, depth: number];
  /** True for the camp of an allied command. */
  readonly ally?: true;
}
