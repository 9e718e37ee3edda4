import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serverForTest } from '../../test/server-for-test.ts';

const builtApp = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vexillum-web-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Vexillum</title>');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets', 'main-1a2b3c.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'main-1a2b3c.js.map'), '{"version":3}');
  writeFileSync(join(folder, 'assets', 'old-4d5e6f.js'), 'export {};');
  return folder;
};

describe('the web app', () => {
  it.each([
    '/',
    '/new',
    '/join',
    '/armies',
    '/honours/ab',
    '/events',
    '/events/new',
    '/table/aaaaaaaaaaaaaaaa',
    '/table/a/replay',
    '/table/a?seat=red-1',
  ])('answers %s with its page, asked for again each time', async (path) => {
    const server = await serverForTest({ webFolder: builtApp() });
    const page = await server.browser().get(path);
    expect([page.status, page.text, page.headers['cache-control']]).toEqual([
      200,
      '<!doctype html><title>Vexillum</title>',
      'no-cache',
    ]);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  });

  it('answers an address that is none with the page, which says so; programs, and whoever asks for a file, get the plain answer', async () => {
    const browser = (await serverForTest({ webFolder: builtApp() })).browser();
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    for (const path of ['/no/such/page', '/helpp', '/table', '/bank.php?a=1']) {
      const page = await browser.get(path, { accept });
      expect([page.status, page.text, page.headers['cache-control']]).toEqual([
        404,
        '<!doctype html><title>Vexillum</title>',
        'no-cache',
      ]);
      expect(page.headers['content-security-policy']).toContain("default-src 'self'");
      expect((await browser.get(path)).error?.code).toBe('not-found');
    }
    for (const path of ['/api/nothing', '/assets/gone-1a2b3c.js', '/.well-known/nothing'])
      expect((await browser.get(path, { accept })).error?.code).toBe('not-found');
    expect((await browser.get('/api/claim', { accept })).status).toBe(405);
    expect((await browser.post('/no/such/page', {})).error?.code).toBe('not-found');
  });

  it('lets other pages show a board in a frame, and nothing else of it', async () => {
    const browser = (await serverForTest({ webFolder: builtApp() })).browser();
    for (const path of ['/boards?board=scores&game=conquest&embed', '/boards?embed=', '/boards?embed=1&game=x']) {
      const { status, headers } = await browser.get(path);
      expect([path, status, headers['x-frame-options']]).toEqual([path, 200, undefined]);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain('frame-ancestors *;');
      expect(policy).toContain("script-src 'self'");
    }
    for (const path of ['/boards', '/boards?game=embed', '/boards#embed', '/boards/?embed', '/me?embed', '/?embed']) {
      const { headers } = await browser.get(path, { accept: 'text/html' });
      expect([path, headers['x-frame-options']]).toEqual([path, 'DENY']);
      expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'");
    }
    expect((await browser.get('/api/boards/conquest/scores?embed')).headers['x-frame-options']).toBe('DENY');
  });

  it('lets files whose names change with their content be kept for ever, and others be asked for again', async () => {
    const server = await serverForTest({ webFolder: builtApp() });
    const script = await server.browser().get('/assets/main-1a2b3c.js');
    expect([script.status, script.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(script.headers['content-type']).toContain('javascript');
    expect((await server.browser().get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('tells a debugger where the TypeScript of a script is, where it was kept', async () => {
    const browser = (await serverForTest({ webFolder: builtApp() })).browser();
    expect((await browser.get('/assets/main-1a2b3c.js')).headers['sourcemap']).toBe('main-1a2b3c.js.map');
    expect((await browser.get('/assets/main-1a2b3c.js.map')).text).toBe('{"version":3}');
    expect((await browser.get('/assets/old-4d5e6f.js')).headers).not.toHaveProperty('sourcemap');
    expect((await browser.get('/')).headers).not.toHaveProperty('sourcemap');
  });

  it('sends the compressed twin of a file to whoever can read it, under the name of the file alone', async () => {
    const folder = builtApp();
    const script = 'export const moved = 1;'.repeat(100);
    const name = join(folder, 'assets', 'main-1a2b3c.js');
    writeFileSync(name, script);
    writeFileSync(`${name}.br`, brotliCompressSync(script));
    writeFileSync(`${name}.gz`, gzipSync(script));
    const browser = (await serverForTest({ webFolder: folder })).browser();
    for (const [accepted, sent] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const answer = await browser.get('/assets/main-1a2b3c.js', { 'accept-encoding': accepted });
      expect([answer.status, answer.headers['content-encoding']]).toEqual([200, sent]);
      expect(answer.headers['content-type']).toContain('javascript');
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(answer.headers['sourcemap']).toBe('main-1a2b3c.js.map');
      expect(answer.headers['vary']).toMatch(/accept-encoding/i);
    }
    for (const twin of ['.br', '.gz']) expect((await browser.get(`/assets/main-1a2b3c.js${twin}`)).status).toBe(404);
  });

  it('serves nothing else of the machine', async () => {
    const server = await serverForTest({ webFolder: builtApp() });
    for (const path of [
      '/assets/nothing.js',
      '/../package.json',
      '/..%2f..%2fetc%2fpasswd',
      '/assets/..%2f..%2fx',
      '/.env',
      '/index.htm',
    ])
      expect((await server.browser().get(path)).status).toBe(404);
  });

  it('that was never built is missed in plain words, while the server runs', async () => {
    const server = await serverForTest();
    const page = await server.browser().get('/');
    expect([page.status, page.text]).toEqual([
      503,
      'The server runs, but the web app has not been built. Start it with: npm start\n',
    ]);
    expect((await server.browser().get('/healthz')).status).toBe(200);
  });
});
