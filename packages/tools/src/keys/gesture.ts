import type { Free, ToolState } from '../hand.ts';

/** What keys may do with the gesture that is under way. */
export interface Gesturing {
  readonly isFree: boolean;
  /** Hands the key to the gesture. */
  pass(): void;
  /** The gesture lets go of the last thing that was done in it; where that is nothing, of itself. */
  escape(): void;
  giveUp(): void;
  begin(state: ToolState): void;
  readonly free: Free;
}
