import { describe, expect, it } from 'vitest';
import { HOP, headersOnward, isByNode } from './hop.ts';

const SECRET = 'what all nodes know, and nobody else';

const asked = (headers: Record<string, string>, url = '/api/tables/a') => ({
  method: 'GET',
  url,
  headers,
  rawHeaders: Object.entries(headers).flat(),
  socket: { remoteAddress: '10.0.0.9' },
});

/** As it comes to the other node. */
const passedOn = (request: ReturnType<typeof asked>, secret = SECRET) => {
  const raw = headersOnward(request, secret);
  const pairs = raw.flatMap((name, index) => (index % 2 === 0 ? [[name.toLowerCase(), raw[index + 1] ?? '']] : []));
  return { ...request, headers: Object.fromEntries(pairs) as Record<string, string> };
};

describe('a request that is passed on', () => {
  it('says by whom, and where it came from', () => {
    const onward = passedOn(asked({ cookie: 'seat=1', 'x-forwarded-for': '203.0.113.7', connection: 'keep-alive' }));
    expect(onward.headers).toMatchObject({ cookie: 'seat=1', 'x-forwarded-for': '203.0.113.7, 10.0.0.9' });
    expect(onward.headers['connection']).toBe(undefined);
    expect(isByNode(onward, SECRET)).toBe(true);
  });

  it('is not believed with another secret, another address, or another caller', () => {
    const onward = passedOn(asked({}));
    expect(isByNode(onward, 'another')).toBe(false);
    expect(isByNode({ ...onward, url: '/api/tables/b' }, SECRET)).toBe(false);
    expect(isByNode({ ...onward, method: 'POST' }, SECRET)).toBe(false);
    const claimed = { ...onward.headers, 'x-forwarded-for': '198.51.100.9' };
    expect(isByNode({ ...onward, headers: claimed }, SECRET)).toBe(false);
  });

  it('says nothing that its caller has said of being passed on', () => {
    const forged = asked({ [HOP]: 'f'.repeat(64) });
    expect(isByNode(forged, SECRET)).toBe(false);
    expect(passedOn(forged).headers[HOP]).not.toBe('f'.repeat(64));
    expect(isByNode(asked({ [HOP]: 'é'.repeat(64) }), SECRET)).toBe(false);
  });
});
