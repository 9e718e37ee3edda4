import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY = 15;

/** Waits for something that another process brings about; throws in plain words when it does not come. */
export const until = async (what: string, isSo: () => boolean | Promise<boolean>, within = 20_000): Promise<void> => {
  const giveUpAt = performance.now() + within;
  while (!(await isSo())) {
    if (performance.now() > giveUpAt) throw new Error(`${what}: not so after ${within / 1000} s`);
    await wait(LOOK_EVERY);
  }
};
