import { dirname, join } from 'node:path';
import type { Programs } from '../servers/measured-server.ts';
import type { TrustCosts } from '../trust-deeds.ts';
import { runProgram } from './run-program.ts';

/** Runs the room by itself in a process on the servers' core. The programs are all built into one folder. */
export const measureTrustCost = (programs: Programs, deeds: number): Promise<TrustCosts> =>
  runProgram<TrustCosts>(programs, join(dirname(programs.actionCost), 'trust-cost.js'), deeds);
