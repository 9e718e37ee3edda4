import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cache } from './root.mjs';
import { withLock } from './with-lock.mjs';

/**
 * @param {string} name
 * @param {string} owner
 */
const leaveBehind = (name, owner) => {
  const folder = join(cache, `${name}.lock`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'owner'), owner);
};

test('two that want the same lock are never inside together', async () => {
  /** @type {string[]} */
  const inside = [];
  /** @param {string} name */
  const visit = (name) => async () => {
    inside.push(`${name} in`);
    await new Promise((resolve) => setImmediate(resolve));
    inside.push(`${name} out`);
  };
  await Promise.all(['red', 'blue'].map((name) => withLock('try-together', visit(name))));
  expect(inside.slice(0, 2)).toEqual([inside[0], inside[0]?.replace('in', 'out')]);
  expect(inside).toHaveLength(4);
});

test('the lock of a process that is gone is taken over', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  leaveBehind('try-gone', `${hostname()} ${pid}`);
  await expect(withLock('try-gone', async () => 'inside')).resolves.toBe('inside');
});

test('what is thrown inside frees the lock', async () => {
  const failing = withLock('try-throw', async () => {
    throw new Error('no disk');
  });
  await expect(failing).rejects.toThrow('no disk');
  await expect(withLock('try-throw', async () => 'inside')).resolves.toBe('inside');
});
