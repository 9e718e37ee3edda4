/** How long one part may wait for a quiet moment. */
const AT_THE_LATEST_MS = 4000;

const inQuietMoment = (work: () => void): (() => void) => {
  // Not every browser tells of its quiet moments.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: AT_THE_LATEST_MS });
  return () => cancelIdleCallback(asked);
};

/**
 * What every table shows sooner or later: that there is a new version (with which the file that says so is gone from the server), the words of buttons that
 * are signs, and what can be done about somebody.
 */
export const partsOfEveryTable: readonly (() => Promise<unknown>)[] = [
  () => import('../about/new-version.ts'),
  () => import('@awesome.me/webawesome/dist/components/tooltip/tooltip.js'),
  () => import('./people/person-dialog.ts'),
];

/**
 * Loads in quiet moments what otherwise comes only when it is asked for, one part after the other, so that a lost line takes nothing away.
 * What does not come is asked for again when it is needed. Calls `done` after the last one; answers what stops it.
 */
export const loadWhenIdle = (
  parts: readonly (() => Promise<unknown>)[],
  done: () => void,
  inQuiet: (work: () => void) => () => void = inQuietMoment,
): (() => void) => {
  let stop = () => {};
  let isOver = false;
  const next = (at: number): void => {
    const load = parts[at];
    if (isOver) return;
    if (!load) return done();
    const goOn = () => next(at + 1);
    stop = inQuiet(() => void load().then(goOn, goOn));
  };
  next(0);
  return () => {
    isOver = true;
    stop();
  };
};
