import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The server has a core to itself, and who loads it another. */
const SERVER_CORE = '0';
const LOAD_CORE = '1';

const hasTaskset = (): boolean => spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0;

/** Whether programs can be held to one core here: needs Linux's taskset and two cores. */
export const canPin: boolean = availableParallelism() >= 2 && hasTaskset();

/** The command line that runs a program on the servers' core. */
export const onServerCore = (command: string, args: readonly string[]): readonly [string, string[]] =>
  canPin ? ['taskset', ['-c', SERVER_CORE, command, ...args]] : [command, [...args]];

/** Holds this process and all its threads to the other core. */
export const moveToLoadCore = (): void => {
  if (canPin) spawnSync('taskset', ['-a', '-c', '-p', LOAD_CORE, String(process.pid)], { stdio: 'ignore' });
};
