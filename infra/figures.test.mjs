import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { serverProcesses } from '../apps/server/test/server-process.ts';

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const textOf = (/** @type {string} */ path) => readFileSync(at(path), 'utf8');

/** The figures of ours that a text names, without what Prometheus adds to a histogram's name. @param {string} text */
const figuresIn = (text) => [
  ...new Set(
    [...text.matchAll(/\b((?:vexillum|process)_[a-z_]+)/g)].map(([, name = '']) =>
      name.replace(/_(bucket|sum|count)$/, ''),
    ),
  ),
];

/** @typedef {{ title: string, type: string, gridPos: { x: number, w: number }, targets?: { expr: string }[] }} Panel */

describe('figures for operators', () => {
  const start = serverProcesses();

  test('every one that an alert or the dashboard asks for is at /metrics', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'vexillum-figures-'));
    const server = start({ DATA_DIR });
    onTestFinished(async () => {
      server.child.kill('SIGKILL');
      await server.ended;
      rmSync(DATA_DIR, { recursive: true, force: true });
    });
    const told = await (await fetch(`${await server.ready}/metrics`)).text();
    const known = new Set([...told.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
    /** @type {{ panels: Panel[] }} */
    const { panels } = JSON.parse(textOf('grafana/vexillum.json'));
    const drawn = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join('\n');
    const rules =
      textOf('prometheus/vexillum.rules.yml')
        .match(/^ +expr: .+$/gm)
        ?.join('\n') ?? '';
    for (const text of [drawn, rules]) {
      expect(figuresIn(text).length).toBeGreaterThan(5);
      expect(figuresIn(text).filter((name) => !known.has(name))).toEqual([]);
    }
  });
});

test('the dashboard has a place for every panel, and none twice', () => {
  /** @type {{ panels: (Panel & { id: number })[] }} */
  const { panels } = JSON.parse(textOf('grafana/vexillum.json'));
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([]);
  expect(panels.filter(({ type, targets = [] }) => type !== 'row' && targets.length === 0)).toEqual([]);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

describe.skipIf(!hasPromtool)('alerts (with promtool)', () => {
  test.each([
    ['can be read', ['check', 'rules', 'vexillum.rules.yml']],
    ['come when they should, and only then', ['test', 'rules', 'vexillum.rules.test.yml']],
    ['are of servers that Prometheus is told to ask', ['check', 'config', '--syntax-only', 'prometheus.yml']],
  ])('%s', (_what, args) => {
    const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: at('prometheus'), encoding: 'utf8' });
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  });
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

describe.skipIf(!hasSystemd)('the unit (with systemd-analyze)', () => {
  test('is as shut as infra/README.md says', () => {
    const args = ['security', '--offline=true', '--no-pager', at('systemd/vexillum.service')];
    const { stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
    const [, exposure = ''] = /Overall exposure level for vexillum\.service: ([\d.]+)/.exec(stdout) ?? [];
    expect(Number(exposure)).toBeGreaterThan(0);
    expect(textOf('README.md')).toContain(`exposure ${exposure}`);
  });
});
