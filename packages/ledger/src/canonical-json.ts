/**
 * RFC 8785 for what a ledger may hold: strings, safe integers, booleans, null, arrays and plain objects. Keys with the value
 * `undefined` are left out, as JSON does. Throws on anything else: a number that two programs could print differently is a bug.
 */
export const canonicalJson = (value: unknown): string => {
  switch (typeof value) {
    case 'string':
      return quoted(value);
    case 'boolean':
      return String(value);
    case 'number':
      if (!Number.isSafeInteger(value)) throw new Error(`not a safe integer: ${value}`);
      return Object.is(value, -0) ? '0' : String(value);
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? canonicalArray(value) : canonicalObject(value as Record<string, unknown>);
    default:
      throw new Error(`not JSON: ${typeof value}`);
  }
};

/** ASCII with nothing in it to escape, as nearly all keys and ids are: `JSON.stringify` takes three times as long to find that out. */
const isPlainAscii = (text: string): boolean => /^[ !#-[\]-~]*$/.test(text);

const quoted = (text: string): string => (isPlainAscii(text) ? `"${text}"` : JSON.stringify(text));

const canonicalArray = (items: readonly unknown[]): string => {
  let text = '[';
  for (let i = 0; i < items.length; i++) text += (i === 0 ? '' : ',') + canonicalJson(items[i]);
  return `${text}]`;
};

/** In place: most objects have few keys, for which `sort` makes a list of its own. */
const FEW = 16;

/** Keys by UTF-16 code units, which is how JavaScript compares strings. */
const sortedKeys = (object: object): string[] => {
  const keys = Object.keys(object);
  if (keys.length > FEW) return keys.sort();
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] as string;
    let to = i;
    for (; to > 0 && (keys[to - 1] as string) > key; to--) keys[to] = keys[to - 1] as string;
    keys[to] = key;
  }
  return keys;
};

const canonicalObject = (object: Record<string, unknown>): string => {
  let text = '{';
  for (const key of sortedKeys(object)) {
    const value = object[key];
    if (value === undefined) continue;
    text += `${text.length > 1 ? ',' : ''}${quoted(key)}:${canonicalJson(value)}`;
  }
  return `${text}}`;
};
