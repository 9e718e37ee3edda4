import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { AtRest } from './at-rest.ts';

it.each(['keys!t', 'server!push', 'report!t!s!1', 'push!t'])('of the small records it encrypts %s', (key) => {
  const atRest = new AtRest(randomBytes(32));
  const sealed = atRest.sealRecord(key, 'https://push.example.org/one');
  expect(sealed).not.toContain('push.example.org');
  expect(atRest.openRecord(key, sealed)).toBe('https://push.example.org/one');
  // As it was written before there was a key.
  expect(atRest.openRecord(key, '{"told":""}')).toBe('{"told":""}');
});
