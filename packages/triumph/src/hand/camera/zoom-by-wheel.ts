import type { Hand } from '../hand.ts';
import type { WheelToolEvent } from '../tool-event.ts';

/** One notch of a usual wheel (100 pixels) is then a sixth larger or smaller. */
const PACE = 0.0016;
const LARGEST_STEP = 240;

export const zoomByWheel = (hand: Hand, event: WheelToolEvent): void => {
  const delta = Math.max(-LARGEST_STEP, Math.min(LARGEST_STEP, event.delta));
  hand.emit({ kind: 'zoom', factor: Math.exp(-delta * PACE), at: event.screen });
};
