import type { Pose } from '@vexillum/model';

export type BoardPoint = readonly [x: number, y: number];

/** Fleeting things about one person at the table; never stored. Points are thousandths of an MU. A message names only what changed. */
export interface Presence {
  /** Stamped by the server. */
  readonly seat?: string;
  /** Stamped by the server: one id per connection, so that two devices of a seat do not mix. */
  readonly from?: string;
  /** Stamped by the server when somebody comes or goes. */
  readonly online?: boolean;
  readonly cursor?: BoardPoint | null;
  /** Poses of the stands in the hand; `null` when the hand is empty again. */
  readonly drag?: { readonly [id: string]: Pose } | null;
  readonly ping?: BoardPoint;
  /** Everybody is asked to look at this point. */
  readonly look?: BoardPoint;
  /** For the seat's own side only. */
  readonly selection?: readonly string[];
  readonly hover?: string | null;
  readonly ruler?: readonly BoardPoint[] | null;
  /** Shows selection, hover and ruler to the table too. */
  readonly show?: boolean;
}

/** What only the seat's own side hears, unless the sender chooses to show it. */
export const sidePresenceKeys = ['selection', 'hover', 'ruler'] as const;

export const PRESENCE_BYTES = 2048;
export const PRESENCE_PER_SECOND = 20;
