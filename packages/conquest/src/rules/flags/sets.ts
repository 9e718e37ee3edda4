import { flagsInASet } from '../data/rule-numbers.ts';
import { type FlagKind, flagKinds } from './flag-kinds.ts';

/** Three of a kind, or one of each. */
export const isSet = (kinds: readonly FlagKind[]): boolean => {
  const different = new Set(kinds).size;
  return kinds.length === flagsInASet.value && (different === 1 || different === flagKinds.length);
};

/** The set with the oldest victory flags in it, as places in the list; `undefined` where there is none. */
export const oldestSet = (kinds: readonly FlagKind[]): readonly [number, number, number] | undefined => {
  for (let a = 0; a < kinds.length; a++)
    for (let b = a + 1; b < kinds.length; b++)
      for (let c = b + 1; c < kinds.length; c++)
        if (isSet([kinds[a] as FlagKind, kinds[b] as FlagKind, kinds[c] as FlagKind])) return [a, b, c];
  return undefined;
};
