import type { Json } from '@vexillum/model';

/** The numbers of a list in a log line's facts; none where it is no list. */
export const numbersIn = (value: Json | undefined): number[] =>
  Array.isArray(value) ? value.filter((item): item is number => typeof item === 'number') : [];
