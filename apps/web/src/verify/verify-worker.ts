import { type KnownServer, MATCH_LIMIT } from '@vexillum/ledger';
import { games } from './all-games.ts';
import { checkMatch } from '@vexillum/frame/verify/check-match';

interface Job {
  readonly run: number;
  readonly file: Blob;
  readonly known: readonly KnownServer[];
}

/** One file after another comes in with its number; what is found goes back under the same one. */
const check = async ({ data }: MessageEvent<Job>): Promise<void> => {
  // One byte more than is allowed is enough to say that it is too large.
  const bytes = await data.file.slice(0, MATCH_LIMIT + 1).arrayBuffer();
  checkMatch(new Uint8Array(bytes), games, (message) => self.postMessage({ run: data.run, ...message }), data.known);
};

self.addEventListener('message', (event: MessageEvent) => {
  check(event as never).catch((error: unknown) =>
    self.postMessage({ run: (event.data as { run: number }).run, kind: 'unreadable', why: String(error) }),
  );
});
