import type { ClockRule } from '@vexillum/model';

export const clockModes = ['none', 'begin', 'turn', 'bank', 'correspondence'] as const;
export type ClockMode = (typeof clockModes)[number];

/** What the form for a table's clock says. */
export interface ClockWish {
  readonly mode: ClockMode;
  readonly minutes: number;
  /** For a turn by correspondence. */
  readonly hours: number;
  /** Seconds. */
  readonly increment: number;
  readonly onLate: 'wait' | 'pass';
}

/** What is offered where a table has no clock yet: a quarter of an hour for a turn, or three days. */
const FIRST: ClockWish = { mode: 'none', minutes: 15, hours: 72, increment: 60, onLate: 'wait' };

/** The form for a rule; of several limits the one that says most. */
export const wishFrom = (rule: ClockRule | undefined): ClockWish => {
  const { beginSeconds = 0, turnSeconds = 0, bankSeconds = 0, incrementSeconds = 0, onLate = 'wait' } = rule ?? {};
  const { correspondenceHours = 0 } = rule ?? {};
  if (correspondenceHours > 0) return { ...FIRST, mode: 'correspondence', hours: correspondenceHours, onLate };
  if (bankSeconds > 0)
    return { ...FIRST, mode: 'bank', minutes: bankSeconds / 60, increment: incrementSeconds, onLate };
  if (turnSeconds > 0) return { ...FIRST, mode: 'turn', minutes: turnSeconds / 60, onLate };
  return beginSeconds > 0 ? { ...FIRST, mode: 'begin', minutes: beginSeconds / 60, onLate } : FIRST;
};

/** The arguments of `set-clock`. */
export const ruleFrom = ({ mode, minutes, hours, increment, onLate }: ClockWish) => {
  const seconds = Math.round(minutes * 60);
  if (mode === 'none') return {};
  if (mode === 'correspondence') return { correspondenceHours: Math.round(hours), onLate };
  if (mode === 'bank') return { bankSeconds: seconds, incrementSeconds: Math.round(increment), onLate };
  return { [mode === 'begin' ? 'beginSeconds' : 'turnSeconds']: seconds, onLate };
};
