import type { Clock, Records } from '@vexillum/table/room';

const KEY = 'ready';
/** A write is flushed to the disk: however many ask, there is one a second. */
const KNOWN_FOR = 1000;

/** Whether this server can do its work: whether what it writes is on the disk. */
export const readiness = ({
  records,
  clock,
}: {
  readonly records: Records;
  readonly clock: Clock;
}): (() => Promise<boolean>) => {
  let askedAt = Number.NEGATIVE_INFINITY;
  let known = Promise.resolve(false);
  return () => {
    const now = clock.now();
    if (Math.abs(now - askedAt) < KNOWN_FOR) return known;
    askedAt = now;
    known = records.write([{ put: KEY, value: new Date(now).toISOString() }]).then(
      () => true,
      () => false,
    );
    return known;
  };
};
