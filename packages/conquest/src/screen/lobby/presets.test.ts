import { expect, it } from 'vitest';
import { conquestRules } from '../../rules/index.ts';
import { presetOf, presets, withPreset } from './presets.ts';

const usual = Object.fromEntries(conquestRules.map((rule) => [rule.key, rule.default]));

it('a plain new table has the rules as they are, and every preset is recognised by its values', () => {
  expect(presetOf(usual)?.id).toBe('seed');
  for (const preset of presets()) expect(presetOf(withPreset(usual, preset))?.id).toBe(preset.id);
  expect(presetOf({ ...usual, 'move-reach': 'connected' })).toBeUndefined();
});

it('a preset leaves alone who sits and what becomes of the late, and takes the place of another whole', () => {
  const [plain, , quick, , long] = presets();
  if (!plain || !quick || !long) throw new Error('there are five');
  const mine = { ...usual, seats: 3, timeout: 60 };
  const changed = withPreset(withPreset(mine, quick), long);
  expect(changed).toMatchObject({ seats: 3, timeout: 60, 'random-start': false, neutral: true });
  expect(withPreset(changed, plain)).toEqual(mine);
});

it('what presets name are rules with such values', () => {
  for (const { rules } of presets())
    for (const [key, value] of Object.entries(rules)) {
      const rule = conquestRules.find((one) => one.key === key);
      expect(rule?.choices ?? [true, false]).toContain(value);
    }
});
