import type { Json } from '@vexillum/model';

/** What a log line or an entry tells, for its sentence. It may be any server's, so nothing about it is believed. */
export type Facts = { readonly [key: string]: Json };

/** The facts in anything at all; none where it is no object. */
export const factsIn = (said: unknown): Facts =>
  typeof said === 'object' && said !== null && !Array.isArray(said) ? (said as Facts) : {};

export const numberIn = (facts: Facts, key: string): number => (typeof facts[key] === 'number' ? facts[key] : 0);
export const textIn = (facts: Facts, key: string): string => (typeof facts[key] === 'string' ? facts[key] : '');

export const numbersIn = (facts: Facts, key: string): readonly number[] => {
  const said = facts[key];
  return Array.isArray(said) ? said.filter((value): value is number => typeof value === 'number') : [];
};

export const textsIn = (facts: Facts, key: string): readonly string[] => {
  const said = facts[key];
  return Array.isArray(said) ? said.filter((value): value is string => typeof value === 'string') : [];
};
