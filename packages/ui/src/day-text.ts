import { getLocale } from './locale.ts';

/** "24 Nov 2026" in the reader's way of writing, of a moment in ISO 8601 or in milliseconds since 1970. */
export const dayText = (at: string | number): string =>
  new Date(at).toLocaleDateString(getLocale(), { dateStyle: 'medium' });
