const SHORTEST = 2_000;
const LONGEST = 60_000;

/**
 * Hears server-sent events, by their names, until what this answers is called. A browser comes back by itself after a line that broke, and at
 * once; after a refusal never. All who were sent away together should not come back together.
 */
export const openLastingSource = (
  path: string,
  heard: Readonly<Record<string, (data: string) => void>>,
  lost: () => void,
): (() => void) => {
  let source: EventSource | undefined;
  let tries = 0;
  let again: ReturnType<typeof setTimeout> | undefined;

  const connect = () => {
    source = new EventSource(path);
    for (const [event, hear] of Object.entries(heard))
      source.addEventListener(event, ({ data }: MessageEvent<string>) => {
        tries = 0;
        hear(data);
      });
    source.addEventListener('error', comeBackLater);
  };

  const comeBackLater = () => {
    source?.close();
    lost();
    clearTimeout(again);
    again = setTimeout(connect, Math.min(LONGEST, SHORTEST * 2 ** tries++) * (0.5 + Math.random() / 2));
  };

  connect();
  return () => {
    clearTimeout(again);
    source?.close();
  };
};
