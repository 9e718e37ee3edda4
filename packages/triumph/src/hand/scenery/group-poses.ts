import {
  boxAround,
  centerOfBox,
  placementOf,
  type Point,
  poseOf,
  rotatePlacement,
  shiftPlacement,
} from '@vexillum/geometry';
import type { Pose } from '@vexillum/model';
import type { Poses } from '../tool-effect.ts';
import type { ToolWorld } from '../tool-world.ts';

/** Where these pieces lie now; what has left the table meanwhile is left out. */
export const posesOf = (world: ToolWorld, ids: readonly string[]): Poses =>
  new Map(
    ids.flatMap((id): [string, Pose][] => {
      const pose = world.poseOf(id);
      return pose ? [[id, pose]] : [];
    }),
  );

// Poses are always derived from the poses at the start of the gesture, in one pass, so that rounding never adds up.

export const shiftedPoses = (start: Poses, dx: number, dy: number): Poses =>
  new Map([...start].map(([id, pose]) => [id, poseOf(shiftPlacement(placementOf(pose), dx, dy))]));

export const turnedPoses = (start: Poses, pivot: Point, degrees: number): Poses =>
  new Map([...start].map(([id, pose]) => [id, poseOf(rotatePlacement(placementOf(pose), pivot, degrees))]));

/** The middle of the pieces' common box; a marker has no corners, only a point. */
export const middleOf = (world: ToolWorld, ids: readonly string[]): Point | undefined => {
  const box = boxAround(ids.flatMap((id) => world.shapeOf(id) ?? pointsOf(world, id)));
  return box && centerOfBox(box);
};

const pointsOf = (world: ToolWorld, id: string): readonly Point[] => {
  const pose = world.poseOf(id);
  return pose ? [placementOf(pose)] : [];
};
