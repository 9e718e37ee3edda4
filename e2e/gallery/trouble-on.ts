import type { Page } from '@playwright/test';
import { coveredOn } from '../looks/covered-on.ts';
import { cutFieldsOn } from '../looks/cut-fields-on.ts';
import { inspectPage } from '../looks/inspect-page.ts';
import { smallTargetsOn } from '../looks/small-targets-on.ts';

/** Runs in the page, so everything that it needs is inside. */
const findCut = (): string[] => {
  const everything = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? everything(element.shadowRoot) : []),
    ]);
  return everything(document).flatMap((element) => {
    const { overflowX, clipPath, textOverflow } = getComputedStyle(element);
    const hides = overflowX === 'hidden' || overflowX === 'clip' || textOverflow === 'ellipsis';
    if (!hides || clipPath === 'inset(50%)' || element.clientWidth < 2) return [];
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    const text = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
    if (text === '' || element.scrollWidth <= element.clientWidth + 1) return [];
    return [`${element.localName} “${text.slice(0, 60)}”, ${element.scrollWidth} in ${element.clientWidth}`];
  });
};

interface Seen {
  readonly isTouched: boolean;
  readonly isDark: boolean;
}

/** What can be measured of a screen's looks; in the dark only its colours are another matter. */
export const troubleOn = async (page: Page, { isTouched, isDark }: Seen): Promise<string[]> => {
  const { tooWideBy, outside, faint } = await inspectPage(page);
  const troubles = faint.map((text) => `faint: ${text}`);
  if (isDark) return troubles;
  if (tooWideBy > 0) troubles.push(`wider than the window by ${tooWideBy}`);
  troubles.push(...outside.map((text) => `outside: ${text}`));
  troubles.push(...(await coveredOn(page)).map((text) => `covered: ${text}`));
  troubles.push(...(await page.evaluate(findCut)).map((text) => `cut: ${text}`));
  troubles.push(...(await cutFieldsOn(page)).map((text) => `cut: ${text}`));
  if (isTouched) troubles.push(...(await smallTargetsOn(page)).map((text) => `small: ${text}`));
  return troubles;
};
