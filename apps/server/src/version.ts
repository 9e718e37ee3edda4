import type { Game } from '@vexillum/model';
import manifest from '../package.json' with { type: 'json' };

export const version: string = manifest.version;

/** What a match of this game is begun, or gone on with, by: this server, and the edition of the game's rules. */
export const versionsOf = ({ edition = 1 }: Game): Readonly<Record<string, string>> => ({
  vexillum: version,
  rules: String(edition),
});

/** Of two versions (`1.2.10`), whether the first is newer; what is no number counts as none. */
export const isNewer = (one: string, other: string): boolean => {
  const [ones, others] = [one, other].map((text) => text.split(/[.-]/).map((part) => Number(part) || 0));
  for (let at = 0; at < 3; at++) {
    const difference = (ones?.[at] ?? 0) - (others?.[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
};
