import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from './root.mjs';

/**
 * @typedef {{
 *   show?: boolean,
 *   label?: string | undefined,
 *   env?: Readonly<Record<string, string>>,
 *   timeoutMs?: number,
 *   cwd?: string,
 *   endWith?: NodeJS.Signals,
 *   onStart?: (pid: number | undefined) => void,
 * }} RunOptions
 * @typedef {{ code: number, output: string, ms: number, timedOut: boolean }} Ran
 */

/** @type {Map<import('node:child_process').ChildProcess, NodeJS.Signals>} */
const running = new Map();
process.once('exit', () => {
  for (const [child, signal] of running) child.kill(signal);
});

/**
 * Runs a program in the checkout and answers its exit code, what it printed, and how long it took.
 * `show: true` lets it print straight to the terminal; with a `label` each of its lines is printed behind it, so that two programs can be
 * told apart (either way `output` is empty). Never asks anything: stdin is closed.
 * When this process ends before it, it is sent `endWith`.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Ran>}
 */
export const run = (
  command,
  args,
  { show = false, label, env = {}, timeoutMs = 0, cwd = root, endWith = 'SIGTERM', onStart = () => {} } = {},
) =>
  new Promise((resolve) => {
    const started = Date.now();
    /** @type {Buffer[]} */
    const chunks = [];
    let timedOut = false;
    /** @type {'inherit' | 'pipe'} */
    const pipe = show && label === undefined ? 'inherit' : 'pipe';
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', pipe, pipe] });
    running.set(child, endWith);
    onStart(child.pid);
    const timer = timeoutMs > 0 ? setTimeout(() => ((timedOut = true), child.kill('SIGKILL')), timeoutMs) : undefined;
    /**
     * @param {number} code
     * @param {string} [trouble]
     */
    const done = (code, trouble = '') => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code, output: Buffer.concat(chunks).toString() + trouble, ms: Date.now() - started, timedOut });
    };
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      if (show) createInterface({ input: stream }).on('line', (line) => console.log(`${label} | ${line}`));
      else stream.on('data', (chunk) => chunks.push(chunk));
    }
    child.once('error', (error) => done(127, error.message));
    child.once('close', (code) => done(code ?? 1));
  });
