import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

/** The dialog where everybody sees what is sealed, what was opened and checked, and takes the match file. */
export class TrustPage {
  readonly #page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.dialog = page.locator('vx-trust wa-dialog[open]');
  }

  async open(): Promise<void> {
    const button = this.#page.getByRole('button', { name: 'Seals, dice and the match file' });
    if (!(await button.isVisible())) await this.#page.getByRole('button', { name: 'Menu', exact: true }).click();
    await button.click();
    await expect(this.words).toBeVisible();
  }

  async close(): Promise<void> {
    await this.#page.keyboard.press('Escape');
    await expect(this.dialog).toHaveCount(0);
  }

  /** One line of the seals of a side: "Marker A", "Command 1, its march". */
  seal(side: 'Red' | 'Blue', name: string): Locator {
    return this.dialog.getByRole('region', { name: side, exact: true }).getByRole('listitem').filter({ hasText: name });
  }

  /** Eight words that stand for everything that has happened. */
  get words(): Locator {
    return this.dialog.locator('.words');
  }

  /** Saves the match file as a player does, and reads it from their disk. */
  async save(what: 'What everybody knows' | 'With my side’s secrets' | 'Everything'): Promise<Buffer> {
    const [download] = await Promise.all([
      this.#page.waitForEvent('download'),
      this.dialog.getByRole('button', { name: what, exact: true }).click(),
    ]);
    return readFile(await download.path());
  }
}
