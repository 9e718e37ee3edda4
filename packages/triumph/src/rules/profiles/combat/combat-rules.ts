import type { Sourced } from '../sourced.ts';
import { unverified } from '../sourced.ts';
import type { SourcedTable } from '../sourced-table.ts';
import { type CampFight, campCombat } from './camp-combat.ts';
import { type CardFactor, cardFactors } from './card-factors.ts';
import { type CombatFactor, combatFactors } from './combat-factors.ts';
import { type OutcomeMove, outcomeMoves } from './outcome-moves.ts';
import { type OutcomeRow, outcomes } from './outcomes.ts';
import { type Pursuit, pursuits } from './pursuits.ts';

/** How combats are fought. What is nobody's public word is a term without a value: people at the table put one in. */
export interface CombatRules {
  /** What the board adds to a stand's sum. */
  readonly combatFactors: SourcedTable<CombatFactor>;
  /** What battle cards add to it. */
  readonly cardFactors: SourcedTable<CardFactor>;
  /** What becomes of the loser: the first row that fits. */
  readonly outcomes: SourcedTable<OutcomeRow>;
  readonly outcomeMoves: SourcedTable<OutcomeMove>;
  /** Who goes after a beaten enemy. */
  readonly pursuits: SourcedTable<Pursuit>;
  readonly campCombat: SourcedTable<CampFight>;
  /** Whether a stand shoots, or is shot at, while an enemy is in contact with it. */
  readonly isShootingInContact: Sourced<boolean>;
}

export const standardCombatRules: CombatRules = {
  combatFactors,
  cardFactors,
  outcomes,
  outcomeMoves,
  pursuits,
  campCombat,
  isShootingInContact: unverified(false, 'not found in any public source: a guess of ours, to be set right'),
};
