import { expect, it } from 'vitest';
import type { PushPost } from './post-push.ts';
import { PostQueues } from './post-queues.ts';

/** Answers when it is told to. */
const slowService = () => {
  const begun: string[] = [];
  const answers = new Map<string, (status: number) => void>();
  const queues = new PostQueues(({ endpoint }) => {
    begun.push(endpoint);
    return new Promise((resolve) => answers.set(endpoint, resolve));
  });
  const send = (service: string, endpoint: string) => {
    const post: PushPost = { endpoint, headers: {}, body: new Uint8Array() };
    return queues.send(service, post).catch((error: Error) => error.message);
  };
  return { begun, queues, send, answer: (endpoint: string) => answers.get(endpoint)?.(201) };
};

it('sends a service some messages at once, the others in their turn, and does not mix services', async () => {
  const { begun, send, answer, queues } = slowService();
  const sent = ['a', 'b', 'c', 'd', 'e', 'f'].map((endpoint) => send('mute', endpoint));
  const other = send('quick', 'x');
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'x']);
  answer('x');
  expect(await other).toBe(201);
  answer('b');
  expect(await sent[1]).toBe(201);
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd', 'x', 'e']);
  const stopped = queues.stop();
  expect(await sent[5]).toBe('the server stops');
  for (const endpoint of ['a', 'c', 'd', 'e']) answer(endpoint);
  await stopped;
  expect(await Promise.all(sent)).toEqual([201, 201, 201, 201, 201, 'the server stops']);
  expect(await send('quick', 'y')).toBe('the server stops');
});

it('keeps no more than a thousand waiting for a service', async () => {
  const { send, answer, queues } = slowService();
  const sent = Array.from({ length: 1004 }, (_, n) => send('mute', String(n)));
  expect(await send('mute', 'one more')).toBe('too many calls wait for this push service');
  const stopped = queues.stop();
  for (const endpoint of ['0', '1', '2', '3']) answer(endpoint);
  await stopped;
  await Promise.all(sent);
});
