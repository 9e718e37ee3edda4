import { msg } from '@vexillum/ui/words';
import { conquestRules, fairStartFigures } from '../../rules/index.ts';
import type { RuleValues } from '@vexillum/model';

/** House rules that go together, under one name. */
export interface Preset {
  readonly id: string;
  readonly name: string;
  readonly says: string;
  /** What is otherwise than usual. */
  readonly rules: RuleValues;
}

const fair: RuleValues = { 'fair-start': fairStartFigures.at(-1) ?? 'no' };

/** The page begins with the rules as they are. */
export const presets = (): readonly Preset[] => [
  {
    id: 'seed',
    name: msg('The rules as they are'),
    says: msg('Land is claimed and armies are placed in turn, one at a time.'),
    rules: {},
  },
  {
    id: 'fair',
    name: msg('Fair start'),
    says: msg('The same, and whoever plays from a place that wins too seldom begins with a few armies more.'),
    rules: fair,
  },
  {
    id: 'quick',
    name: msg('Quick'),
    says: msg('Land is dealt, armies lie there, sets bring much at once: conquering begins with START.'),
    rules: { ...fair, 'random-start': true, 'laid-out': 'front', 'set-values': 'steep' },
  },
  {
    id: 'classic',
    name: msg('Classic'),
    says: msg('As many know it: land is dealt, armies are placed in turn, sets are turned in down to four flags.'),
    rules: { ...fair, 'random-start': true, 'captured-flags': 'down-to-four' },
  },
  {
    id: 'long',
    name: msg('Long'),
    says: msg('Fortified neutral countries stand between the players, and sets bring little.'),
    rules: { ...fair, neutral: true, 'fortified-neutrals': true, 'set-values': 'gentle' },
  },
];

/** How a game goes; who sits and with whom, and what becomes of those who are late, is each table's own. */
const isOfPreset = ({ key, needs, group }: (typeof conquestRules)[number]): boolean =>
  key !== 'seats' && key !== 'teams' && needs !== 'teams' && group !== 'absence' && group !== 'table';

/** These values with those of the preset in place of what any preset decides. */
export const withPreset = (values: RuleValues, { rules }: Preset): RuleValues => ({
  ...values,
  ...Object.fromEntries(conquestRules.filter(isOfPreset).map((rule) => [rule.key, rules[rule.key] ?? rule.default])),
});

/** The preset that these values are; of values of one's own, none. */
export const presetOf = (values: RuleValues): Preset | undefined =>
  presets().find(({ rules }) =>
    conquestRules
      .filter(isOfPreset)
      .every((rule) => (values[rule.key] ?? rule.default) === (rules[rule.key] ?? rule.default)),
  );
