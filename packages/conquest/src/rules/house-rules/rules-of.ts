import { type RuleValues, tableOf } from '@vexillum/model';
import { type FairStartFigures, fairStartFigures } from '../data/fair-starts.ts';
import type { SetValues } from '../data/rule-numbers.ts';
import { conquestRules } from './house-rules.ts';
import type { Snapshot } from '../records.ts';

/** The table's house rules, each with a meaning. */
export interface Rules {
  readonly seats: number;
  /** How many teams play; 0: everybody for themselves. */
  readonly teams: number;
  /** Armies may be put on partners' land. */
  readonly isLandShared: boolean;
  /** Partners know the kinds of each other's victory flags. */
  readonly areFlagsTeams: boolean;
  readonly isRandomStart: boolean;
  /** How first armies lie there without anybody placing them. */
  readonly laidOut: 'no' | 'even' | 'front';
  readonly isRandomOrder: boolean;
  /** The figures that hands of armies come from; none where all begin alike. */
  readonly fairStart: FairStartFigures | undefined;
  readonly rounding: 'down' | 'nearest' | 'up';
  readonly moveIn: 'dice' | 'one';
  readonly moveReach: 'neighbour' | 'connected';
  readonly areOddsShown: boolean;
  readonly setValues: SetValues;
  /** No set brings more. 0: no limit. */
  readonly setCap: number;
  readonly hasOpenFlags: boolean;
  readonly capturedFlags: 'while-over-five' | 'one-set' | 'down-to-four';
  readonly hasNeutrals: boolean;
  readonly areNeutralsFortified: boolean;
  readonly neutralArmies: number;
  readonly mustNeutralsFall: boolean;
  /** Each side sees its own land and what borders on it. */
  readonly hasFog: boolean;
  /** Whoever holds all capitals has won. */
  readonly hasCapitals: boolean;
  /** Everybody has a secret mission that wins. */
  readonly hasMissions: boolean;
  readonly timeoutSeconds: number;
  readonly turnSeconds: number;
  readonly bankSeconds: number;
  readonly incrementSeconds: number;
  /** By correspondence: of each turn, and nothing else is limited. 0: not so. */
  readonly correspondenceHours: number;
  /** The server does it by itself; otherwise the others decide. */
  readonly skipsTheLate: boolean;
  readonly evictsTheLate: boolean;
  readonly skipsBeforeEviction: number;
  readonly evictedBecomeNeutral: boolean;
  readonly abandonedSeconds: number;
  /** The colour of the light that shows whose turn it is. */
  readonly indicator: string;
}

const defaults: RuleValues = Object.fromEntries(conquestRules.map((rule) => [rule.key, rule.default]));

const read = (said: RuleValues): Rules => {
  const value = (key: string) => said[key] ?? defaults[key];
  return {
    seats: value('seats') as number,
    teams: value('teams') as number,
    isLandShared: value('teams') !== 0 && value('shared-land') === true,
    areFlagsTeams: value('teams') !== 0 && value('team-flags') === true,
    // Whoever claims land would have to know which is free.
    isRandomStart: value('random-start') === true || value('fog') === true,
    laidOut: value('laid-out') as Rules['laidOut'],
    isRandomOrder: value('random-order') as boolean,
    // A table of before has never heard of it: there all begin alike.
    fairStart: fairStartFigures.find((figures) => figures === said['fair-start']),
    rounding: value('recruit-rounding') as Rules['rounding'],
    moveIn: value('move-in') as Rules['moveIn'],
    moveReach: value('move-reach') as Rules['moveReach'],
    areOddsShown: value('show-odds') as boolean,
    setValues: value('set-values') as SetValues,
    setCap: value('set-cap') as number,
    hasOpenFlags: value('open-flags') as boolean,
    capturedFlags: value('captured-flags') as Rules['capturedFlags'],
    hasNeutrals: value('neutral') as boolean,
    areNeutralsFortified: value('neutral') === true && value('fortified-neutrals') === true,
    neutralArmies: value('neutral-armies') as number,
    mustNeutralsFall: value('neutrals-must-fall') as boolean,
    hasFog: value('fog') as boolean,
    // Where they lie would be told to everybody.
    hasCapitals: value('capitals') === true && value('fog') !== true,
    hasMissions: value('missions') as boolean,
    timeoutSeconds: value('timeout') as number,
    turnSeconds: value('turn-limit') as number,
    bankSeconds: value('bank') as number,
    incrementSeconds: value('increment') as number,
    correspondenceHours: value('correspondence') as number,
    skipsTheLate: value('auto-skip') as boolean,
    evictsTheLate: value('evict') as boolean,
    skipsBeforeEviction: value('skips-before-eviction') as number,
    evictedBecomeNeutral: value('evicted-become-neutral') as boolean,
    abandonedSeconds: value('abandoned') as number,
    indicator: value('indicator') as string,
  };
};

const known = new WeakMap<RuleValues, Rules>();

/** Read once for each change of the rules. */
export const rulesOf = (snapshot: Snapshot): Rules => {
  const said = tableOf(snapshot)?.houseRules ?? defaults;
  let rules = known.get(said);
  if (!rules) known.set(said, (rules = read(said)));
  return rules;
};
