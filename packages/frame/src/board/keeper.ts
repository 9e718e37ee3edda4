interface Kept<View> {
  readonly parts: readonly unknown[];
  readonly view: View;
}

/**
 * Keeps what was made of each thing as long as what it is made of stays the same (by identity), so that the scene sees at a glance that
 * nothing of it has changed. Call `forget` after each round: what was not asked for is dropped.
 */
export interface Keeper<View> {
  of(id: string, parts: readonly unknown[], make: () => View): View;
  forget(): void;
}

export const createKeeper = <View>(): Keeper<View> => {
  let before = new Map<string, Kept<View>>();
  let now = new Map<string, Kept<View>>();
  return {
    of: (id, parts, make) => {
      const known = before.get(id);
      const kept = known && isSame(known.parts, parts) ? known : { parts, view: make() };
      now.set(id, kept);
      return kept.view;
    },
    forget: () => {
      before = now;
      now = new Map();
    },
  };
};

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((part, index) => part === b[index]);
