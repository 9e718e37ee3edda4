import { expect, it } from 'vitest';
import { LATE, Lateness } from './lateness.ts';

const begun = () => {
  let now = 0;
  let due: (() => void) | undefined;
  const lateness = new Lateness(LATE, {
    elapsed: () => now,
    after: (_, run) => ((due = run), () => (due = undefined)),
  });
  const look = (after: number) => {
    now += after;
    due?.();
  };
  return { lateness, look };
};

it('one long moment is no lateness', () => {
  const { lateness, look } = begun();
  look(1000);
  expect(lateness.isLate).toBe(false);
});

it('a second of them is, and another on time makes it good', () => {
  const { lateness, look } = begun();
  for (let n = 0; n < 10; n++) look(500);
  expect(lateness.isLate).toBe(true);
  for (let n = 0; n < 10; n++) look(100);
  expect(lateness.isLate).toBe(false);
});
