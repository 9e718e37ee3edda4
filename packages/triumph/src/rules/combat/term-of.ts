import type { Sourced } from '../profiles/sourced.ts';
import { BY_RULE, type Term } from '../records/combat.ts';

/** A term by the rules. */
export const termOf = (code: string, { value, source, isVerified }: Sourced<number | null>, of?: string): Term => ({
  code,
  ...(of === undefined ? {} : { of }),
  value,
  by: BY_RULE,
  isVerified,
  source,
});

/** What a list of terms comes to; a term without a number counts nothing. */
export const sumOf = (terms: readonly Term[]): number => terms.reduce((sum, { value }) => sum + (value ?? 0), 0);
