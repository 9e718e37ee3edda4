import { expect, type Locator, type Page } from '@playwright/test';

export class JoinPage {
  readonly #page: Page;
  readonly #name: string;

  constructor(page: Page, name: string) {
    this.#page = page;
    this.#name = name;
  }

  get problem(): Locator {
    return this.#page.getByRole('alert');
  }

  /** Opens a link and sits down under the own name. */
  async follow(link: string): Promise<void> {
    await this.tryToSit(link, this.#name);
    const written = this.#page.getByRole('button', { name: 'I wrote it down' });
    const table = this.#page.waitForURL(/\/table\//);
    await Promise.race([written.waitFor(), table]);
    if (await written.isVisible()) await written.click();
    await expect(this.#page).toHaveURL(/\/table\//);
  }

  async tryToSit(link: string, name: string): Promise<void> {
    await this.#page.goto(link);
    await this.#page.getByLabel('Your name').fill(name);
    await this.#page.getByRole('button', { name: 'Sit down' }).click();
  }
}
