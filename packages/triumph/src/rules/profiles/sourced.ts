/** Where a number comes from, and whether it was checked against a rulebook or against several agreeing sources. */
export interface Origin {
  readonly source: string;
  readonly isVerified: boolean;
  /** True where this table plays it otherwise than the profile. */
  readonly isHouseRule?: true;
}

export interface Sourced<T> extends Origin {
  readonly value: T;
}

export const verified = <T>(value: T, source: string): Sourced<T> => ({ value, source, isVerified: true });
export const unverified = <T>(value: T, source: string): Sourced<T> => ({ value, source, isVerified: false });
