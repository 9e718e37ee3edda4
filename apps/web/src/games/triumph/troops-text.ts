import { msg } from '@lit/localize';
import type { Json } from '@vexillum/model';
import { type Profile, troopTypeOf } from '@vexillum/triumph';

/** "3 Spear, 1 Knights" from a log line's facts; the dearest troops are not first, the most numerous are. */
export const troopsText = (profile: Profile, troops: Json | undefined): string => {
  if (typeof troops !== 'object' || troops === null || Array.isArray(troops)) return msg('a stand');
  return Object.entries(troops as Record<string, unknown>)
    .flatMap(([code, count]) => (typeof count === 'number' ? [{ code, count }] : []))
    .sort((a, b) => b.count - a.count || a.code.localeCompare(b.code))
    .map(({ code, count }) => `${count} ${msg(troopTypeOf(profile, code)?.name ?? code)}`)
    .join(', ');
};
