import type { ClockRule } from '@vexillum/model';

export const clockModes = ['none', 'begin', 'turn', 'bank'] as const;
export type ClockMode = (typeof clockModes)[number];

/** What the form for a table's clock says. */
export interface ClockWish {
  readonly mode: ClockMode;
  readonly minutes: number;
  /** Seconds. */
  readonly increment: number;
  readonly onLate: 'wait' | 'pass';
}

/** What is offered where a table has no clock yet: a quarter of an hour for a turn. */
const FIRST: ClockWish = { mode: 'none', minutes: 15, increment: 60, onLate: 'wait' };

/** The form for a rule; of several limits the one that says most. */
export const wishFrom = (rule: ClockRule | undefined): ClockWish => {
  const { beginSeconds = 0, turnSeconds = 0, bankSeconds = 0, incrementSeconds = 0, onLate = 'wait' } = rule ?? {};
  if (bankSeconds > 0) return { mode: 'bank', minutes: bankSeconds / 60, increment: incrementSeconds, onLate };
  if (turnSeconds > 0) return { ...FIRST, mode: 'turn', minutes: turnSeconds / 60, onLate };
  return beginSeconds > 0 ? { ...FIRST, mode: 'begin', minutes: beginSeconds / 60, onLate } : FIRST;
};

/** The arguments of `set-clock`. */
export const ruleFrom = ({ mode, minutes, increment, onLate }: ClockWish) => {
  const seconds = Math.round(minutes * 60);
  if (mode === 'none') return {};
  if (mode === 'bank') return { bankSeconds: seconds, incrementSeconds: Math.round(increment), onLate };
  return { [mode === 'begin' ? 'beginSeconds' : 'turnSeconds']: seconds, onLate };
};
