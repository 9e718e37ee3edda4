/** What the map editor is made of; nobody else loads it. */
export * from './close-gap.ts';
export * from './corners.ts';
export * from './count-place.ts';
export * from './drawing.ts';
export { readDrawing } from './drawing-shape.ts';
export * from './follow-border.ts';
export * from './history.ts';
export * from './lands.ts';
export * from './marks/drawing-mark.ts';
export * from './marks/drawing-marks.ts';
export {
  distance,
  distanceToStep,
  isSame,
  isWithin,
  pointAlong,
  type Ring,
  rounded,
  type Step,
  stepsOf,
} from './planar.ts';
export * from './regions.ts';
export { simplified } from './simplify.ts';
export * from './snap.ts';
export * from './split-lands.ts';
export { pairKey, stepKey, touchingPairs } from './touching.ts';
export * from './ways.ts';
