/** The first of everything that is the same, in the order in which they came. */
export const firstOfEach = <T>(things: readonly T[], sameness: (thing: T) => unknown): T[] => {
  const met = new Set<unknown>();
  return things.filter((thing) => {
    const key = sameness(thing);
    if (met.has(key)) return false;
    met.add(key);
    return true;
  });
};
