import { msg, translated } from '@vexillum/ui/words';
import { type Profile, type TroopCounts, troopTypeOf } from '../rules/index.ts';

/** "1 stand", "46 stands". */
export const standsText = (count: number): string => msg('{0, plural, one {# stand} other {# stands}}', count);

/** "1 piece", "3 pieces". */
export const piecesText = (count: number): string => msg('{0, plural, one {# piece} other {# pieces}}', count);

/** More types than these make a list that nobody reads in a sentence. */
const MOST_TYPES = 3;

const countsOf = (troops: TroopCounts): readonly { code: string; count: number }[] =>
  Object.entries(troops)
    .map(([code, count]) => ({ code, count }))
    .sort((a, b) => b.count - a.count || a.code.localeCompare(b.code));

/** "3 × Spear, 1 × Knights"; the dearest troops are not first, the most numerous are. */
export const troopsText = (profile: Profile, troops: TroopCounts): string => {
  const counts = countsOf(troops);
  if (counts.length === 0) return msg('a stand');
  return counts
    .map(({ code, count }) => `${count}\u00a0×\u00a0${translated(troopTypeOf(profile, code)?.name ?? code)}`)
    .join(', ');
};

/** The same, but of many types only how many stands they are: "46 stands". */
export const fewTroopsText = (profile: Profile, troops: TroopCounts): string => {
  const counts = countsOf(troops);
  if (counts.length <= MOST_TYPES) return troopsText(profile, troops);
  return standsText(counts.reduce((sum, { count }) => sum + count, 0));
};
