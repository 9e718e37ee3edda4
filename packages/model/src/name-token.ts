/** Stands in a ledger in the place of what somebody is called: who it is, is kept beside the ledger, and can be forgotten. */
const TOKEN = /^~[0-9a-f]{32}$/;
const LENGTH = 33;

export const isNameToken = (text: unknown): boolean =>
  typeof text === 'string' && text.length === LENGTH && TOKEN.test(text);

/** What somebody is called, by the token in its place; `undefined` of one that stays as it is. */
export type NameOf = (token: string) => string | undefined;

/** By what is kept beside a ledger, or goes along with it. */
export const namesIn =
  (names: { readonly [token: string]: { readonly name: string } } = {}): NameOf =>
  (token) =>
    Object.hasOwn(names, token) ? names[token]?.name : undefined;

/** A value with names in the place of their tokens, wherever a text is one as a whole; the very same value where none is. */
export const withNames = <T>(value: T, nameOf: NameOf): T => shownIn(value, nameOf) as T;

const shownIn = (value: unknown, nameOf: NameOf): unknown => {
  if (typeof value === 'string') return isNameToken(value) ? (nameOf(value) ?? value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return shownInList(value, nameOf);
  if (value instanceof Map) return shownInMap(value, nameOf);
  return shownInRecord(value as { readonly [key: string]: unknown }, nameOf);
};

const shownInList = (list: readonly unknown[], nameOf: NameOf): readonly unknown[] => {
  let shown: unknown[] | undefined;
  for (const [i, one] of list.entries()) {
    const now = shownIn(one, nameOf);
    if (now !== one) (shown ??= [...list])[i] = now;
  }
  return shown ?? list;
};

const shownInMap = (map: ReadonlyMap<unknown, unknown>, nameOf: NameOf): ReadonlyMap<unknown, unknown> => {
  let shown: Map<unknown, unknown> | undefined;
  for (const [key, one] of map) {
    const now = shownIn(one, nameOf);
    if (now !== one) (shown ??= new Map(map)).set(key, now);
  }
  return shown ?? map;
};

const shownInRecord = (record: { readonly [key: string]: unknown }, nameOf: NameOf): object => {
  let shown: { [key: string]: unknown } | undefined;
  for (const key of Object.keys(record)) {
    const now = shownIn(record[key], nameOf);
    if (now !== record[key]) (shown ??= { ...record })[key] = now;
  }
  return shown ?? record;
};

/** Whether one of these tokens stands somewhere in a value. */
export const mentions = (value: unknown, tokens: ReadonlySet<string>): boolean => {
  let isThere = false;
  withNames(value, (token) => {
    isThere ||= tokens.has(token);
    return undefined;
  });
  return isThere;
};
