import { cornersOf, placementOf, type Point, rectangleFromCenter, rectangleFromFront } from '@vexillum/geometry';
import type { Desk } from '../desk.ts';
import { shapeOf } from '../view/shape-of.ts';

/** The corners of a piece where it lies. Stands are anchored at their front edge, everything else at its centre. */
export const cornersOfPiece = (desk: Desk, id: string): readonly Point[] | undefined => {
  const pose = desk.snapshot.public.pose.get(id);
  const shape = shapeOf(desk.snapshot, desk.profile, id);
  if (!pose || !shape) return undefined;
  const rectangle = desk.kindOf(id) === 'stand' ? rectangleFromFront : rectangleFromCenter;
  return cornersOf(rectangle(placementOf(pose), shape.width, shape.depth));
};
