import { isPlain, isSourced, isTable } from './house/profile-parts.ts';
import type { Profile } from './profile.ts';
import type { Origin } from './sourced.ts';

const doubt = <T extends Origin>(origin: T, why: string): T => ({
  ...origin,
  source: `${origin.source}; ${why}`,
  isVerified: false,
});

const doubtEach = (origins: object, why: string): object =>
  Object.fromEntries(Object.entries(origins).map(([key, origin]) => [key, doubt(origin as Origin, why)]));

const doubtPart = (part: unknown, why: string): unknown => {
  if (isSourced(part)) return doubt(part, why);
  if (isTable(part))
    return {
      ...doubt(part, why),
      ...(part.columns ? { columns: doubtEach(part.columns, why) } : {}),
      ...(part.cells ? { cells: part.cells.map((cell) => doubt(cell, why)) } : {}),
    };
  if (!isPlain(part)) return part;
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, doubtPart(inner, why)]));
};

/** A later edition as far as it is not known: the earlier one, each value in doubt. What stands as in `sure` is left as it is. */
export const carryOver = (earlier: Profile, why: string, sure?: Profile): Profile =>
  Object.fromEntries(
    Object.entries(earlier).map(([key, part]) => [
      key,
      part === sure?.[key as keyof Profile] ? part : doubtPart(part, why),
    ]),
  ) as unknown as Profile;
