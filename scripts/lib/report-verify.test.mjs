import { expect, test } from 'vitest';
import { reportVerify } from './report-verify.mjs';

test('the report of verifying says how long it takes and how much longer than only reading', () => {
  const figures = {
    entries: 4000,
    rolls: 1333,
    bytes: 3 * 1024 * 1024,
    median: 180,
    worst: 200,
    perEntry: 45,
    parsing: 12,
  };
  const text = reportVerify(figures);
  expect(text).toContain('4000 entries, 1333 of them rolls (3.0 MB)');
  expect(text).toMatch(/median +180 ms\n.*slowest +200 ms/);
  expect(text).toMatch(/only reading it \(JSON\.parse\) +15\.0 x as long/);
});
