import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { stepOne } from '../../../apps/server/test/sync-client.ts';
import { TestBrowser } from '../../../apps/server/test/test-browser.ts';
import { root } from '../root.mjs';
import { makeRelease } from './make-release.mjs';

/** A folder that another user can reach. @type {string} */
let folder;
/** @type {import('./make-release.mjs').Release} */
let release;
/** The unpacked archive. @type {string} */
let vexillum;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vexillum-release-'));
  chmodSync(folder, 0o755);
  release = await makeRelease(join(folder, 'made'));
  execFileSync('tar', ['-xzf', release.archive, '-C', folder]);
  vexillum = join(folder, 'vexillum');
  execFileSync('chmod', ['-R', 'a-w', vexillum]);
});

afterAll(() => {
  if (folder === undefined) return;
  if (existsSync(vexillum)) execFileSync('chmod', ['-R', 'u+w', vexillum]);
  rmSync(folder, { recursive: true, force: true });
});

/** Somebody who owns none of it; where tests are not root's, whoever runs them: then it is read-only to them. */
const user = (() => {
  if (process.getuid?.() !== 0) return {};
  const id = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
})();

const someFolder = () => {
  const data = mkdtempSync(join(folder, 'data-'));
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid);
  return data;
};

/** As an operator starts it: plain Node, from elsewhere, with no npm near it. @param {string} data */
const start = async (data) => {
  const child = spawn(process.execPath, [join(vexillum, 'server.js')], {
    ...user,
    cwd: tmpdir(),
    env: { PATH: '/usr/bin:/bin', PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  const ended = once(child, 'close');
  const ready = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += String(chunk);
        const url = /^Vexillum is ready at (\S+)$/m.exec(said)?.[1];
        if (url !== undefined) resolve(url);
      });
  });
  const gone = ended.then(() => Promise.reject(new Error(`it ended: ${said}`)));
  gone.catch(() => undefined);
  const stop = async () => {
    child.kill('SIGTERM');
    return (await ended)[0];
  };
  return { url: String(await Promise.race([ready, gone])), stop, said: () => said };
};

/** @param {string} program @param {readonly string[]} args */
const command = (program, args) =>
  execFileSync(process.execPath, [join(vexillum, program), ...args], { ...user, cwd: tmpdir(), encoding: 'utf8' });

test('the archive is unpacked and played, read-only, by somebody who owns none of it', async () => {
  const data = someFolder();
  const first = await start(data);
  expect(first.said()).toBe(`Vexillum is ready at ${first.url}\n`);
  const browser = new TestBrowser(first.url);

  const page = (await browser.get('/')).text;
  const script = /href="(\/assets\/first-[^"]+\.js)"/.exec(page)?.[1] ?? '';
  const sent = await browser.get(script, { 'accept-encoding': 'br' });
  expect([sent.status, sent.headers['content-encoding']]).toEqual([200, 'br']);

  /** @type {{ table: string, invites: { seat: string, token: string }[] }} */
  const { table, invites } = (await browser.post('/api/tables', { game: 'triumph' })).json();
  await browser.claim(invites.find(({ seat }) => seat === 'red-captain')?.token, 'Rosa');
  const wire = browser.wire(table, 'public');
  expect(await wire.opened).toBe(true);
  wire.send(stepOne());
  await wire.until(() => wire.messages.length > 0);
  const acted = await browser.act(table, 'red-captain', 'say', { text: 'the first words', to: 'table' });
  expect([acted.status, acted.error]).toEqual([200, undefined]);
  await wire.until(() => Buffer.concat(wire.messages).includes('the first words'));
  // A board asks the thread that keeps results, and a match file the one that checks it.
  expect((await browser.get('/api/boards/winners?game=conquest')).status).toBeLessThan(500);
  expect(await first.stop()).toBe(0);

  const again = await start(data);
  const later = new TestBrowser(again.url);
  for (const [name, value] of browser.cookies) later.cookies.set(name, value);
  const match = (await later.get(`/api/tables/${table}/export`, { 'x-seat': 'red-captain' })).text;
  expect(match).toContain('the first words');
  const brought = await later.post('/api/tables', { match });
  expect([brought.status, brought.text]).toEqual([201, expect.stringContaining('invites')]);
  expect(await again.stop()).toBe(0);

  expect(command('admin.js', ['list', '--data', data])).toContain('2 tables.');
  const backup = join(data, 'monday.sqlite');
  expect(command('admin.js', ['backup', '--data', data, '--to', backup])).toContain('2 tables with');
  expect(command('admin.js', ['restore', '--from', backup, '--data', join(data, 'second')])).toContain('2 tables');
  expect(command('verify.js', [join(root, 'tests/old-matches/conquest.vexillum.json')])).toMatch(/^ok /);
});

