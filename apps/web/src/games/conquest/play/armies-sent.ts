import { type Assign, type GameState, territoryOf } from '@vexillum/conquest';
import type { Snapshot } from '@vexillum/model';
import { type Aim, isMovingIn } from './touch.ts';

/** How many go at one touch where so many can. */
export const armiesSent = (assign: Assign, left: number): number => (assign === 'all' ? left : Math.min(assign, left));

/** How many armies can still follow into what has just been taken; 0 also where the player has begun something else. */
export const mayFollow = (snapshot: Snapshot, { conquest }: GameState, aim: Aim): number =>
  conquest && isMovingIn(conquest.from, aim) ? territoryOf(snapshot, conquest.from).armies - 1 : 0;
