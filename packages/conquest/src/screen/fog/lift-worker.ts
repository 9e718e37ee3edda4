import { liftFar } from './lifting.ts';

/** Lifts the fog from one match, away from the page that shows it. */
liftFar({
  post: (message) => self.postMessage(message),
  listen: (hear) => self.addEventListener('message', ({ data }: MessageEvent) => hear(data as never)),
});
