import { msg, str } from '@lit/localize';
import type { Json } from '@vexillum/model';
import { type Profile, troopTypeOf } from '@vexillum/triumph';

/** "1 stand", "46 stands". */
export const standsText = (count: number): string => (count === 1 ? msg('1 stand') : msg(str`${count} stands`));

/** More types than these make a list that nobody reads in a sentence. */
const MOST_TYPES = 3;

const countsOf = (troops: Json | undefined): readonly { code: string; count: number }[] =>
  typeof troops !== 'object' || troops === null || Array.isArray(troops)
    ? []
    : Object.entries(troops as Record<string, unknown>)
        .flatMap(([code, count]) => (typeof count === 'number' ? [{ code, count }] : []))
        .sort((a, b) => b.count - a.count || a.code.localeCompare(b.code));

/** "3 × Spear, 1 × Knights" from a log line's facts; the dearest troops are not first, the most numerous are. */
export const troopsText = (profile: Profile, troops: Json | undefined): string => {
  const counts = countsOf(troops);
  if (counts.length === 0) return msg('a stand');
  return counts
    .map(({ code, count }) => `${count}\u00a0×\u00a0${msg(troopTypeOf(profile, code)?.name ?? code)}`)
    .join(', ');
};

/** The same, but of many types only how many stands they are: "46 stands". */
export const fewTroopsText = (profile: Profile, troops: Json | undefined): string => {
  const counts = countsOf(troops);
  if (counts.length <= MOST_TYPES) return troopsText(profile, troops);
  return standsText(counts.reduce((sum, { count }) => sum + count, 0));
};
