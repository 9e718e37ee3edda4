import type { Words } from '@vexillum/model';

/** What is wrong with an imported file, and where (`troopOptions.3.min`). */
export interface Problem {
  readonly kind: 'problem';
  readonly field: string;
  readonly says: Words;
}

export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'problem';
