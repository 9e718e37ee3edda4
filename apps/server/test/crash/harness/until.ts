import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY = 15;
// Against what hangs: a busy machine may be slow with everything.
const GIVE_UP_AFTER = 120_000;

/** Waits for something that another process brings about; throws in plain words when it does not come. */
export const until = async (what: string, isSo: () => boolean | Promise<boolean>): Promise<void> => {
  const giveUpAt = performance.now() + GIVE_UP_AFTER;
  while (!(await isSo())) {
    if (performance.now() > giveUpAt) throw new Error(`${what}: not so after ${GIVE_UP_AFTER / 1000} s`);
    await wait(LOOK_EVERY);
  }
};
