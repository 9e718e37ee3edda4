/**
 * What a card costs, in half-points: once for the army; for each stand that has it; as the whole cost of the stand (`stand-total`); for each
 * card after the free ones; or for each line of the list that has it on more than the free number of stands.
 */
export type CardCost =
  | { readonly per: 'army' | 'stand' | 'stand-total'; readonly halfPoints: number }
  | { readonly per: 'card' | 'entry'; readonly halfPoints: number; readonly free?: number };

export interface BattleCard {
  readonly code: string;
  readonly name: string;
  /** Number of the card in Battle Cards 1.0; givers and receivers of one card share it. */
  readonly number: number;
  /** Bought for the whole army, or for stands of a line of the list. */
  readonly level: 'army' | 'entry';
  readonly cost: CardCost;
}
