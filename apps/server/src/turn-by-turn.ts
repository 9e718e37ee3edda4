/**
 * For work of some milliseconds that comes in crowds: each call resolves in a turn of its own of the event loop, in the order in which they were made, and
 * what came in meanwhile is done in between.
 */
export const turnByTurn = (): (() => Promise<void>) => {
  const waiting: (() => void)[] = [];
  const next = (): void => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(next);
    });
};