test('commands tell how they are called here', () => {
  const usage = () => command('admin.js', []);
  expect(usage).toThrow(/node admin\.js COMMAND/);
});

test('the same commit makes the same bytes, whose checksum lies beside them', async () => {
  const again = await makeRelease(join(folder, 'made-again'));
  expect(readFileSync(again.archive).equals(readFileSync(release.archive))).toBe(true);
  const checked = execFileSync('sha256sum', ['-c', `${release.archive}.sha256`], { cwd: release.folder });
  expect(checked.toString()).toMatch(/: OK\n$/);
});

describe('what is in the archive', () => {
  const files = () =>
    readdirSync(vexillum, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));

  test('belongs to root, is nobody else’s to write, and has one date', () => {
    const listed = execFileSync('tar', ['-tvzf', release.archive, '--numeric-owner', '--full-time'], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    const rows = listed
      .trim()
      .split('\n')
      .map((row) => row.split(/\s+/));
    expect(rows.length).toBeGreaterThan(100);
    expect(new Set(rows.map(([, owner]) => owner))).toEqual(new Set(['0/0']));
    expect(new Set(rows.map(([, , , date, time]) => `${date} ${time}`)).size).toBe(1);
    for (const [rights = ''] of rows) expect(rights).toMatch(/^[-d]rw.r-.r-.$/);
  });

  test('names no folder of the machine that made it', () => {
    expect(files().filter((file) => readFileSync(file).includes(root.replace(/\/$/, '')))).toEqual([]);
  });

  test('has no test, no source map, and nothing that a developer alone needs', () => {
    const names = files();
    expect(names.filter((name) => /\.(map|ts)$|\.test\.|\/(vitest|playwright|tsx|typescript)\//.test(name))).toEqual(
      [],
    );
    expect(names.filter((name) => /\/infra\/(capacity|drills)\//.test(name))).toEqual([]);
    expect(names.some((name) => name.endsWith('index.html.br'))).toBe(true);
  });

  test('is named whole in the bill of materials, with everybody’s licence', () => {
    /** @type {{ components: { group?: string, name: string, version: string }[], serialNumber?: string }} */
    const bill = JSON.parse(readFileSync(join(vexillum, 'bill-of-materials.json'), 'utf8'));
    const named = bill.components.map(({ group, name }) => `${group ? `${group}/` : ''}${name}`);
    const inIt = release.packages;
    expect(inIt).toEqual(expect.arrayContaining(['fastify', 'yjs', 'pixi.js', 'pg', '@photostructure/sqlite']));
    expect(inIt.filter((name) => !named.includes(name))).toEqual([]);
    expect(bill.serialNumber).toBeUndefined();
    const licences = readFileSync(join(vexillum, 'licences.txt'), 'utf8');
    expect(bill.components.filter(({ version }, at) => !licences.includes(`${named[at]} ${version}: `))).toEqual([]);
    expect(licences).toContain('Permission is hereby granted');
  });
});

test('a release that lost a file says so at its start', async () => {
  const broken = join(folder, 'broken');
  mkdirSync(broken);
  execFileSync('tar', ['-xzf', release.archive, '-C', broken, '--exclude=*.node']);
  const { status, output } = await new Promise((resolve) => {
    const child = spawn(process.execPath, [join(broken, 'vexillum/server.js')], {
      env: { PATH: '/usr/bin:/bin', PORT: '0', DATA_DIR: join(broken, 'data') },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
    child.once('close', (code) => resolve({ status: code, output: said }));
  });
  expect(status).toBe(1);
  expect(output).not.toBe('');
});
