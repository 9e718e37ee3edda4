import type { ActionCost } from '../action-cost.ts';
import type { Programs } from '../servers/measured-server.ts';
import { runProgram } from './run-program.ts';

export type ActionCosts = Readonly<Record<'disk' | 'memory', ActionCost>>;

/** Runs the room by itself in a process on the servers' core. */
export const measureActionCost = (programs: Programs, moves: number): Promise<ActionCosts> =>
  runProgram<ActionCosts>(programs, programs.actionCost, moves);
