import { msg, str } from '@vexillum/ui/words';
import { type Flag, type FlagKind, flagKinds } from '../../rules/index.ts';

export const flagName = (kind: FlagKind): string => {
  switch (kind) {
    case 'crown':
      return msg('Crown');
    case 'tower':
      return msg('Tower');
    case 'anchor':
      return msg('Anchor');
    default:
      return kind satisfies never;
  }
};

/** How many of each kind, every kind named; `unknown` are those whose kind the reader may not know. */
export const countFlags = (flags: readonly Flag[]) => ({
  kinds: flagKinds.map((kind) => ({ kind, count: flags.filter((flag) => flag.kind === kind).length })),
  unknown: flags.filter((flag) => flag.kind === undefined).length,
});

/** `2 × Crown, 1 × Tower`. */
export const flagCountText = (flags: readonly Flag[]): string => {
  const { kinds, unknown } = countFlags(flags);
  const told = kinds.filter(({ count }) => count > 0).map(({ kind, count }) => `${count} × ${flagName(kind)}`);
  if (unknown > 0) told.push(msg(str`${unknown} unknown`));
  return told.length > 0 ? told.join(', ') : msg('no flags');
};
