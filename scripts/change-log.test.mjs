import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changesOf, readers } from '../apps/web/src/about/change-lines.ts';
import { root } from './lib/root.mjs';

test('the page of changes leaves no line of the change log out (KR-HELP-CHANGELOG)', () => {
  const log = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const written = log.split('\n').filter((row) => row.startsWith('- '));
  const read = changesOf(log).flatMap(({ lines }) => lines);
  expect(read.length).toBeGreaterThan(20);
  expect(read).toHaveLength(written.length);
  expect(read.every((line) => line.readers.length > 0 && line.readers.every((each) => readers.includes(each)))).toBe(
    true,
  );
  expect(read.filter(({ text }) => text.startsWith('['))).toEqual([]);
});
