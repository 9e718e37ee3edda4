import { type Flag, type FlagKind, flagKinds } from '@vexillum/conquest';

/** A set that could be turned in: the oldest flags that make it. */
export interface FlagSet {
  readonly kinds: readonly [FlagKind, FlagKind, FlagKind];
  readonly numbers: readonly number[];
}

/** Every different set that these flags hold, three alike before one of each; flags whose kind is not known make none. */
export const possibleSets = (flags: readonly Flag[]): readonly FlagSet[] => {
  const wanted = [...flagKinds.map((kind) => [kind, kind, kind] as const), flagKinds];
  return wanted.flatMap((kinds) => {
    const numbers = take(flags, kinds);
    return numbers ? [{ kinds, numbers }] : [];
  });
};

const take = (flags: readonly Flag[], kinds: readonly FlagKind[]): number[] | undefined => {
  const left = [...flags];
  const taken: number[] = [];
  for (const kind of kinds) {
    const at = left.findIndex((flag) => flag.kind === kind);
    if (at < 0) return undefined;
    taken.push(...left.splice(at, 1).map(({ number }) => number));
  }
  return taken;
};
