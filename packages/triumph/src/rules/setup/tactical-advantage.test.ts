import { describe, expect, it } from 'vitest';
import { newDraft } from '../armies/army-draft.ts';
import { armyFileOf } from '../armies/army-file-of.ts';
import { grand201706 } from '../profiles/grand-2017-06.ts';
import { listWith } from '../testing/army-draft-with.ts';
import { emptyTable, splitArmy, withArmy } from '../testing/index.ts';
import { rolledForAdvantage, tacticalAdvantage } from './tactical-advantage.ts';

const roll = (seat: string, why: string, ...values: number[]) => ({
  seat,
  why,
  values,
  dice: values.map(() => 6),
  isManual: false,
});
const sideOf = (seat: string) => seat.split('-')[0];

describe('what was thrown for the advantage', () => {
  it('is each side’s last throw, and no other', () => {
    const rolls = [
      roll('red-captain', 'setup-advantage red', 2),
      roll('blue-1', 'setup-advantage', 5),
      roll('red-captain', 'combat red', 6),
      roll('red-1', 'setup-advantage red', 1, 3),
    ];
    expect(rolledForAdvantage(rolls, sideOf)).toEqual({ red: 4, blue: 5 });
  });

  it('may be thrown for both at once, red first, whoever threw', () => {
    const rolls = [roll('blue-captain', 'setup-advantage: Red, Blue', 6, 2)];
    expect(rolledForAdvantage(rolls, sideOf)).toEqual({ red: 6, blue: 2 });
    expect(rolledForAdvantage([...rolls, roll('red-1', 'setup-advantage: Red, Blue', 1, 1)], sideOf)).toEqual({
      red: 1,
      blue: 1,
    });
  });
});

it('an army brings the ratings of the list that it was built from', () => {
  const list = {
    ...listWith({ lines: [{ types: ['KNT'] }] }),
    invasionRatings: [{ value: 3, note: null }],
    maneuverRatings: [
      { value: 2, note: 'Under a king' },
      { value: 1, note: 'Otherwise' },
    ],
  };
  expect(armyFileOf(newDraft(list, grand201706)).ratings).toEqual({ invasion: [3], maneuver: [2, 1] });
});

describe('the tactical advantage', () => {
  const table = (red?: number[], blue?: number[]) => {
    const rated = (maneuver?: number[]) => ({
      ...splitArmy,
      ...(maneuver ? { ratings: { invasion: [0], maneuver } } : {}),
    });
    return withArmy(withArmy(emptyTable(), 'red', rated(red)).snapshot, 'blue', rated(blue)).snapshot;
  };

  it('goes to the higher of die and maneuver rating, by as much as they are apart', () => {
    expect(tacticalAdvantage(table([3], [1]), { red: 2, blue: 3 })).toMatchObject({
      winner: 'red',
      ahead: 1,
      isSure: true,
      throws: { red: { die: 2, total: 5 }, blue: { die: 3, total: 4 } },
    });
    expect(tacticalAdvantage(table([0], [4]), { red: 4, blue: 1 })).toMatchObject({ winner: 'blue', ahead: 1 });
  });

  it('is nobody’s where both have the same: they throw again', () => {
    const tie = tacticalAdvantage(table([2], [1]), { red: 3, blue: 4 });
    expect(tie).toMatchObject({ ahead: 0 });
    expect(tie).not.toHaveProperty('winner');
  });

  it('is not sure where a list has two ratings, or is not known: then the first counts, or the die alone', () => {
    expect(tacticalAdvantage(table([2, 1], [1]), { red: 3, blue: 3 })).toMatchObject({ winner: 'red', isSure: false });
    expect(tacticalAdvantage(table([2, 2], [1]), { red: 3, blue: 3 })).toMatchObject({ isSure: true });
    expect(tacticalAdvantage(table(), { red: 3, blue: 2 })).toMatchObject({ winner: 'red', ahead: 1, isSure: false });
    expect(tacticalAdvantage(table(), { red: 3, blue: undefined })).toBeUndefined();
  });

  it('lets a side march round a flank in the standard game whose die alone shows 1, or less than its rating', () => {
    const march = (red: number, rating: number) =>
      tacticalAdvantage(table([rating], [0]), { red, blue: 6 })?.throws.red.mayMarch;
    expect([march(1, 0), march(2, 2), march(2, 3), march(3, 3)]).toEqual([true, false, true, false]);
  });
});
