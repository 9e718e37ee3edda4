import { largestWheel } from '@vexillum/geometry';

/** The widest wheel of that front for so many MU, in hundredths of a degree as it is stored: it never costs more. */
export const wheelWithin = (frontage: number, mu: number, measure: 'arc' | 'chord' | 'endpoint'): number =>
  Math.floor(largestWheel(frontage, mu, measure === 'arc' ? 'arc' : 'chord') * 100 + 1e-6) / 100;
