import type { Box } from '@vexillum/geometry';
import type { Profile } from '../profiles/profile.ts';
import { muText } from './mu-text.ts';

const zonesIn = (profile: Profile, codes: readonly string[]) =>
  profile.zones.value.filter((zone) => codes.includes(zone.code));

/** The strip from the leftmost to the rightmost of these zones as their side sees them, from its base edge so many MU deep. */
export const zonesRoom = (profile: Profile, codes: readonly string[], depth: number): Box => {
  const zones = zonesIn(profile, codes);
  const from = Math.min(...zones.map((zone) => zone.fromMu));
  const to = Math.max(...zones.map((zone) => zone.toMu));
  return { x: from, y: 0, width: to - from, depth };
};

/** How far that strip reaches, from the side's own left, as players read it. */
export const zonesSpan = (profile: Profile, codes: readonly string[]): readonly [from: string, to: string] => {
  const { x, width } = zonesRoom(profile, codes, 0);
  return [muText(x), muText(x + width)];
};

/** The names of the leftmost and the rightmost of these zones, each by itself, so that it can be said in any language. */
export const zoneEnds = (profile: Profile, codes: readonly string[]): readonly [from: string, to: string] => {
  const zones = zonesIn(profile, codes).toSorted((a, b) => a.fromMu - b.fromMu);
  return [zones[0]?.name ?? '', zones.at(-1)?.name ?? ''];
};
