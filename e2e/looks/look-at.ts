import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { inspectPage } from './inspect-page.ts';

const folder = fileURLToPath(new URL('../test-results/', import.meta.url));

export const sizes = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
export type SizeName = keyof typeof sizes;

export const themes = ['light', 'dark'] as const;
export type ThemeName = (typeof themes)[number];

/** Everything that the page shows has settled: fonts are there, and nothing is on its way in or out. */
const settle = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
    // A change of theme or size sets transitions going only when it is first drawn.
    await twoFrames();
    const isEndless = (animation: Animation) => animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
    await Promise.allSettled(document.getAnimations().flatMap((animation) => (isEndless(animation) ? [] : [animation.finished])));
    await twoFrames();
  });
};

/** Takes a picture for whoever wants to look, and checks what can be measured. */
export const lookAt = async (page: Page, scene: string, size: SizeName, theme: ThemeName): Promise<void> => {
  await page.setViewportSize(sizes[size]);
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await settle(page);
  await page.screenshot({ path: `${folder}${scene}-${size}-${theme}.png` });
  const found = await inspectPage(page);
  expect.soft(found, `${scene}, ${size}, ${theme}`).toEqual({ tooWideBy: 0, outside: [], faint: [] });
};

/** The same scene in every size and theme. */
export const lookAtAll = async (page: Page, scene: string): Promise<void> => {
  for (const size of Object.keys(sizes) as SizeName[]) {
    for (const theme of themes) await lookAt(page, scene, size, theme);
  }
};
