import { expect, type Locator, type Page } from '@playwright/test';

/** The two menus of a table of Conquest: the game's and the table's. */
export class ConquestMenuPage {
  readonly #page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.dialog = page.locator('vx-conquest-menu wa-dialog[open]');
  }

  get logo(): Locator {
    return this.#page.getByRole('button', { name: 'Conquest: all options of this table' });
  }

  async open(): Promise<void> {
    await this.logo.click();
    await this.isOpen();
  }

  async isOpen(): Promise<void> {
    await expect(this.dialog.getByRole('tab', { name: 'Game' })).toBeVisible();
  }

  async close(): Promise<void> {
    await this.#page.keyboard.press('Escape');
    await expect(this.dialog).toHaveCount(0);
  }

  /** Presses the pointer there and keeps it down, as somebody does who waits for the menu. */
  async hold(place: Locator): Promise<void> {
    const box = await place.boundingBox();
    if (!box) throw new Error('there is nothing to hold');
    await this.#page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await this.#page.mouse.down();
    await this.isOpen();
    await this.#page.mouse.up();
  }

  async show(menu: 'Game' | 'Table'): Promise<void> {
    await this.dialog.getByRole('tab', { name: menu }).click();
    await expect(this.dialog.getByRole('tab', { name: menu })).toHaveAttribute('aria-selected', 'true');
  }

  /** The entry of this name, in the menu that is shown: an option, or another thing to do. */
  entry(name: string): Locator {
    return this.dialog.getByRole('group', { name, exact: true });
  }

  button(name: string | RegExp): Locator {
    return this.dialog.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) });
  }

  /** Sets an option by the button of this name, and waits until the table has taken it. */
  async press(name: string): Promise<void> {
    await this.button(name).click();
    await expect(this.button(name)).toHaveAttribute('aria-pressed', 'true');
  }

  /** How long a player has to begin their turn. */
  async setTimeout(seconds: number): Promise<void> {
    await this.open();
    await this.dialog.getByLabel('Timeout, in seconds').fill(String(seconds));
    await this.button('Set: Timeout').click();
    await expect(this.button('Set: Timeout')).toHaveCount(0);
    await this.close();
  }

  get pageBefore(): Locator {
    return this.button('Page before');
  }

  get pageAfter(): Locator {
    return this.button('Page after');
  }

  /** What the page that is turned to is called. */
  async pageTitle(): Promise<string> {
    return this.dialog
      .getByRole('combobox', { name: 'Page', exact: true })
      .evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.text ?? '');
  }
}
