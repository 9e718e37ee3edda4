import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

const assets = fileURLToPath(new URL('../../apps/web/dist/assets/', import.meta.url));

/** The script of the built app that remembers what its reader has chosen. */
const scriptOfSettings = (): string => {
  const found = readdirSync(assets).find(
    (file) => file.endsWith('.js') && readFileSync(assets + file, 'utf8').includes('vexillum:language'),
  );
  if (found === undefined) throw new Error('no script of the app keeps a language');
  return `/assets/${found}`;
};

/** Chooses a language on a page as it stands: what is open stays open, which the way through the menu would shut. */
export const speak = async (page: Page, language: Language): Promise<void> => {
  await page.evaluate(`import(${JSON.stringify(scriptOfSettings())}).then((parts) => {
    for (const part of Object.values(parts)) part?.$language?.set?.(${JSON.stringify(language)});
  })`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
};

/** Runs in the page, so everything that it needs is inside. */
const findTexts = (): string[] => {
  const everything = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? everything(element.shadowRoot) : []),
    ]);
  const texts = everything(document).flatMap((element) => {
    if (element.localName === 'style' || element.localName === 'script' || !element.checkVisibility()) return [];
    const own = [...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : []));
    return [...own, ...['aria-label', 'title', 'placeholder', 'label'].map((name) => element.getAttribute(name) ?? '')];
  });
  return [
    ...new Set(texts.map((text) => text.trim().replaceAll(/\s+/g, ' ')).filter((text) => /\p{L}{3}/u.test(text))),
  ];
};

/** Every text that is shown or read aloud on this page. */
export const spoken = async (page: Page): Promise<string[]> => page.evaluate(findTexts);
