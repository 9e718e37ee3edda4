import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchMatch } from './replay-screen.ts';

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** The server that the page would ask, with this to say to the asking for the file. */
const serverThatSays = (answer: Response) =>
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path.includes('export') ? answer : json({ game: 'conquest', profile: 'twin-holms', name: 'Isles' }),
    ),
  );

afterEach(() => vi.unstubAllGlobals());

describe('the match of a table, taken for watching', () => {
  it('is a file with the name of the table', async () => {
    serverThatSays(new Response('{}\n'));
    const file = await fetchMatch('t1', 'player-1');
    expect(file).toBeInstanceOf(File);
    expect((file as File).name).toBe('Isles');
  });

  it('comes with the server’s own words where it does not come', async () => {
    const message = 'The file with everybody’s secrets is there when the game has ended.';
    serverThatSays(json({ error: { code: 'not-ended', message } }, 409));
    expect(await fetchMatch('t1', 'player-1')).toMatchObject({
      kind: 'problem',
      status: 409,
      code: 'not-ended',
      words: { text: '{0}', values: [message] },
    });
  });
});
