import type { SoftStop } from '@vexillum/geometry';

/** Where a leg may rest in one direction, in its own unit. */
export interface Halts {
  readonly budget: number | undefined;
  readonly contacts: readonly number[];
}

/**
 * The largest number of small units that is not yet too much, at most so many; `undefined` where nothing is too much, or none already is.
 * It must be so that what is too much stays so when there is more of it.
 */
export const largestWithin = (isTooMuch: (units: number) => boolean, most: number): number | undefined => {
  if (isTooMuch(0) || !isTooMuch(most)) return undefined;
  let [within, over] = [0, most];
  while (over - within > 1) {
    const middle = Math.floor((within + over) / 2);
    if (isTooMuch(middle)) over = middle;
    else within = middle;
  }
  return within;
};

/** Contacts, the budget and whole steps, in order. A whole step that cannot be told apart from one of the others is left out. */
export const stopsOf = ({ budget, contacts }: Halts, whole: readonly number[], apart: number): readonly SoftStop[] => {
  const hard: SoftStop[] = [
    ...contacts.map((distance) => ({ distance, kind: 'contact' }) as const),
    ...(budget === undefined ? [] : [{ distance: budget, kind: 'budget' } as const]),
  ].filter(({ distance }) => distance > 0);
  const steps = whole
    .filter((step) => !hard.some(({ distance }) => Math.abs(distance - step) <= apart))
    .map((distance) => ({ distance, kind: 'whole' }) as const);
  return [...hard, ...steps].toSorted((a, b) => a.distance - b.distance);
};
