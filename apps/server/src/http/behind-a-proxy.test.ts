import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { serverForTest } from '../../test/server-for-test.ts';
import { createLog } from '../log.ts';
import { clientAddress } from './client-address.ts';

const heard = () => {
  const lines: string[] = [];
  const to = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
  return { lines, log: createLog('warn', to) };
};

describe('headers of a proxy', () => {
  it('that nobody has told the server of are told in the log, once', async () => {
    const { lines, log } = heard();
    const server = await serverForTest({ log });
    await server.browser().get('/healthz');
    expect(lines).toEqual([]);
    for (let n = 0; n < 3; n++) await server.browser().get('/healthz', { 'x-forwarded-for': '203.0.113.7' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('set TRUST_PROXY=1');
    expect(lines[0]).not.toContain('203.0.113.7');
  });

  it('are told to nobody where they are believed', async () => {
    const { lines, log } = heard();
    const server = await serverForTest({ log, trustedHops: 1 });
    await server.browser().get('/healthz', { 'x-forwarded-for': '203.0.113.7' });
    expect(lines).toEqual([]);
  });

  it('make a browser stay with https, where they say so and are believed', async () => {
    const believing = await serverForTest({ trustedHops: 1 });
    const ask = (proto: string, server = believing) => server.browser().get('/healthz', { 'x-forwarded-proto': proto });
    expect((await ask('https')).headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await ask('http')).headers['strict-transport-security']).toBeUndefined();
    expect((await ask('https', await serverForTest())).headers['strict-transport-security']).toBeUndefined();
  });
});

it('every answer lets a page use no camera and no place, and send its forms nowhere else', async () => {
  const server = await serverForTest();
  for (const path of ['/healthz', '/nowhere', '/api/tables/x']) {
    const { headers } = await server.browser().get(path);
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    expect(headers['permissions-policy']).toContain('camera=()');
  }
});

it('a household of IPv6 is the /56 that a provider hands out', () => {
  const of = (remoteAddress: string) => clientAddress({ headers: {}, socket: { remoteAddress } }, 0);
  expect(of('2001:db8:1:22ff::1')).toBe('2001:db8:1:22');
  expect(of('2001:db8:1:2201:5::9')).toBe('2001:db8:1:22');
  expect(of('2001:db8:1:2301::1')).not.toBe(of('2001:db8:1:2201::1'));
  expect(of('2001:DB8:1:ff::1')).toBe(of('2001:db8:1::1'));
  expect(of('::ffff:192.0.2.1')).toBe('192.0.2.1');
});
