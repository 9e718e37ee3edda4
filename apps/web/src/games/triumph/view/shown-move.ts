import type { Pose } from '@vexillum/model';

/** A move of the past, to be shown again: where each piece was and where it came to. */
export interface ShownMove {
  readonly seq: number;
  readonly moves: readonly { readonly id: string; readonly from: Pose; readonly to: Pose }[];
}
