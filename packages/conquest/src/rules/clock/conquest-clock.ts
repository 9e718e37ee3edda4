import type { ClockRule } from '@vexillum/model';
import { type Rules, rulesOf } from '../house-rules/rules-of.ts';
import { conquestKinds, type GameClock, type Snapshot } from '../records.ts';
import { peopleIn } from '../state/people-in.ts';
import { gameOf } from '../state/read.ts';
import { teamsIn } from '../state/teams.ts';

/** A rule for each state of the house rules: asked after every action, and made once. */
const known = new WeakMap<object, ClockRule>();

const ruleOf = (snapshot: Snapshot): ClockRule => {
  const rules = rulesOf(snapshot);
  let rule = known.get(rules);
  if (!rule) {
    known.set(rules, (rule = ruleFrom(rules)));
  }
  return rule;
};

/** By correspondence nothing but the hours of a turn is limited. */
const ruleFrom = (rules: Rules): ClockRule => {
  const { timeoutSeconds: beginSeconds, turnSeconds, bankSeconds, incrementSeconds, correspondenceHours } = rules;
  return correspondenceHours > 0
    ? { correspondenceHours }
    : { beginSeconds, turnSeconds, bankSeconds, incrementSeconds };
};

/** Turns of Conquest by the clock; the house rules say how long they are. */
export const conquestClock: GameClock = {
  // Who sits down in a machine's seat plays from then on.
  reads: [...Object.keys(conquestKinds), 'seat'],
  ruleOf,
  turnOf: (snapshot) => {
    const game = gameOf(snapshot);
    if (!game || game.phase === 'over') return undefined;
    const { mover, turn, hasBegun, since, order } = game;
    const teams = teamsIn(snapshot, order);
    const players = { sides: peopleIn(snapshot, order), ...(teams.length > 0 ? { teams } : {}) };
    return { side: mover, turn: String(turn), hasBegun, since, ...players };
  },
};
