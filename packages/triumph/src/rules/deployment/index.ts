export * from './check-batch.ts';
export * from './deployment-status.ts';
export * from './deployment-step.ts';
export { dutiesOf } from './duties-of.ts';
export * from './duty.ts';
export * from './effective-edge.ts';
export * from './entry-line.ts';
export * from './flank-edge.ts';
export { roleOf, stepAt } from './order-of-play.ts';
export type { FlankOrder, Masquerade, MarkerOrder, PointsOrder, Roster, StandTruth } from './payloads.ts';
export {
  commandsWithMarkers,
  enteredIn,
  flankOf,
  hasSealedMarkers,
  hasSealedOrders,
  isMarching,
  isOpened,
  isSealed,
  isShut,
  lettersFor,
  MARCH_MARKERS,
  markerCommandOf,
  modifierOf,
  placeOf,
  rosterOf,
} from './sealed.ts';
export * from './slots.ts';
