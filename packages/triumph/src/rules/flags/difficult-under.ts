import type { Polygon } from '@vexillum/geometry';
import { liesIn } from './lies-in.ts';
import type { BattleFacts } from './battle-facts.ts';
import { type GroundPiece, groundOf } from './ground.ts';

/** Obstacles are put down by armies: they are no part of the ground that camps and obstacles look for. */
const isGround = ({ terrain }: GroundPiece): boolean => terrain.side === undefined;

/** The pieces of difficult terrain that a shape lies on in part. */
export const difficultUnder = (facts: BattleFacts, shape: Polygon): GroundPiece[] =>
  groundOf(facts).filter((piece) => piece.isDifficult && isGround(piece) && liesIn(shape, piece.polygon));
