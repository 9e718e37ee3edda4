import { plainText } from '@vexillum/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profileOf } from '../profiles/profile-of.ts';
import { sampleArmies } from '../samples/sample-armies.ts';
import { smallArmy } from '../testing/small-army.ts';
import { armyCodeOf, readArmyCode } from './army-code.ts';
import type { ArmyFile, ArmyFileStand } from './army-file.ts';
import { isProblem } from './problem.ts';

const thereAndBack = (army: ArmyFile, profile: string, length: 'whole' | 'short') =>
  readArmyCode(JSON.parse(JSON.stringify(armyCodeOf(army, profile, length))), profileOf);

/** Stands that are alike come together, so their order is not a part of it. */
const inOrder = (stands: readonly ArmyFileStand[]): string[] =>
  stands.map((stand) => JSON.stringify(Object.entries(stand).sort(([a], [b]) => a.localeCompare(b)))).sort();

const withoutTexts = ({ entry: _entry, ...stand }: ArmyFileStand): ArmyFileStand => stand;

describe('an army as a code', () => {
  it.each([
    ...sampleArmies.map(({ army, profile }) => [army.name, army, profile] as const),
    ['a small army', smallArmy, 'grand-2017-06'] as const,
  ])('comes back as it was: %s', (_, army, profile) => {
    const read = thereAndBack(army, profile, 'whole');
    if (isProblem(read)) throw new Error(plainText(read.says));
    expect(read.profile.id).toBe(profile);
    expect({ ...read.army, stands: inOrder(read.army.stands) }).toEqual({ ...army, stands: inOrder(army.stands) });
  });

  it('the short one leaves out who the troops are, and nothing else', () => {
    const read = thereAndBack(smallArmy, 'grand-2017-06', 'short');
    if (isProblem(read)) throw new Error(plainText(read.says));
    expect(inOrder(read.army.stands)).toEqual(inOrder(smallArmy.stands.map(withoutTexts)));
    expect(read.army.cards).toEqual(smallArmy.cards);
  });

  it('keeps the list that the army is of', () => {
    const army: ArmyFile = { ...smallArmy, list: { name: 'Some list', source: 'a file', id: 'x1' } };
    expect(thereAndBack(army, 'triumph-1.1', 'whole')).toMatchObject({ army: { list: army.list } });
    expect(thereAndBack(army, 'triumph-1.1', 'short')).not.toHaveProperty('army.list');
  });

  it('keeps the ratings of its list, for the setup', () => {
    const army: ArmyFile = { ...smallArmy, ratings: { invasion: [3], maneuver: [2, 1] } };
    for (const length of ['whole', 'short'] as const)
      expect(thereAndBack(army, 'triumph-1.1', length)).toMatchObject({ army: { ratings: army.ratings } });
    expect(thereAndBack(smallArmy, 'triumph-1.1', 'whole')).not.toHaveProperty('army.ratings');
  });

  it.each([
    [
      'ratings that are none',
      [1, 'triumph-1.1', 'A', [], 8, [], [], [[1, 'SPR', 8, 1, 1, 0, 0, '', '']], [[1], ['x']]],
    ],
    ['no code at all', 'nonsense'],
    ['nothing', []],
    ['rules that nobody has', [1, 'gone', 'A', [], 8, [], [], [[1, 'SPR', 8, 1, 1, 0, 0, '', '']]]],
    ['a type that nobody knows', [1, 'triumph-1.1', 'A', [], 8, [], [], [[1, 'XXX', 8, 1, 1, 0, 0, '', '']]]],
    ['a text that is not there', [1, 'triumph-1.1', 'A', [], 8, [], [], [[1, 'SPR', 8, 1, 1, 5, 0, '', '']]]],
    ['a million stands', [1, 'triumph-1.1', 'A', [], 8, [], [], [[1_000_000, 'SPR', 8, 1, 1, 0, 0, '', '']]]],
  ])('%s is a problem and no army', (_, json) => {
    expect(isProblem(readArmyCode(json, profileOf))).toBe(true);
  });

  it('whatever comes, it is an army or a problem, never a crash (law)', () => {
    const [, , , , , , , stands] = armyCodeOf(smallArmy, 'triumph-1.1', 'whole');
    const junk = fc.oneof(fc.jsonValue(), fc.constant(stands));
    fc.assert(
      fc.property(fc.array(junk, { minLength: 7, maxLength: 9 }), (parts) => {
        const read = readArmyCode([1, 'triumph-1.1', ...parts.slice(1)], profileOf);
        expect(isProblem(read) || 'army' in read).toBe(true);
      }),
    );
  });
});
