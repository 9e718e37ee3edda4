import { spawn } from 'node:child_process';
import type { ActionCost } from '../action-cost.ts';
import { onServerCore } from '../servers/cores.ts';
import type { Programs } from '../servers/measured-server.ts';

export type ActionCosts = Readonly<Record<'disk' | 'memory', ActionCost>>;

/** Runs the room by itself in a process on the servers' core. */
export const measureActionCost = async (programs: Programs, moves: number): Promise<ActionCosts> => {
  const [command, args] = onServerCore(process.execPath, [...programs.switches, programs.actionCost, String(moves)]);
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const part of child.stdout) said += String(part);
  return JSON.parse(said) as ActionCosts;
};
