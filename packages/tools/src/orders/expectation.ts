import type { KeywordName } from './keywords.ts';

/** Whom an order is for: that decides which names are offered. */
export const nameWishes = ['own-on-board', 'own-off-board', 'own', 'anybody-on-board', 'anybody'] as const;
export type NameWish = (typeof nameWishes)[number];

export const numberKinds = ['mu', 'degrees', 'x', 'y', 'heading', 'files'] as const;
export type NumberKind = (typeof numberKinds)[number];

/** Something that could stand at a place of a line. */
export type Expected =
  | { readonly kind: 'word'; readonly word: KeywordName }
  | { readonly kind: 'sample'; readonly samples: readonly string[]; readonly hint: string }
  | { readonly kind: 'number'; readonly of: NumberKind }
  | { readonly kind: 'name'; readonly wish: NameWish; readonly onlyStands: boolean }
  | { readonly kind: 'end' };

export interface Expectation {
  /** Number of the token. */
  readonly at: number;
  readonly what: Expected;
  /** True where the line cannot become an order that way: nobody is selected. */
  readonly isHopeless: boolean;
}

/** Something that was read and cannot be. */
export interface Trouble {
  readonly at: number;
  readonly code: 'number-out-of-range' | 'unknown-name' | 'nobody-selected' | 'too-much';
  readonly expected: readonly string[];
}

/** What is offered and suggested where a number is missing. */
export const numberSamples: Readonly<Record<NumberKind, readonly string[]>> = {
  mu: ['1', '2', '3'],
  degrees: ['15', '30', '45', '90'],
  x: ['20'],
  y: ['6'],
  heading: ['90'],
  files: ['2', '4'],
};
