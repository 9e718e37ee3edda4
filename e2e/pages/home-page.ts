import { expect, type Locator, type Page } from '@playwright/test';

export class HomePage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#page.goto('/');
    await expect(this.#page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** The way back to a seat that this browser remembers. */
  seat(table: string, title: string): Locator {
    return this.#page.getByRole('link', { name: `${table}: ${title}` });
  }
}
