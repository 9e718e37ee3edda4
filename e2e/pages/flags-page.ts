import { expect, type Locator, type Page } from '@playwright/test';

/** The rules' remarks, as somebody at the table reads them. */
export class FlagsPage {
  readonly #page: Page;
  readonly tab: Locator;
  readonly list: Locator;
  /** What has been agreed or ruled on, folded away. */
  readonly settled: Locator;
  /** What phases that are over left open. */
  readonly leftOpen: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.tab = page.getByRole('tab', { name: /^Flags/ });
    this.list = page.locator('vx-flag-list');
    this.settled = this.list.locator('details');
    this.leftOpen = this.list.getByRole('region', { name: 'Left open' });
  }

  async open(): Promise<void> {
    await this.tab.click();
    await expect(this.list).toBeVisible();
  }

  /** The flag whose sentence has these words in it. */
  flag(words: string | RegExp): Locator {
    return this.list.getByRole('listitem').filter({ hasText: words });
  }

  /** Reads a flag's details. */
  async read(words: string | RegExp): Promise<Locator> {
    const flag = this.flag(words);
    // The table is looked at when nothing else is to be done: a flag comes a moment after what it is about.
    await flag.first().waitFor({ state: 'attached' });
    const row = flag.getByRole('button', { expanded: false });
    if ((await row.count()) > 0) await row.first().click();
    return flag;
  }

  async press(words: string | RegExp, button: string | RegExp): Promise<void> {
    await (await this.read(words)).getByRole('button', { name: button, exact: true }).click();
  }

  /** What an umpire decides, in their words. */
  async rule(
    words: string | RegExp,
    { verdict, scope, text }: { readonly verdict: string; readonly scope: string; readonly text: string },
  ): Promise<void> {
    const form = (await this.read(words)).getByRole('form', { name: 'Ruling' });
    await form.getByLabel(verdict, { exact: true }).check();
    await form.getByLabel(scope, { exact: true }).check();
    await form.getByRole('textbox').fill(text);
    await form.getByRole('button', { name: 'Give this ruling' }).click();
  }

  /** How many the tab says are open. */
  async count(): Promise<number> {
    const count = this.#page.locator('wa-tab[panel="flags"] .count');
    return (await count.count()) === 0 ? 0 : Number(await count.textContent());
  }
}
