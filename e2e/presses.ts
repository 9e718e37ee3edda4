import type { Page } from '@playwright/test';

const KEY = 'counted-presses';

/** Counts what a hand presses, by mouse or finger, on all pages that this window shows from now on. */
export const countPresses = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript((key) => {
    window.addEventListener(
      'pointerdown',
      ({ isTrusted }) => {
        if (isTrusted) sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key) ?? 0) + 1));
      },
      true,
    );
  }, KEY);
  return () => page.evaluate((key) => Number(sessionStorage.getItem(key) ?? 0), KEY);
};
