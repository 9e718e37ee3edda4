import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './root.mjs';

/** Root may write anywhere, so that root becomes somebody else. */
const asNobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

test('a service whose programs are somebody else’s, and not built, is told who may build them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vexillum-not-yours-'));
  onTestFinished(() => {
    chmodSync(folder, 0o755);
    rmSync(folder, { recursive: true, force: true });
  });
  for (const part of ['scripts', 'package.json']) cpSync(join(root, part), join(folder, part), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  mkdirSync(join(folder, 'packages'));
  const lock = JSON.stringify({ packages: {} });
  writeFileSync(join(folder, 'package-lock.json'), lock);
  writeFileSync(join(folder, 'tsconfig.base.json'), '{}');
  chmodSync(folder, 0o555);
  const start = () => {
    const { status, stderr } = spawnSync(process.execPath, [join(folder, 'scripts/start.mjs')], asNobody);
    return [status, stderr.toString()];
  };
  /** @param {string} what */
  const says = (what) =>
    `Vexillum in ${folder} ${what}, and this user may not change it: let the folder's owner run "npm run build" there.\n`;
  expect(start()).toEqual([1, says('lacks packages that it needs')]);
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), lock);
  expect(start()).toEqual([1, says('is not built as it is now')]);
});
