/** How the one database is divided. `!` sorts before every letter and digit, and no table id holds one. */
const padded = (number: number): string => String(number).padStart(16, '0');

export const recordKey = (table: string, seq: number): string => `l!${table}!${padded(seq)}`;
export const snapshotKey = (table: string): string => `s!${table}`;
export const plansOf = (table: string): string => `p!${table}!`;
export const planKey = (table: string, document: string, count: number): string =>
  `${plansOf(table)}${document}!${padded(count)}`;
export const planOf = (table: string, key: string): string => key.slice(plansOf(table).length).split('!')[0] ?? '';
export const smallKey = (key: string): string => `r!${key}`;

/** The range of every key that begins so. */
export const beginning = (prefix: string): { gte: string; lt: string } => ({ gte: prefix, lt: `${prefix}\u{10ffff}` });

/** The number at a key's end. */
export const seqOf = (key: string): number => Number(key.slice(key.lastIndexOf('!') + 1));
