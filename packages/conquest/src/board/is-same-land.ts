import { isSameView } from '@vexillum/canvas/layers';
import type { AreaView } from './areas-view.ts';

/** Whether all areas have the outlines that they had, whoever owns them. Quick where the lists of points are the same ones. */
export const isSameLand = (before: readonly AreaView['rings'][], after: readonly AreaView['rings'][]): boolean =>
  before.length === after.length &&
  after.every((rings, index) => {
    const known = before[index];
    return known !== undefined && (rings === known || isSameView(rings, known));
  });
