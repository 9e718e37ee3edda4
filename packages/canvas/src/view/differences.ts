interface Identified {
  readonly id: string;
}

export interface Differences<T extends Identified> {
  readonly put: readonly T[];
  readonly removed: readonly string[];
}

const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether two views of a thing would be drawn alike: the same object, or the same values in it all the way down. */
export const isSameView = (a: object, b: object): boolean => {
  if (a === b) return true;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => isSameValue(a[key as never], b[key as never]));
};

const isSameValue = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) || (isThing(a) && isThing(b) && isSameView(a, b));

/** What has to be redrawn and what taken away to get from one list of things to another. */
export const differencesOf = <T extends Identified>(before: readonly T[], after: readonly T[]): Differences<T> => {
  if (before === after || (before.length === 0 && after.length === 0)) return nothing;
  return sameOrder(before, after) ?? anyOrder(before, after);
};

const nothing: Differences<never> = { put: [], removed: [] };

/** Nearly always the same things come in the same order: then a comparison each is all. */
const sameOrder = <T extends Identified>(before: readonly T[], after: readonly T[]): Differences<T> | undefined => {
  if (before.length !== after.length) return undefined;
  const put: T[] = [];
  for (let index = 0; index < after.length; index += 1) {
    const [old, thing] = [before[index] as T, after[index] as T];
    if (old === thing) continue;
    if (old.id !== thing.id) return undefined;
    if (!isSameView(old, thing)) put.push(thing);
  }
  return put.length === 0 ? nothing : { put, removed: [] };
};

const anyOrder = <T extends Identified>(before: readonly T[], after: readonly T[]): Differences<T> => {
  const known = new Map(before.map((thing) => [thing.id, thing]));
  const put: T[] = [];
  for (const thing of after) {
    const old = known.get(thing.id);
    if (old === undefined || !isSameView(old, thing)) put.push(thing);
    known.delete(thing.id);
  }
  return { put, removed: [...known.keys()] };
};
