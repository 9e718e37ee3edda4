import { expect, type Locator, type Page } from '@playwright/test';

/** What stands before the board of a game of Conquest until somebody presses START. */
export class ConquestLobbyPage {
  readonly #page: Page;
  readonly #lobby: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.#lobby = page.locator('vx-conquest-lobby');
  }

  async isOpen(): Promise<void> {
    await expect(this.#lobby.getByRole('button', { name: 'START' })).toBeVisible();
  }

  async isGone(): Promise<void> {
    await expect(this.#lobby).toHaveCount(0);
  }

  /** What to do next. */
  get advice(): Locator {
    return this.#lobby.getByRole('status').first();
  }

  /** A player's seat, by its letter or by whoever sits there. */
  seat(name: string): Locator {
    return this.#lobby.getByRole('listitem').filter({ hasText: name });
  }

  get start(): Locator {
    return this.#lobby.getByRole('button', { name: 'START' });
  }

  /** Why the game cannot start yet. */
  get reason(): Locator {
    return this.#lobby.locator('#why');
  }

  get map(): Locator {
    return this.#lobby.getByRole('region', { name: 'Map' });
  }

  get options(): Locator {
    return this.#lobby.getByRole('region', { name: 'Options' });
  }

  /** Lets the machine play a seat that nobody has taken, or takes the seat back from it. */
  async toggleMachine(letter: string): Promise<void> {
    await this.#lobby.getByRole('button', { name: `Machine plays Player ${letter}` }).click();
  }

  async chooseMap(name: string): Promise<void> {
    await this.map.getByRole('button', { name: 'Change the map' }).click();
    await this.map.getByRole('radiogroup', { name: 'Map' }).getByText(name).click();
    await expect(this.map.getByRole('radio')).toHaveCount(0);
    await expect(this.map).toContainText(name);
  }

  /** The one button that seats whoever looks on. */
  get playButton(): Locator {
    return this.#lobby.getByRole('button', { name: 'PLAY', exact: true });
  }

  async play(name: string): Promise<void> {
    await this.#lobby.getByLabel('Your name').fill(name);
    await this.playButton.click();
    await expect(this.#page).toHaveURL(/seat=player-\d/);
  }

  async openMenu(): Promise<void> {
    await this.options.getByRole('button', { name: 'All options' }).click();
  }

  async press(): Promise<void> {
    await this.start.click();
    await this.isGone();
  }
}
