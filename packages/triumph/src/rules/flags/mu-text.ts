/** Below what a table stores: no rounding of a sum goes past it. */
const HAIR = 1e-6;

const HUNDRED = 100;

/** A length as players read it, with two decimals at most: `9.2`. */
export const muText = (mu: number): string => String(Math.round(mu * HUNDRED) / HUNDRED);

/** The same, but never less than it is: what is too far by a hair does not read as if it were not. */
export const muTextUp = (mu: number): string => String(Math.ceil(mu * HUNDRED - HAIR) / HUNDRED);

/** The same, but never more than it is. */
export const muTextDown = (mu: number): string => String(Math.floor(mu * HUNDRED + HAIR) / HUNDRED);
