/** @typedef {import('./settle.mjs').Result} Result */

/** @typedef {{ name: string, run: () => Promise<Result> }} Stage a name, and what answers what passed, failed and was skipped */

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * @param {Stage} stage
 * @returns {Promise<Result>}
 */
const runStage = async ({ name, run }) => {
  console.log(`\n== ${name}`);
  const started = performance.now();
  /** @param {unknown} error */
  const crash = (error) => ({
    passed: 0,
    failed: [`${name}: ${error instanceof Error ? error.stack : String(error)}`],
    skipped: [],
  });
  const result = await run().catch(crash);
  console.log(`== ${name}: ${seconds(performance.now() - started)}`);
  return result;
};

/**
 * @param {string} title
 * @param {readonly string[]} names
 */
const list = (title, names) => {
  if (names.length === 0) return;
  console.log(`\n${title}`);
  for (const name of names) console.log(`  ${name}`);
};

/**
 * @param {number} passed
 * @param {number} failed
 * @param {number} skipped
 */
const sum = (passed, failed, skipped) =>
  [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ');

/**
 * Runs the stages one after the other and ends with the names of what failed and one line of sums.
 * @param {readonly Stage[]} stages
 */
export const runStages = async (stages) => {
  const results = [];
  for (const stage of stages) results.push(await runStage(stage));
  const failed = results.flatMap((result) => result.failed);
  const skipped = results.flatMap((result) => result.skipped);
  const passed = results.reduce((total, result) => total + result.passed, 0);
  list('Skipped:', skipped);
  list('Failed:', failed);
  console.log(`\n${sum(passed, failed.length, skipped.length)}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
};
