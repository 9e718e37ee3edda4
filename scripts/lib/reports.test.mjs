import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywright, readVitest } from './reports.mjs';
import { cache } from './root.mjs';

/**
 * @template T
 * @param {(file: string) => T} reader
 * @param {string} text
 */
const read = (reader, text) => {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'report-'));
  const file = join(folder, 'report.json');
  writeFileSync(file, text);
  try {
    return reader(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

test('tests of vitest are counted by their outcome', () => {
  const assertionResults = [
    { fullName: 'a', status: 'passed' },
    { fullName: 'b', status: 'failed' },
    { fullName: 'c', status: 'pending' },
  ];
  const report = { testResults: [{ name: 'x.test.ts', status: 'failed', message: '', assertionResults }] };
  expect(read(readVitest, JSON.stringify(report))).toEqual({ passed: 1, failed: ['b'], skipped: ['c'] });
});

test('a test file that does not load is a failure', () => {
  const report = { testResults: [{ name: 'x.test.ts', status: 'failed', message: 'no module', assertionResults: [] }] };
  expect(read(readVitest, JSON.stringify(report))?.failed).toEqual(['x.test.ts: no module']);
});

test('a story that passed only at the second try is a failure', () => {
  /**
   * @param {string} title
   * @param {string} status
   */
  const spec = (title, status) => ({ title, tests: [{ status }] });
  const suites = [
    { title: 'a.story.ts', suites: [{ title: 'red', specs: [spec('moves', 'expected'), spec('sees', 'flaky')] }] },
  ];
  const result = read(readPlaywright, JSON.stringify({ suites, errors: [] }));
  expect(result).toEqual({ passed: 1, failed: ['a.story.ts > red > sees'], skipped: [] });
});

test('a story that was skipped says why', () => {
  const tests = [{ status: 'skipped', annotations: [{ type: 'skip', description: 'there is no Caddy' }] }];
  const suites = [{ title: 'https.story.ts', specs: [{ title: 'a first table', tests }] }];
  const result = read(readPlaywright, JSON.stringify({ suites, errors: [] }));
  expect(result).toEqual({ passed: 0, failed: [], skipped: ['https.story.ts > a first table (there is no Caddy)'] });
});

test('a report that is missing or torn is no report', () => {
  expect(readVitest(join(cache, 'no-such-report.json'))).toBeUndefined();
  expect(read(readPlaywright, '{"suites": [')).toBeUndefined();
});
