import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { giveBuildId } from './build-id.mjs';

/** @param {Readonly<Record<string, string>>} files beside the page, by their names under `assets` */
const idOf = async (files) => {
  const folder = mkdtempSync(join(tmpdir(), 'vexillum-built-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['assets', '.vite']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>\n<html>\n  <head>\n  </head>\n</html>\n');
  writeFileSync(join(folder, '.vite/manifest.json'), `{"at": "${folder}"}`);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'assets', name), text);
  await giveBuildId(folder);
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const [all, id] = /^ {4}<meta name="vexillum-build" content="([0-9a-f]{16})" \/>\n {2}<\/head>$/m.exec(page) ?? [];
  expect(page.split(all ?? '?')).toEqual(['<!doctype html>\n<html>\n  <head>\n', '\n</html>\n']);
  return id;
};

test('the same bytes have the same id wherever they were built; what is only for developers is not asked', async () => {
  const id = await idOf({ 'main-1.js': 'go();', 'main-1.js.map': '{"version":3}' });
  expect(await idOf({ 'main-1.js': 'go();', 'main-1.js.map': '{"version":3,"sources":[]}' })).toBe(id);
});

test('another byte, another name or another file makes another id', async () => {
  const ids = [{ 'a.js': 'go();' }, { 'a.js': 'go( );' }, { 'b.js': 'go();' }, { 'a.js': 'go();', 'b.js': '' }].map(
    idOf,
  );
  expect(new Set(await Promise.all(ids)).size).toBe(4);
});
