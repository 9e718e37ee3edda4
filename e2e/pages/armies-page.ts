import { expect, type Locator, type Page } from '@playwright/test';
import type { ListFile } from '../army-lists.ts';

export class ArmiesPage {
  readonly #page: Page;
  readonly problem: Locator;
  readonly points: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.problem = page.getByRole('alert');
    this.points = page.getByRole('status', { name: 'Points' });
  }

  async open(): Promise<void> {
    await this.#page.goto('/armies');
    await expect(this.#page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async chooseGame(game: string): Promise<void> {
    // Of several editions the first is the one that most play.
    await this.#page
      .getByRole('radio', { name: new RegExp(`^${game}`) })
      .first()
      .check();
  }

  async load(...files: readonly ListFile[]): Promise<void> {
    const chosen = files.map(({ name, text }) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) }));
    await this.#page.getByLabel('Army list file').setInputFiles(chosen);
  }

  /** The lists that can be chosen just now, by name. */
  get lists(): Locator {
    return this.#page.locator('vx-start-lists').getByRole('listitem');
  }

  async lookFor(words: string): Promise<void> {
    await this.#page.getByLabel('Name or theme').fill(words);
  }

  /** Lets the screen fill the list that is open; without one, that of a list of our own. */
  async suggest(ownList = ''): Promise<void> {
    await this.#page
      .getByRole('button', { name: ownList === '' ? 'Suggest an army' : `Suggest an army: ${ownList}`, exact: true })
      .click();
  }

  /** Keeps the army that is open, and answers its name. */
  async keep(): Promise<string> {
    await this.#page.getByRole('button', { name: 'Keep this army' }).click();
    const name = await this.#page.getByRole('textbox', { name: 'Name of the army' }).inputValue();
    await expect(this.#page.getByRole('status', { name: 'Messages' })).toContainText(name);
    return name;
  }
}
