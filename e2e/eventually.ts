import { expect } from '@playwright/test';

/** Looks again and again, and often: a table answers within milliseconds, so that longer pauses would only be waiting. */
export const eventually = <T>(read: () => T | Promise<T>, message?: string): ReturnType<typeof expect.poll<T>> =>
  expect.poll(read, { intervals: [10, 20, 50, 100], ...(message === undefined ? {} : { message }) });
