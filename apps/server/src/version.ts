import type { Game } from '@vexillum/model';
import manifest from '../package.json' with { type: 'json' };

export const version: string = manifest.version;

/** What a match of this game is begun, or gone on with, by: this server, and the edition of the game's rules. */
export const versionsOf = ({ edition = 1 }: Game): Readonly<Record<string, string>> => ({
  vexillum: version,
  rules: String(edition),
});
