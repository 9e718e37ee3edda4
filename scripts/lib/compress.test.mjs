import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compress } from './compress.mjs';

test('texts of a built app get a brotli and a gzip twin; what is small, compressed or for debuggers does not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vexillum-built-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'assets'));
  const script = 'export const moved = (x) => x + 1;\n'.repeat(100);
  writeFileSync(join(folder, 'assets/main.js'), script);
  writeFileSync(join(folder, 'assets/main.js.map'), script);
  writeFileSync(join(folder, 'assets/photo.png'), script);
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');

  await compress(folder);

  expect(readdirSync(join(folder, 'assets')).sort()).toEqual([
    'main.js',
    'main.js.br',
    'main.js.gz',
    'main.js.map',
    'photo.png',
  ]);
  expect(readdirSync(folder).sort()).toEqual(['assets', 'index.html']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/main.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, 'assets/main.js.gz'))).toString()).toBe(script);
});
