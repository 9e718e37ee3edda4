import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { pictureAtRest, type ThemeName, themes } from '../looks/look-at.ts';

const folder = fileURLToPath(new URL('../../gallery/', import.meta.url));

/** The windows that the gallery is looked at in, in CSS pixels. */
export const windows = {
  1440: { width: 1440, height: 900 },
  1024: { width: 1024, height: 768 },
  390: { width: 390, height: 844 },
} as const;
export type Width = keyof typeof windows;
export const widths = [1440, 1024, 390] as const satisfies readonly Width[];

/** The name of each scene, in the order of the page that shows them. */
export const sceneNames = [
  'start',
  'join',
  'armies',
  'maps',
  'deployment',
  'battle-far',
  'battle-middle',
  'battle-near',
  'combat',
  'end',
  'replay',
  'conquest',
] as const;
export type SceneName = (typeof sceneNames)[number];

const fileOf = (scene: SceneName, width: Width, theme: ThemeName): string => `${scene}-${width}-${theme}.png`;

/** Draws a scene in each window and theme. `inEach` brings about, in each window, what a change of its size has undone. */
export const picture = async (page: Page, scene: SceneName, inEach = async (): Promise<void> => {}): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const width of widths) {
    await page.setViewportSize(windows[width]);
    await inEach();
    for (const theme of themes)
      await writeFile(folder + fileOf(scene, width, theme), await pictureAtRest(page, windows[width], theme));
  }
};

/** All scenes on one page, each with its six pictures in a row. */
export const writeGalleryPage = async (): Promise<void> => {
  const looks = widths.flatMap((width) => themes.map((theme) => [width, theme] as const));
  const rows = sceneNames.map((scene) => {
    const shown = looks.map(([width, theme]) => {
      const file = fileOf(scene, width, theme);
      return `<a href="${file}"><img src="${file}" alt="${scene}, ${width} wide, ${theme}" loading="lazy"></a>`;
    });
    return `<h2>${scene}</h2><p>${shown.join('')}</p>`;
  });
  const style = 'body{font:16px sans-serif;background:#888}img{height:18rem;margin:.25rem}';
  await writeFile(
    `${folder}index.html`,
    `<!doctype html><meta charset="utf-8"><title>Vexillum: gallery</title><style>${style}</style>${rows.join('\n')}\n`,
  );
};
