/** @typedef {import('./settle.mjs').Result} Result */

/** @typedef {{ label?: string }} StageOptions `label`: what its lines are printed behind, where another runs beside it */

/** @typedef {{ name: string, run: (options?: StageOptions) => Promise<Result> }} Stage a name, and what answers what passed, failed and was skipped */

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * @param {Stage} stage
 * @param {StageOptions} [options]
 * @returns {Promise<Result>}
 */
const runStage = async ({ name, run }, options) => {
  console.log(`\n== ${name}`);
  const started = performance.now();
  /** @param {unknown} error */
  const crash = (error) => ({
    passed: 0,
    failed: [`${name}: ${error instanceof Error ? error.stack : String(error)}`],
    skipped: [],
  });
  const result = await run(options).catch(crash);
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

/** @param {readonly Stage[]} stages */
const runTogether = (stages) => Promise.all(stages.map((stage) => runStage(stage, { label: stage.name })));

/**
 * Runs the stages one after the other, those in a list of their own side by side, and ends with the names of what failed and one line of sums.
 * @param {readonly (Stage | readonly Stage[])[]} stages
 * @returns {Promise<{ failed: readonly string[] }>}
 */
export const runStages = async (stages) => {
  const results = [];
  for (const stage of stages) {
    if ('run' in stage) results.push(await runStage(stage));
    else results.push(...(await runTogether(stage)));
  }
  const failed = results.flatMap((result) => result.failed);
  const skipped = results.flatMap((result) => result.skipped);
  const passed = results.reduce((total, result) => total + result.passed, 0);
  list('Skipped:', skipped);
  list('Failed:', failed);
  console.log(`\n${sum(passed, failed.length, skipped.length)}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
  return { failed };
};
