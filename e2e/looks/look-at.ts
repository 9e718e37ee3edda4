import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { isLongRun } from '../how-long.ts';
import { inspectPage } from './inspect-page.ts';
import { shrinkPng } from './shrink-png.ts';

const folder = fileURLToPath(new URL('../test-results/', import.meta.url));
const pictures = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

export const sizes = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
export type SizeName = keyof typeof sizes;

export const themes = ['light', 'dark'] as const;
export type ThemeName = (typeof themes)[number];

/** Everything that the page shows has settled: fonts are there, and nothing is on its way in or out. */
export const settle = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
    // A change of theme or size sets transitions going only when it is first drawn.
    await twoFrames();
    const isEndless = (animation: Animation) => animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
    await Promise.allSettled(
      document.getAnimations().flatMap((animation) => (isEndless(animation) ? [] : [animation.finished])),
    );
    await twoFrames();
  });
};

const writePicture = async (path: string, picture: Buffer): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, picture);
};

/** A picture for the README, small enough to be kept in the repository. */
export const keepPicture = async (page: Page, name: string, size: SizeName, theme: ThemeName): Promise<void> =>
  writePicture(`${pictures}${name}.png`, shrinkPng(await pictureAtRest(page, sizes[size], theme)));

/** A picture as it is seen in a window of this size, in CSS pixels, with this theme. */
const takePicture = async (
  page: Page,
  size: { readonly width: number; readonly height: number },
  theme: ThemeName,
): Promise<Buffer> => {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await settle(page);
  // Chromium skips to the end of transitions for it, as `settle` cannot for those that begin inside elements of elements.
  return page.screenshot({ animations: 'disabled' });
};

/** After a zoom a board bakes its pictures a few a frame: taken again until two are the same. */
export const pictureAtRest = async (...asked: Parameters<typeof takePicture>): Promise<Buffer> => {
  let before = await takePicture(...asked);
  for (;;) {
    const after = await takePicture(...asked);
    if (after.equals(before)) return after;
    before = after;
  }
};

/** Takes a picture for whoever wants to look, and checks what can be measured. */
export const lookAt = async (page: Page, scene: string, size: SizeName, theme: ThemeName): Promise<void> => {
  await writePicture(`${folder}${scene}-${size}-${theme}.png`, await takePicture(page, sizes[size], theme));
  expect.soft(await inspectPage(page), `${scene}, ${size}, ${theme}`).toEqual({ tooWideBy: 0, outside: [], faint: [] });
};

const everyLook = (Object.keys(sizes) as SizeName[]).flatMap((size) => themes.map((theme) => [size, theme] as const));

/** At a landing each size and each theme is looked at once, in a long run each theme in each size. */
const looks = everyLook.filter(([size, theme]) => isLongRun || (size === 'desk') === (theme === 'light'));

/** The same scene in every size and theme. */
export const lookAtAll = async (page: Page, scene: string): Promise<void> => {
  for (const [size, theme] of looks) await lookAt(page, scene, size, theme);
};

/** A look in the middle of a story, in every size; the story goes on in the window that it had. */
export const lookBriefly = async (page: Page, scene: string): Promise<void> => {
  const before = page.viewportSize();
  await lookAtAll(page, scene);
  if (before) await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  await settle(page);
};

/** The same scene in one size, in every theme that it is looked at in. */
export const lookAtThemes = async (page: Page, scene: string, only: SizeName): Promise<void> => {
  for (const [size, theme] of looks) if (size === only) await lookAt(page, scene, size, theme);
};
