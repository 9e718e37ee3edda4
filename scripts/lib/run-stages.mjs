const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

const runStage = async ({ name, run }) => {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const crash = (error) => ({ passed: 0, failed: [`${name}: ${error.stack ?? error}`], skipped: [] });
  const result = await run().catch(crash);
  console.log(`== ${name}: ${seconds(performance.now() - started)}`);
  return result;
};

const list = (title, names) => {
  if (names.length === 0) return;
  console.log(`\n${title}`);
  for (const name of names) console.log(`  ${name}`);
};

const sum = (passed, failed, skipped) =>
  [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ');

/** Runs the stages one after the other and ends with the names of what failed and one line of sums. */
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
