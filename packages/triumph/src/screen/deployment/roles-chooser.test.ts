import { expect, it } from 'vitest';
import { rolledForAdvantage } from './roles-chooser.ts';

const roll = (seat: string, why: string, ...values: number[]) => ({
  seat,
  why,
  values,
  dice: values.map(() => 6),
  isManual: false,
});
const sideOf = (seat: string) => seat.split('-')[0];

it('each side’s last throw for the advantage counts, and no other', () => {
  const rolls = [
    roll('red-captain', 'setup-advantage red', 2),
    roll('blue-1', 'setup-advantage', 5),
    roll('red-captain', 'combat red', 6),
    roll('red-1', 'setup-advantage red', 1, 3),
  ];
  expect(rolledForAdvantage(rolls, sideOf)).toEqual({ red: 4, blue: 5 });
});
