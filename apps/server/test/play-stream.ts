import { get } from 'node:http';
import { onTestFinished } from 'vitest';

interface Told {
  readonly event: string;
  readonly data: Record<string, unknown>;
}

/** A reader of `GET /api/play/changes` that keeps all it was told, and every byte of it. */
export const openPlayStream = (origin: string, cookie = '') => openEvents(origin, '/api/play/changes', cookie);

/** The same of any server-sent events. */
export const openEvents = async (origin: string, path: string, cookie: string) => {
  let text = '';
  let isEnded = false;
  const waiting = new Set<() => void>();
  const told = (): readonly Told[] =>
    text.split('\n\n').flatMap((block) => {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      return event !== undefined && data !== undefined && text.includes(`${block}\n\n`)
        ? [{ event, data: JSON.parse(data) as Record<string, unknown> }]
        : [];
    });
  const wake = () => {
    for (const look of waiting) look();
  };
  const { status, stop } = await new Promise<{ status: number; stop: () => void }>((resolve, reject) => {
    const asked = get(`${origin}${path}`, { agent: false, headers: cookie === '' ? {} : { cookie } }, (response) => {
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
        wake();
      });
      response.on('close', () => {
        isEnded = true;
        wake();
      });
      resolve({ status: response.statusCode ?? 0, stop: () => asked.destroy() });
    });
    asked.on('error', (error) => (isEnded ? undefined : reject(error)));
  });
  onTestFinished(stop);
  /** Resolves once this is so of what was told. */
  const until = (is: (told: readonly Told[], isEnded: boolean) => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!is(told(), isEnded)) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  return { status, stop, until, told, text: () => text };
};
