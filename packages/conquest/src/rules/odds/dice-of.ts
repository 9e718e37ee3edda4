/** The most dice that the seed lets an attacker roll, and a defender. */
export const MOST_ATTACK_DICE = 3;
export const MOST_DEFENSE_DICE = 2;

/** Dice for an attack out of a territory with so many armies: one army stays behind, so one alone cannot attack (0). */
export const attackDiceOf = (armies: number): number => Math.max(0, Math.min(MOST_ATTACK_DICE, armies - 1));

/** Dice for the defence of a territory with so many armies. */
export const defenseDiceOf = (armies: number): number => Math.max(0, Math.min(MOST_DEFENSE_DICE, armies));
