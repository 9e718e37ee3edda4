import { expect, type Locator, type Page } from '@playwright/test';

/** Where strangers find each other. */
export class PlayPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#page.goto('/play');
    await expect(this.#page.getByRole('heading', { name: 'Find a game' })).toBeVisible();
  }

  /** A table in the list, by its name. */
  table(name: string): Locator {
    return this.#page.getByRole('listitem').filter({ has: this.#page.getByRole('heading', { name }) });
  }

  /** Somebody who looks for players: `Aino: Conquest`. */
  seek(title: string): Locator {
    return this.#page.getByRole('listitem').filter({ has: this.#page.getByRole('heading', { name: title }) });
  }

  async lookFor(game: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Look for players' }).click();
    await this.#page.getByLabel('What to play').selectOption({ label: game });
    await this.#page.getByRole('button', { name: 'Look for players' }).click();
    await expect(this.#page.getByRole('heading', { name: `You are looking for players: ${game}` })).toBeVisible();
  }

  async callMyself(name: string): Promise<void> {
    await this.#page.getByLabel('Your name').first().fill(name);
  }

  async press(table: string, what: string): Promise<void> {
    await this.#page.getByRole('button', { name: `${table}: ${what}` }).click();
  }
}
