/** Small questions about values from outside. */

export type Plain = { readonly [key: string]: unknown };

/** An object that JSON could have made. */
export const isPlain = (value: unknown): value is Plain => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

export const isText = (value: unknown): value is string => typeof value === 'string';

/** An integer from 0 on. */
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Lower-case hex of so many bytes. */
export const isHex = (value: unknown, bytes: number): value is string =>
  typeof value === 'string' && value.length === bytes * 2 && /^[0-9a-f]*$/.test(value);

/** A SHA-256, a salt, a secret or a public key. */
export const isHex32 = (value: unknown): value is string => isHex(value, 32);

export const isListOf = <T>(value: unknown, isOne: (item: unknown) => item is T): value is readonly T[] =>
  Array.isArray(value) && value.every(isOne);

/** Exactly these keys, and of the optional ones any. */
export const hasKeys = (value: Plain, needed: readonly string[], optional: readonly string[] = []): boolean =>
  needed.every((key) => Object.hasOwn(value, key)) &&
  Object.keys(value).every((key) => needed.includes(key) || optional.includes(key));
