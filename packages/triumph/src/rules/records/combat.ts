import type { SideId } from '@vexillum/model';
import type { CombatKind, Degree, OutcomeName } from '../profiles/combat/outcomes.ts';

export const combatEdges = ['front', 'left', 'right', 'rear', 'camp'] as const;
/** Which edge of the defender's the attacker has come to: of a shooter, from where it shoots. */
export type CombatEdge = (typeof combatEdges)[number];

/** One number in a side's sum. */
export interface Term {
  /** A row of the profile's factors, or `close`, `shooting`, `shot-at`, `camp`, `demoralized`, `by-hand`. */
  readonly code: string;
  /** The stand that it comes from, where there may be several. */
  readonly of?: string;
  /** Null where nobody's public word says how much it is: it counts nothing until people put a number in. */
  readonly value: number | null;
  /** Who says so: the rules, or a seat. */
  readonly by: string;
  /** What the rules say, where somebody has put in another number. */
  readonly rule?: number | null;
  readonly isVerified: boolean;
  readonly source: string;
}

export const BY_RULE = 'rule';

/** How the dice fell, on the sums of then. */
export type CombatResult =
  | { readonly kind: 'tie' }
  /** A shooter who does worse than its target does nothing to it. */
  | { readonly kind: 'missed' }
  | { readonly kind: Degree; readonly loser: string; readonly outcome: OutcomeName };

/** One fight of a turn, under an id like `c12`: two stands, or a stand and a camp. */
export interface Combat {
  /** 0 before the first turn. */
  readonly turn: number;
  readonly kind: CombatKind;
  /** Whoever shoots or is at the enemy's edge; of two fronts the stand of the side whose turn it is. */
  readonly attacker: string;
  readonly defender: string;
  readonly edge: CombatEdge;
  /** By side. */
  readonly terms: { readonly [side: SideId]: readonly Term[] };
  /** By side. */
  readonly dice?: { readonly [side: SideId]: number };
  /** The seat that typed the dice in. */
  readonly diceBy?: string;
  /** What was thrown, where people have put in other dice. */
  readonly thrown?: { readonly [side: SideId]: number };
  readonly result?: CombatResult;
  /** What came of it is done: as the rules propose, or by hand. */
  readonly isApplied?: true;
  readonly isByHand?: true;
  /** Stands that lost their transports in it. */
  readonly dropped?: readonly string[];
}
