import { TestClock } from '@vexillum/table/testing';
import { expect, it } from 'vitest';
import { serverForTest } from '../../test/server-for-test.ts';

it('security.txt says where somebody tells of a hole, and is not there where nobody would answer', async () => {
  const path = '/.well-known/security.txt';
  const clock = new TestClock(Date.UTC(2026, 10, 23));
  const publicUrl = 'https://table.example.org';
  const server = await serverForTest({ clock, publicUrl, securityContact: 'mailto:security@example.org' });
  const { status, headers, text } = await server.browser().get(path);
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toBe(
    `Contact: mailto:security@example.org\nExpires: 2027-05-22T00:00:00.000Z\nCanonical: ${publicUrl}${path}\n`,
  );
  expect((await (await serverForTest()).browser().get(path)).status).toBe(404);
});
