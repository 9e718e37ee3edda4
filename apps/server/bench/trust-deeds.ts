/** What is measured beside an action that does nothing. */
export const trustDeeds = ['nothing', 'roll', 'seal', 'reveal'] as const;
export type TrustDeed = (typeof trustDeeds)[number];

export interface DeedCost {
  /** Microseconds of the process, kept in memory only. */
  readonly busy: number;
  /** Milliseconds from asking to the answer: on disk, signed and shown. */
  readonly alone: number;
}

export type TrustCosts = Readonly<Record<TrustDeed, DeedCost>>;
