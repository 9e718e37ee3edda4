/** How a planner looks at a table. */
export interface Temper {
  /** How many conquests in a row it looks ahead. */
  readonly depth: number;
  /** For how many turns to come it counts what land brings. */
  readonly turns: number;
  /** Whether it counts what its neighbours may do to its regions next. */
  readonly seesThreats: boolean;
  /** What a victory flag is worth to it, as a part of what the next set brings. */
  readonly flag: number;
  /** What an army is worth to it that stands where nobody can be attacked. */
  readonly idleArmy: number;
  /** Part of the map's lands that it takes in a turn before it rests, for each two players. */
  readonly mostOfMap: number;
}

export const tempers = {
  captain: {
    depth: 2,
    turns: 2,
    seesThreats: false,
    flag: 0.2,
    idleArmy: 0.6,
    mostOfMap: 0.1,
  },
  marshal: {
    depth: 3,
    turns: 2.5,
    seesThreats: true,
    flag: 0.3,
    idleArmy: 0.5,
    mostOfMap: 1,
  },
} as const satisfies Record<string, Temper>;
