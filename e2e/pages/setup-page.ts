import type { Locator, Page } from '@playwright/test';

/** The dialog in which the ground of a battle is found. */
export class SetupPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get dialog(): Locator {
    return this.#page.locator('vx-setup-dialog');
  }

  async open(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Set up the terrain' }).click();
    await this.dialog.getByText('Which pieces').waitFor();
  }

  async press(name: string | RegExp): Promise<void> {
    await this.dialog.getByRole('button', { name }).click();
  }

  async choose(label: string, option: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option });
  }

  /** The kinds of the proposal, in the order in which they were chosen. */
  async kinds(): Promise<string[]> {
    return (await this.dialog.locator('.kinds li').allInnerTexts()).map((text) => text.replace(/\s*×$/, ''));
  }
}
