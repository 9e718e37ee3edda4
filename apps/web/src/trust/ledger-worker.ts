import { followFar } from '@vexillum/table/following';

/** Follows one table's ledger, away from the page that somebody plays on. */
followFar({
  post: (message) => self.postMessage(message),
  listen: (hear) => self.addEventListener('message', ({ data }: MessageEvent) => hear(data as never)),
});
