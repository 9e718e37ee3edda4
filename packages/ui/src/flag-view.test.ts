import { describe, expect, it } from 'vitest';
import { flagGroups, type FlagView } from './flag-view.ts';

const flag = (id: string, more: Partial<FlagView> = {}): FlagView => ({
  id,
  weight: 'illegal',
  title: 'Deploys within its band',
  text: id,
  source: 'Card 6',
  isUnverified: false,
  isSecret: false,
  isSettled: false,
  ...more,
});
const red = { side: 'red', sideName: 'Red' };
const blue = { side: 'blue', sideName: 'Blue' };

const told = (...flags: FlagView[]) =>
  flagGroups(flags, 'The table').map(({ name, flags: own }) => [name, ...own.map(({ id }) => id)]);

describe('the list of flags', () => {
  it('keeps each side’s together, in the order in which they come', () => {
    expect(told(flag('b', blue), flag('t'), flag('r', red), flag('b2', blue))).toEqual([
      ['Blue', 'b', 'b2'],
      ['The table', 't'],
      ['Red', 'r'],
    ]);
  });

  it('has the heaviest first, and before them what the umpire is asked', () => {
    const asked = flag('asked', { ...red, weight: 'reminder', askedBy: 'Bob' });
    const weights = (['reminder', 'unknown', 'doubtful', 'illegal'] as const).map((weight) =>
      flag(weight, { ...red, weight }),
    );
    expect(told(...weights, asked)).toEqual([['Red', 'asked', 'illegal', 'doubtful', 'unknown', 'reminder']]);
  });
});
