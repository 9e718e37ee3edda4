/** A list whose things are all the same as last time is the same list. */
export const createSameLists = () => {
  const last = new Map<string, readonly unknown[]>();
  return <T>(name: string, list: readonly T[]): readonly T[] => {
    const before = last.get(name) as readonly T[] | undefined;
    if (before?.length === list.length && before.every((thing, at) => thing === list[at])) return before;
    last.set(name, list);
    return list;
  };
};
