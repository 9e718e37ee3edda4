/** What everyone may know of an army that was brought: kept under the side's name. */
export interface Army {
  readonly name: string;
  /** Total points in halves. */
  readonly halfPoints: number;
  readonly cards: readonly { readonly code: string; readonly count: number }[];
  readonly list?: { readonly name: string; readonly source: string; readonly id?: string };
}
