import { existsSync, readFileSync } from 'node:fs';

/** What a stage of the tests came to: how many passed, the names of those that failed, the names of those that were skipped. */
const empty = () => ({ passed: 0, failed: [], skipped: [] });

const readJson = (file) => {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const add = (result, name, outcome) => {
  if (outcome === 'passed') result.passed += 1;
  else result[outcome].push(name);
};

const vitestOutcome = { passed: 'passed', failed: 'failed' };

const addVitestFile = (result, { name, status, message, assertionResults }) => {
  for (const test of assertionResults) add(result, test.fullName, vitestOutcome[test.status] ?? 'skipped');
  const failedItself = status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
  if (failedItself) result.failed.push(`${name}: ${message?.split('\n')[0] || 'did not load'}`);
};

/** Reads vitest's JSON report; undefined when there is none. */
export const readVitest = (file) => {
  const report = readJson(file);
  if (report === undefined) return undefined;
  const result = empty();
  for (const testFile of report.testResults) addVitestFile(result, testFile);
  return result;
};

// A test that passes at the second try is a test that failed.
const playwrightOutcome = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' };

const addPlaywrightSuite = (result, suite, above) => {
  const path = [...above, suite.title];
  for (const spec of suite.specs ?? []) {
    for (const test of spec.tests) add(result, [...path, spec.title].join(' > '), playwrightOutcome[test.status]);
  }
  for (const inner of suite.suites ?? []) addPlaywrightSuite(result, inner, path);
};

/** Reads Playwright's JSON report; undefined when there is none. */
export const readPlaywright = (file) => {
  const report = readJson(file);
  if (report === undefined) return undefined;
  const result = empty();
  for (const suite of report.suites) addPlaywrightSuite(result, suite, []);
  for (const error of report.errors ?? []) result.failed.push(`browser tests: ${error.message?.split('\n')[0]}`);
  return result;
};
