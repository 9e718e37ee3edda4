import type { Quarters } from '../camera/quarters.ts';

/** What a painter may need to know of the reader's view. */
export interface Sight {
  /** CSS pixels per MU. */
  readonly scale: number;
  /** Device pixels per CSS pixel. */
  readonly resolution: number;
  readonly quarters: Quarters;
  readonly areLabelsShown: boolean;
  /** The reader points with a finger. */
  readonly isCoarse: boolean;
}
