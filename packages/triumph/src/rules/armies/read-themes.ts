import { readFrom } from './cursor.ts';
import type { Problem } from './problem.ts';

/** Reads the file that comes beside an army list and names the themes that it belongs to; a list of none has none. */
export const readThemes = (json: unknown): readonly string[] | Problem =>
  readFrom(json, '', (themes) => themes.items(100).map((theme) => theme.at('name').words(200)));
