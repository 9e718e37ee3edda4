const nothing = { passed: 0, failed: [], skipped: [] };

/**
 * A runner that fails without a failed test has crashed, and that is a failure too; so is one that says nothing.
 * @param ran how the runner's process ended
 * @param result what its report says; undefined when there is none
 */
export const settle = (name, { code, timedOut }, result) => {
  const isCrash = timedOut || result === undefined || (code !== 0 && result.failed.length === 0);
  if (!isCrash) return result;
  const why = timedOut ? 'took too long and was stopped' : 'ended without results, or with an error outside a test';
  const found = result ?? nothing;
  return { ...found, failed: [...found.failed, `${name}: ${why}`] };
};
