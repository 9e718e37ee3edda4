import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { aboutFolder } from './about-folder.ts';
import { SqliteStore } from './store/sqlite-store.ts';

const someFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vexillum-folder-'));
  onTestFinished(() => {
    chmodSync(folder, 0o700);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
};

const failure = (code: string, message = code): Error => Object.assign(new Error(message), { code });

it.each([
  [failure('EACCES', "EACCES: permission denied, mkdir '/srv/data'"), /may not write to \/srv\/data.*chown/],
  [failure('EROFS'), /mounted read-only/],
  [new Error('attempt to write a readonly database'), /can only be read/],
  [failure('ENOSPC'), /no room left/],
  [new Error('database or disk is full'), /no room left/],
  [failure('EMFILE'), /ulimit -n 65536/],
  [failure('ENOTDIR'), /a file is in its way/],
  [new Error('unable to open database file'), /cannot be opened/],
  [new Error('disk I/O error'), /keep the backups/],
])('%s is said in a sentence that helps', (error, says) => {
  const said = aboutFolder(error, '/srv/data');
  expect(said).toMatch(says);
  expect(said).toMatch(/^[A-Z/].*\.$/);
});

it('of anything else nothing is made up', () => {
  expect(aboutFolder(new Error('a game contradicts itself'), '/srv/data')).toBeUndefined();
  expect(aboutFolder('no error at all', '/srv/data')).toBeUndefined();
});

it('a file where the folder should be is named for what it is', async () => {
  const file = join(someFolder(), 'data');
  writeFileSync(file, '');
  const error = await SqliteStore.open(file).catch((thrown: unknown) => thrown);
  expect(aboutFolder(error, file)).toContain('a file is in its way');
});

it('the top folder of a new disk has lost+found in it, and is empty all the same', async () => {
  const folder = someFolder();
  mkdirSync(join(folder, 'lost+found'));
  const store = await SqliteStore.open(folder);
  await store.close();
});
