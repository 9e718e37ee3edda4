import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const text = (/** @type {string} */ path) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

test.skipIf(existsSync('/etc/vexillum/env'))('an update goes through where somebody has deleted the settings', () => {
  const bin = mkdtempSync(join(tmpdir(), 'vexillum-postinst-'));
  onTestFinished(() => rmSync(bin, { recursive: true }));
  // The user is there, and the folder; nothing of this machine is changed.
  for (const name of ['getent', 'install', 'systemctl']) symlinkSync('/bin/true', join(bin, name));
  for (const name of ['chown', 'chmod']) symlinkSync(join('/bin', name), join(bin, name));
  const script = fileURLToPath(new URL('deb/postinst', import.meta.url));
  const { status, stderr } = spawnSync('/bin/sh', [script, 'configure', '0.1.0'], {
    env: { PATH: bin },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});

test('a server that only the other machines reach has its figures at the port that Prometheus asks', () => {
  const settings = text('nodes/node.env');
  const port = /^METRICS_PORT=(\d+)$/m.exec(settings)?.[1];
  expect(port).toBeDefined();
  expect(text('prometheus/prometheus.yml')).toContain(`10.0.0.1:${port}`);
  expect(settings).toMatch(/^METRICS_TOKEN=CHANGE-ME/m);
});
