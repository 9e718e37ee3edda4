import type { Clock } from '@vexillum/table/room';

/** Milliseconds between two beginnings, where there is time: those who play at one table are back by then. */
const APART = 150;
/** Whoever does the work, a database most of all, is asked for so many at one time. */
const MOST_AT_ONCE = 64;

export interface OneByOneOptions {
  readonly clock: Pick<Clock, 'now' | 'after'>;
  /** Milliseconds in which all are to be begun. */
  readonly within: number;
}

/**
 * Does something with each of these, begun evenly over the time that there is: all at once would make everybody wait for everybody. Resolves when all
 * have ended; rejects where one does, after the others have ended.
 */
export const oneByOne = async <Thing>(
  things: readonly Thing[],
  work: (thing: Thing) => Promise<void>,
  { clock, within }: OneByOneOptions,
): Promise<void> => {
  const began = clock.now();
  const apart = Math.min(APART, within / things.length);
  const all: Promise<void>[] = [];
  const underWay = new Set<Promise<void>>();
  for (const [nth, thing] of things.entries()) {
    const wait = began + nth * apart - clock.now();
    if (wait > 0) await new Promise<void>((resolve) => clock.after(wait, resolve));
    while (underWay.size >= MOST_AT_ONCE) await Promise.race(underWay);
    const working = work(thing);
    const ended = working.then(
      () => undefined,
      () => undefined,
    );
    all.push(working);
    underWay.add(ended);
    void ended.then(() => underWay.delete(ended));
  }
  await Promise.allSettled(all);
  await Promise.all(all);
};
