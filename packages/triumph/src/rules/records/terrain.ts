import type { SideId } from '@vexillum/model';

/** A piece of terrain; its pose is anchored at the centre. */
export interface Terrain {
  /** A terrain type of the profile (`woods`, `stream`, …). */
  readonly type: string;
  /** Width and depth of its bounding box in thousandths of an MU, before rotation. */
  readonly size: readonly [width: number, depth: number];
  /** Picks the outline: the same type, size and variant always draw the same shape. */
  readonly variant: number;
  /** The turn in which what an army brought was moved. */
  readonly moved?: number;
  /** Whose it is, where an army has brought it. */
  readonly side?: SideId;
  /** The step of the deployment in which an army laid it down. */
  readonly step?: number;
}
