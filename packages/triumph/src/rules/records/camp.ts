import type { SideId } from '@vexillum/model';

export const campForms = ['plain', 'fortified', 'pack-train', 'wagon'] as const;
export type CampForm = (typeof campForms)[number];

/** A camp; its pose is anchored at the centre. */
export interface Camp {
  readonly side: SideId;
  /** Width and depth in thousandths of an MU. */
  readonly size: readonly [width: number, depth: number];
  /** True for the camp of an allied command. */
  readonly ally?: true;
  /** True once the enemy has sacked it. It counts among the losses. */
  readonly sacked?: true;
  /** The turn in which it was moved. */
  readonly moved?: number;
  /** What a battle card makes of it; left out where its owner has not said. */
  readonly as?: CampForm;
}
