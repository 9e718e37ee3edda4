import { spawn } from 'node:child_process';
import { onServerCore } from '../servers/cores.ts';
import type { Programs } from '../servers/measured-server.ts';

/** Runs a built program in a process of its own on the servers' core; it prints one JSON value. */
export const runProgram = async <T>(programs: Programs, program: string, count: number): Promise<T> => {
  const [command, args] = onServerCore(process.execPath, [...programs.switches, program, String(count)]);
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const part of child.stdout) said += String(part);
  return JSON.parse(said) as T;
};
