export const armyProblems = ['over', 'under'] as const;
/** More points than the game asks for, or fewer. */
export type ArmyProblem = (typeof armyProblems)[number];

/** What everyone may know of an army that was brought: kept under the side's name. */
export interface Army {
  readonly name: string;
  /** Total points in halves. */
  readonly halfPoints: number;
  readonly cards: readonly { readonly code: string; readonly count: number }[];
  /** What the server reckoned when it was brought, and what is to be said of that; left out in older matches. */
  readonly checked?: { readonly halfPoints: number; readonly problems: readonly ArmyProblem[] };
  /** The ratings of its list, for the setup. */
  readonly ratings?: { readonly invasion: readonly number[]; readonly maneuver: readonly number[] };
  readonly list?: { readonly name: string; readonly source: string; readonly id?: string };
}
