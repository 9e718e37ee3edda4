import { run } from './run.mjs';

/**
 * Runs npm, the one that started us where there is one.
 * @param {readonly string[]} args
 * @param {{ onStart?: (pid: number | undefined) => void }} [options]
 */
export const npm = (args, { onStart = () => {} } = {}) => {
  // npm answers a polite signal by tidying up for a while and would go on beside the next installation; a torn one is started again anyway.
  /** @type {import('./run.mjs').RunOptions} */
  const options = { endWith: 'SIGKILL', onStart };
  const underNpm = process.env.npm_execpath;
  if (underNpm?.endsWith('npm-cli.js')) return run(process.execPath, [underNpm, ...args], options);
  return process.platform === 'win32' ? run('cmd', ['/c', 'npm', ...args], options) : run('npm', args, options);
};
