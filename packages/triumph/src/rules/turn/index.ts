export * from './phase-at.ts';
export { otherThan } from './next-turn.ts';
export * from './points-of.ts';
export { type MovePoints, pointsOfMove } from './points-of-move.ts';
export { heldTogether, isPaidFor } from './put-slips.ts';
export { slipFor, slipTermOrigin, type Way } from './slip-price.ts';
export { leadsTurn } from './why-not-leading.ts';
export { wishesToEnd } from './wishes-to-end.ts';
