/**
 * What a stage came to: how many passed, the names of what failed, the names of what was skipped.
 * @typedef {{ passed: number, failed: readonly string[], skipped: readonly string[] }} Result
 */

/** @type {Result} */
const nothing = { passed: 0, failed: [], skipped: [] };

/**
 * A runner that fails without a failed test has crashed, and that is a failure too; so is one that says nothing.
 * @param {string} name
 * @param {Pick<import('./run.mjs').Ran, 'code' | 'timedOut'>} ran how the runner's process ended
 * @param {Result | undefined} result what its report says; undefined when there is none
 * @returns {Result}
 */
export const settle = (name, { code, timedOut }, result) => {
  const isCrash = timedOut || result === undefined || (code !== 0 && result.failed.length === 0);
  if (!isCrash) return result;
  const why = timedOut ? 'took too long and was stopped' : 'ended without results, or with an error outside a test';
  const found = result ?? nothing;
  return { ...found, failed: [...found.failed, `${name}: ${why}`] };
};
