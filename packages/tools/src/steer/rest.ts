import { nearestStop, type SoftStop } from '@vexillum/geometry';

/** Where a steered leg rests, in its own unit. */
export interface Rest {
  readonly value: number;
  readonly stop?: SoftStop;
}

/** How far a leg is pulled to a stop: as far as the eye sees it, but never far on the table. */
const PULL_PIXELS = 6;
const PULL_MU = 0.12;

/** In MU. */
export const pullOf = (pixelsPerMu: number): number => Math.min(PULL_PIXELS / pixelsPerMu, PULL_MU);

/** Pulled to the nearest stop, or back to nothing. The stops lie in the direction of the value, in its unit. */
export const restAt = (value: number, stops: readonly SoftStop[], pull: number): Rest => {
  const length = Math.abs(value);
  const stop = nearestStop(length, stops, pull);
  if (stop && Math.abs(stop.distance - length) <= length)
    return { value: value < 0 ? -stop.distance : stop.distance, stop };
  return { value: length <= pull ? 0 : value };
};
