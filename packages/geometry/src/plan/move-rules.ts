/** A way of going that rules may keep for single stands. */
export type SingleMove = 'oblique' | 'back' | 'sideways';

/** What the rules say about a move; the numbers are a profile's, none is in here. */
export interface MoveRules {
  /** Which price counts: along the corners' arcs, straight corner to corner for each leg, or from the start to the end alone. */
  readonly measure: 'arc' | 'chord' | 'endpoint';
  /** What these stands have already paid in this turn, in MU: the budget is for both. */
  readonly spent?: number;
  /** In MU; without one nothing is over it. */
  readonly budget?: number;
  /** By piece: the budget of a move of which any part is in or through it. */
  readonly terrainBudgets?: Readonly<Record<string, number>>;
  /** Stands through which these may pass. */
  readonly passable?: readonly string[];
  /** How stands do not go that touch as a group. */
  readonly groupMayNot?: readonly SingleMove[];
}
