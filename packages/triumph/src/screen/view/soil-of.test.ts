import { expect, it } from 'vitest';
import { grandProfile } from '../testing/reds-view.ts';
import { soilOf } from './soil-of.ts';

const profile = grandProfile();

const lying = (...types: readonly string[]) =>
  new Map(types.map((type, index) => [`terrain:${index}`, { type, size: [5000, 4000], variant: index } as const]));

it.each([
  [[], 'arable'],
  [['village', 'ploughed-fields', 'woods'], 'arable'],
  [['woods', 'woods', 'stream'], 'forest'],
  [['steep-hills', 'woods', 'steep-hills'], 'hilly'],
  [['gentle-hills', 'rough', 'gentle-hills'], 'steppe'],
  [['rough', 'dunes', 'oasis'], 'dry'],
  [['marsh', 'marsh', 'stream'], 'marsh'],
  [['coast', 'dunes', 'village'], 'delta'],
] as const)('where %j lies, the ground is %s', (types, kind) => {
  expect(soilOf(lying(...types), profile, 'A table').kind).toBe(kind);
});

it('what an army brought to lie behind says nothing of the ground', () => {
  const brought = new Map([['defenses', { type: 'rough', size: [5000, 4000], variant: 1, side: 'red' } as const]]);
  expect(soilOf(brought, profile, 'A table').kind).toBe('arable');
});

it('grows the same for everybody at a table, and otherwise at another', () => {
  const seedAt = (name: string) => soilOf(lying('woods'), profile, name).seed;
  expect(seedAt('Tuesday')).toBe(seedAt('Tuesday'));
  expect(seedAt('Tuesday')).not.toBe(seedAt('Friday'));
});
