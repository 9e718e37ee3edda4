/** An exact part of a whole: one third is `{ part: 1, of: 3 }`. */
export interface Share {
  readonly part: number;
  readonly of: number;
}

/** A share of the army's own points, or a number of half-points that is the same for every army. */
export type DefeatTerms = Share | { readonly halfPoints: number };
