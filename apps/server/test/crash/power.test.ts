import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canCutPower, Power } from './harness/power.ts';

/** What the other tests of this folder lean on: that unflushed bytes are really gone. */
describe.skipIf(!canCutPower)('a power cut (needs a C compiler)', () => {
  let place: string;
  let folder: string;
  let power: Power;

  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'vexillum-power-'));
    folder = join(place, 'data');
    mkdirSync(folder);
    const beside = join(place, 'beside');
    mkdirSync(beside);
    power = new Power(folder, beside);
  });
  afterEach(() => rmSync(place, { recursive: true }));

  const program = (text: string) => [
    '-e',
    `const fs = require('fs'); process.chdir(${JSON.stringify(folder)}); ${text}`,
  ];
  const run = (text: string) =>
    execFileSync(process.execPath, program(text), { env: { ...process.env, ...power.env } });
  const told = (name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : undefined;
  const flushFolder = `fs.fsyncSync(fs.openSync('.'));`;

  it('takes what was written after the last flush', () => {
    run(
      `const f = fs.openSync('a', 'w'); fs.writeSync(f, 'one '); fs.fsyncSync(f); ${flushFolder} fs.writeSync(f, 'two');`,
    );
    expect(told('a')).toBe('one two');
    power.cut(() => false);
    expect(told('a')).toBe('one ');
  });

  it('leaves what was written after the last flush where it may stay', () => {
    run(
      `const f = fs.openSync('a', 'w'); fs.writeSync(f, 'one '); fs.fsyncSync(f); ${flushFolder} fs.writeSync(f, 'two');`,
    );
    power.cut(() => true);
    expect(told('a')).toBe('one two');
  });

  it('takes a file whose folder was never flushed, and what a name was changed to', () => {
    run(
      `fs.writeFileSync('a', 'A', { flush: true }); ${flushFolder} fs.writeFileSync('b', 'B', { flush: true }); fs.renameSync('a', 'c');`,
    );
    power.cut(() => true);
    expect([told('a'), told('b'), told('c')]).toEqual(['A', undefined, undefined]);
  });

  it('fails as it is told to, and forgets for ever what a flush that failed was to keep', () => {
    power.fails('flush', 'EIO');
    const failed = spawnSync(
      process.execPath,
      program(
        `const f = fs.openSync('a', 'w'); ${flushFolder.replace('fs.fsync', 'try { fs.fsync').replace(';', '; } catch {}')} fs.writeSync(f, 'one '); fs.fsyncSync(f);`,
      ),
      { env: { ...process.env, ...power.env }, encoding: 'utf8' },
    );
    expect(failed.stderr).toContain('EIO');
    power.works();
    run(`const f = fs.openSync('a', 'r+'); fs.writeSync(f, 'two', 4); fs.fsyncSync(f); ${flushFolder}`);
    expect(told('a')).toBe('one two');
    power.cut(() => false);
    expect(told('a')).toBe('\0\0\0\0two');
  });
});
