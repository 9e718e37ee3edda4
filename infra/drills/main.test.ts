import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { hasPostgres } from '../../apps/server/test/postgres-for-test.ts';

it.skipIf(!hasPostgres)('a drill that was asked for by name, and cannot be run here, is no pass', () => {
  // Of a machine without Patroni: all that there is on its path is what says who runs this.
  const bin = mkdtempSync(join(tmpdir(), 'vexillum-path-'));
  onTestFinished(() => rmSync(bin, { recursive: true }));
  symlinkSync('/usr/bin/id', join(bin, 'id'));
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', main, 'kill-primary'],
    { env: { PATH: bin, POSTGRES_BIN: process.env['POSTGRES_BIN'] }, encoding: 'utf8' },
  );
  expect(stderr).toMatch(/^kill-primary: skipped\. Not on this machine: .*patroni/m);
  expect(status).toBe(1);
});
