import { type Refusal, refuse } from '@vexillum/model';
import { type FlagKind, flagKinds } from '../flags/flag-kinds.ts';
import { nextRecruit } from '../flags/next-recruit.ts';
import { flagsOf } from '../flags/own-flags.ts';
import { setOf } from '../flags/set-of.ts';
import { isSet } from '../flags/sets.ts';
import { rulesOf } from '../house-rules/rules-of.ts';
import type { GameState } from '../state/game-state.ts';
import type { Flag } from '../state/player.ts';
import { gameOn, recruitsFirst } from './land.ts';
import { onTurn } from './may-act.ts';
import type { Question, Snapshot } from '../records.ts';

type Named = { readonly flags: readonly number[] };

/** A set that could be turned in: the oldest victory flags that make it. */
export type FlagSet = Named & { readonly kinds: readonly [FlagKind, FlagKind, FlagKind] };

/** RECRUIT: a set of victory flags for recruits; the oldest set where no victory flags are named. */
export const mayTurnIn: Question<Named, FlagSet & { readonly brings: number }> = {
  action: 'turn-in-set',
  mayAct: onTurn('conquer'),
  whyNot(snapshot, _seat, { flags }) {
    const game = gameOn(snapshot);
    const notNow = tooLate(game) ?? recruitsFirst(game);
    if (notNow) return notNow;
    if (flags) return notThese(snapshot, game, flags);
    return setOf(snapshot, game.mover)
      ? undefined
      : refuse('no-set', 'You have no set: three flags alike, or one of each kind.');
  },
  targets(snapshot) {
    const { mover, setsTurnedIn } = gameOn(snapshot);
    const brings = nextRecruit(setsTurnedIn, rulesOf(snapshot));
    return possibleSets(flagsOf(snapshot, mover)).map((set) => ({ ...set, brings }));
  },
};

const tooLate = ({ hasAttacked, move }: GameState): Refusal | undefined =>
  hasAttacked || move ? refuse('too-late', 'A set is turned in before the first attack or move of a turn.') : undefined;

const notThese = (snapshot: Snapshot, { mover }: GameState, numbers: readonly number[]): Refusal | undefined => {
  const held = flagsOf(snapshot, mover);
  const named = numbers.map((number) => held.find((flag) => flag.number === number));
  if (named.includes(undefined)) return refuse('not-your-flag', 'That flag is not yours.', 'flags');
  const kinds = named.flatMap((flag) => flag?.kind ?? []);
  return isSet(kinds) ? undefined : refuse('not-a-set', 'Those are no set: three of a kind, or one of each.', 'flags');
};

/** Every different set that these victory flags hold, three alike before one of each; victory flags whose kind is not known make none. */
export const possibleSets = (flags: readonly Flag[]): readonly FlagSet[] => {
  const wanted = [...flagKinds.map((kind) => [kind, kind, kind] as const), flagKinds];
  return wanted.flatMap((kinds) => {
    const numbers = take(flags, kinds);
    return numbers ? [{ kinds, flags: numbers }] : [];
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
