import type { Profile } from '../profiles/profile.ts';
import type { Origin } from '../profiles/sourced.ts';
import type { Points, PointTermCode } from '../records/points.ts';

type Mod = -1 | 0 | 1;

/** What a command's die gives with its modifier, within the profile's bounds (GT-CP-006, GT-CP-009). */
export const commandPoints = (profile: Profile, rolled: number, modifier: Mod): number => {
  const { least, most } = profile.commandDie.value;
  return Math.min(most, Math.max(least, rolled + modifier * profile.commandPointExchange.value));
};

/** A command's points with all that makes them: an ally's die stays plain (GT-CP-007), whatever its orders say. */
export const pointsFrom = (
  profile: Profile,
  die: number,
  { mod, isAlly }: { readonly mod: Mod; readonly isAlly: boolean },
): Pick<Points, 'die' | 'terms' | 'points'> => {
  const added = mod * profile.commandPointExchange.value;
  const isPlain = isAlly && !profile.isAllyDieChanged.value;
  const points = commandPoints(profile, die, isPlain ? 0 : mod);
  const terms: Record<PointTermCode, number> = {
    exchange: added,
    ally: isPlain ? -added : 0,
    bounds: points - die - (isPlain ? 0 : added),
  };
  return {
    die,
    terms: (Object.keys(terms) as PointTermCode[]).flatMap((code) =>
      terms[code] === 0 ? [] : [{ code, value: terms[code] }],
    ),
    points,
  };
};

/** Where it is known from that a term counts so. */
export const pointTermOrigin = (profile: Profile, code: PointTermCode): Origin => {
  switch (code) {
    case 'exchange':
      return profile.commandPointExchange;
    case 'ally':
      return profile.isAllyDieChanged;
    case 'bounds':
      return profile.commandDie;
    default:
      return code satisfies never;
  }
};
