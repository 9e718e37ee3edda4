import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: string[], skipped: string[] }} Growing a result that is still being counted */

/**
 * As much of vitest's report as is read.
 * @typedef {{ fullName: string, status: string }} VitestTest
 * @typedef {{ name: string, status: string, message?: string, assertionResults: readonly VitestTest[] }} VitestFile
 */

/**
 * As much of Playwright's report as is read.
 * @typedef {{ type: string, description?: string }} PlaywrightAnnotation
 * @typedef {{ title: string, tests: readonly { status: string, annotations?: readonly PlaywrightAnnotation[] }[] }} PlaywrightSpec
 * @typedef {{ title: string, specs?: readonly PlaywrightSpec[], suites?: readonly PlaywrightSuite[] }} PlaywrightSuite
 */

/** @typedef {'passed' | 'failed' | 'skipped'} Outcome */

/** @returns {Growing} */
const empty = () => ({ passed: 0, failed: [], skipped: [] });

/** @param {string} file */
const readJson = (file) => {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/**
 * @param {Growing} result
 * @param {string} name
 * @param {Outcome} outcome
 */
const add = (result, name, outcome) => {
  if (outcome === 'passed') result.passed += 1;
  else result[outcome].push(name);
};

/** @type {Readonly<Record<string, Outcome>>} */
const vitestOutcome = { passed: 'passed', failed: 'failed' };

/**
 * @param {Growing} result
 * @param {VitestFile} file
 */
const addVitestFile = (result, { name, status, message, assertionResults }) => {
  for (const test of assertionResults) add(result, test.fullName, vitestOutcome[test.status] ?? 'skipped');
  const failedItself = status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
  if (failedItself) result.failed.push(`${name}: ${message?.split('\n')[0] || 'did not load'}`);
};

/**
 * Reads vitest's JSON report; undefined when there is none.
 * @param {string} file
 */
export const readVitest = (file) => {
  const report = readJson(file);
  if (report === undefined) return undefined;
  const result = empty();
  for (const testFile of report.testResults) addVitestFile(result, testFile);
  return result;
};

// A test that passes at the second try is a test that failed.
/** @type {Readonly<Record<string, Outcome>>} */
const playwrightOutcome = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' };

/**
 * @param {Growing} result
 * @param {PlaywrightSuite} suite
 * @param {readonly string[]} above
 */
const addPlaywrightSuite = (result, suite, above) => {
  const path = [...above, suite.title];
  for (const spec of suite.specs ?? []) {
    for (const { status, annotations = [] } of spec.tests) {
      const reason = annotations.find(({ type }) => type === 'skip')?.description;
      const name = [...path, spec.title].join(' > ');
      add(result, reason === undefined ? name : `${name} (${reason})`, playwrightOutcome[status] ?? 'failed');
    }
  }
  for (const inner of suite.suites ?? []) addPlaywrightSuite(result, inner, path);
};

/**
 * Reads Playwright's JSON report; undefined when there is none.
 * @param {string} file
 */
export const readPlaywright = (file) => {
  const report = readJson(file);
  if (report === undefined) return undefined;
  const result = empty();
  for (const suite of report.suites) addPlaywrightSuite(result, suite, []);
  for (const error of report.errors ?? []) result.failed.push(`browser tests: ${error.message?.split('\n')[0]}`);
  return result;
};
