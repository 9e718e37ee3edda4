/** A number or table of the rules, where it comes from, and whether somebody has compared it with that. */
export interface Sourced<T> {
  readonly value: T;
  readonly source: string;
  readonly isVerified: boolean;
}

export const fromSeed = <T>(value: T, section: string): Sourced<T> => ({
  value,
  source: `K.R. Triumph, ${section}`,
  isVerified: true,
});

/** What the rules leave open, and how we read it. */
export const ourReading = <T>(value: T, why: string): Sourced<T> => ({ value, source: why, isVerified: false });
