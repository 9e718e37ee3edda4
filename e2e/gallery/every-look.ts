import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from '@playwright/test';
import { settle, type ThemeName, themes } from '../looks/look-at.ts';
import { type Language, languages, speak, spoken } from './speak.ts';
import { troubleOn } from './trouble-on.ts';
import { type Width, widths, windows } from './picture.ts';

const folder = fileURLToPath(new URL('../../gallery/pages/', import.meta.url));

/** After a zoom a board bakes its pictures a few a frame; what runs by a clock is never twice the same. */
const MOST_TRIES = 4;

interface Drawing {
  /** All of a page, however long it is, and not what the window shows of it. */
  readonly isLong?: boolean;
  /** Brings about, in each window, what a change of its size has undone; the page is English then. */
  readonly inEach?: () => Promise<unknown>;
}

const fileOf = (scene: string, width: Width, theme: ThemeName, language: Language): string =>
  `${scene}-${width}-${theme}-${language}.png`;

const restingPicture = async (page: Page): Promise<Buffer> => {
  const shoot = () => page.screenshot({ animations: 'disabled' });
  let before = await shoot();
  for (let tries = 1; tries < MOST_TRIES; tries += 1) {
    const after = await shoot();
    if (after.equals(before)) break;
    before = after;
  }
  return before;
};

/** What a browser is told here holds as long as it is talked to. */
const sessions = new WeakMap<Page, CDPSession>();

/** A phone is touched: what can be pressed is larger there. */
const feel = async (page: Page, isTouched: boolean): Promise<void> => {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched });
};

/** A window as high as all of the page. Playwright's own pictures of a whole page forget that it is touched. */
const openWindow = async (page: Page, width: Width, isLong: boolean): Promise<void> => {
  await page.setViewportSize(windows[width]);
  await feel(page, width === 390);
  await settle(page);
  if (!isLong) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, windows[width].height) });
  await feel(page, width === 390);
};

/** Draws a screen in each window, language and theme, and notes what can be measured of its looks. */
export const drawAll = async (page: Page, scene: string, { isLong = false, inEach }: Drawing = {}): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const before = page.viewportSize();
  const troubles: string[] = [];
  const texts = new Map<Language, readonly string[]>();
  for (const width of widths) {
    await openWindow(page, width, false);
    await inEach?.();
    for (const language of languages) {
      await speak(page, language);
      if (isLong) await openWindow(page, width, true);
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await settle(page);
        await writeFile(folder + fileOf(scene, width, theme, language), await restingPicture(page));
        const found = await troubleOn(page, { isTouched: width === 390, isDark: theme === 'dark' });
        troubles.push(...found.map((trouble) => `${width} ${theme} ${language}: ${trouble}`));
      }
      if (width === 1440) texts.set(language, await spoken(page));
    }
    await speak(page, 'en');
  }
  const german = new Set(texts.get('de'));
  const same = (texts.get('en') ?? []).filter((text) => german.has(text));
  troubles.push(...same.map((text) => `the same in both languages: ${text}`));
  await writeFile(`${folder}${scene}.json`, JSON.stringify(troubles, undefined, 1));
  await feel(page, false);
  if (before) await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  await settle(page);
};

const safe = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** All screens that have been drawn so far on one page, each with its pictures in a row and what was measured below. */
export const writePagesPage = async (): Promise<void> => {
  const scenes = (await readdir(folder)).filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -5));
  const looks = widths.flatMap((width) =>
    languages.flatMap((language) => themes.map((theme) => [width, theme, language] as const)),
  );
  const rows = scenes.toSorted().map(async (scene) => {
    const shown = looks.map((look) => {
      const file = fileOf(scene, ...look);
      return `<a href="${file}"><img src="${file}" alt="${scene}, ${look.join(', ')}" loading="lazy"></a>`;
    });
    const troubles = JSON.parse(await readFile(`${folder}${scene}.json`, 'utf8')) as readonly string[];
    const noted = `<details><summary>${troubles.length} remarks</summary><pre>${safe(troubles.join('\n'))}</pre></details>`;
    return `<h2>${scene}</h2><p>${shown.join('')}</p>${noted}`;
  });
  const style = 'body{font:16px sans-serif;background:#888}img{height:18rem;margin:.25rem;vertical-align:top}';
  const text = `<!doctype html><meta charset="utf-8"><title>Vexillum: every page</title><style>${style}</style>`;
  await writeFile(`${folder}index.html`, `${text}${(await Promise.all(rows)).join('\n')}\n`);
};
