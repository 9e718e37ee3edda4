import type { ClockRule, GameClock, SideId, Snapshot } from '@vexillum/model';
import { rulesOf } from '../house-rules/rules-of.ts';
import type { GameState } from '../state/game-state.ts';
import { gameOf, playerOf } from '../state/read.ts';
import { setupOf } from '../state/setup.ts';

/** A rule for each state of the house rules: asked after every action, and made once. */
const known = new WeakMap<object, ClockRule>();

const ruleOf = (snapshot: Snapshot): ClockRule => {
  const rules = rulesOf(snapshot);
  let rule = known.get(rules);
  if (!rule) {
    const { timeoutSeconds, turnSeconds, bankSeconds, incrementSeconds } = rules;
    known.set(rules, (rule = { beginSeconds: timeoutSeconds, turnSeconds, bankSeconds, incrementSeconds }));
  }
  return rule;
};

/** People who are still in the game: machines have nothing to say about a pause. */
const peopleIn = (snapshot: Snapshot, { order }: GameState): SideId[] =>
  order.filter((side) => playerOf(snapshot, side)?.out === undefined && !setupOf(snapshot).bots.includes(side));

/** Turns of Conquest by the clock; the house rules say how long they are. */
export const conquestClock: GameClock = {
  reads: ['part', 'step'],
  ruleOf,
  turnOf: (snapshot) => {
    const game = gameOf(snapshot);
    if (!game || game.phase === 'over') return undefined;
    const { mover, turn, hasBegun } = game;
    return { side: mover, turn: String(turn), hasBegun, sides: peopleIn(snapshot, game) };
  },
};
