import { expect, type Locator, type Page } from '@playwright/test';
import { someOf } from '../how-long.ts';
import { type Barrier, barriersOn } from './barriers-on.ts';
import { settle, themes } from './look-at.ts';

/**
 * What the checker cannot judge: a tooltip is on no screen until it is shown, and the key in it is judged half faded while it comes or goes
 * (shown, it has the colours of the tooltip); what is disabled may be faint (WCAG 1.4.3); the drawing in
 * an icon has no name, since the icon round it has; a switch takes its name from a slot. Names are asked of the browser itself below.
 */
const isBeyondTheChecker = ({ rule, element }: Barrier): boolean =>
  element.startsWith('<wa-tooltip') ||
  (rule === 'text_contrast_sufficient' && element === '<kbd>') ||
  element === '<svg part="svg">' ||
  (rule === 'input_label_exists' && element.includes('role="switch"')) ||
  (rule === 'text_contrast_sufficient' && /^<wa-\w+[^>]* disabled=""/.test(element));

export const barriers = async (page: Page, changed?: Locator): Promise<Barrier[]> =>
  (await barriersOn(page, changed)).filter((barrier) => !isBeyondTheChecker(barrier));

/** What lies under a tab. */
export const panelOf = (page: Page, tab: string): Locator => page.getByRole('tabpanel', { name: tab });

/** Controls that the browser has no name for. */
export const nameless = async (page: Page): Promise<string[]> =>
  (await page.locator('body').ariaSnapshot())
    .split('\n')
    .filter((line) =>
      /^\s*- (button|link|textbox|searchbox|checkbox|radio|switch|combobox|slider|spinbutton|tab|menuitem\w*)( \[.*\])?:?$/.test(
        line,
      ),
    );

/** Nothing keeps anybody out of this screen, by day or by night; contrast at night is measured by every look, and in a long run here, too. */
export const isOpenToAll = async (page: Page, screen: string, changed?: Locator): Promise<void> => {
  for (const theme of someOf(themes, 1)) {
    await page.emulateMedia({ colorScheme: theme });
    await settle(page);
    expect.soft(await barriers(page, changed), `${screen}, ${theme}`).toEqual([]);
    expect.soft(await nameless(page), `${screen}, ${theme}: without a name`).toEqual([]);
  }
};
