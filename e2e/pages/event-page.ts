import { expect, type Locator, type Page } from '@playwright/test';

export interface EventWish {
  readonly name: string;
  readonly organiser: string;
  /** As the page calls it: “Knock-out”. */
  readonly method?: string;
  readonly rounds?: number;
  readonly playersAtATable?: number;
  /** As the page calls it: “Classic”. */
  readonly kindOfGame?: string;
  readonly isPrivate?: true;
}

/** An event of Conquest as its organiser sees it. */
export class EventPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Sets it up, on the small map. */
  async setUp({ name, organiser, method, rounds, playersAtATable, kindOfGame, isPrivate }: EventWish): Promise<void> {
    await this.#page.goto('/events/new');
    await this.#page.getByLabel('Name of the event').fill(name);
    await this.#page.getByLabel('Your name, as organiser').fill(organiser);
    await this.#page.getByLabel(/^Game/).selectOption({ label: 'Conquest' });
    await this.#page.getByRole('radiogroup', { name: 'Map' }).getByText('Twin Holms').click();
    if (method !== undefined) await this.#page.getByLabel(/^Who meets whom/).selectOption({ label: method });
    if (rounds !== undefined) await this.#page.getByLabel('Rounds').fill(String(rounds));
    if (playersAtATable !== undefined)
      await this.#page.getByLabel('Players at a table').selectOption(String(playersAtATable));
    if (kindOfGame !== undefined)
      await this.#page.getByRole('group', { name: 'Kind of game' }).getByText(kindOfGame, { exact: true }).click();
    if (isPrivate) await this.#page.getByRole('radio', { name: /^Only whoever has a link/ }).check();
    await this.press('Open the event');
    await expect(this.says).toContainText('Sign-up is open.');
  }

  /** The sentence that says where the event is. */
  get says(): Locator {
    return this.#page.locator('vx-event-head').getByRole('status');
  }

  async press(name: string): Promise<void> {
    await this.#page.getByRole('button', { name, exact: true }).first().click();
  }

  async show(tab: string | RegExp): Promise<void> {
    await this.#page.getByRole('tab', { name: tab }).click();
  }

  async drawAndPublish(round: number): Promise<void> {
    await this.press(`Draw round ${round}`);
    await this.press(`Publish round ${round}`);
    await expect(this.says).toContainText(`Round ${round}:`);
  }

  /** Place, name and points of everybody, the first first. */
  async standings(): Promise<readonly string[]> {
    await this.show('Standings');
    const rows = this.#page.locator('vx-event-standings tbody tr');
    await expect(rows.first()).toBeVisible();
    return rows.evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll('td, th')]
          .slice(0, 3)
          .map((cell) => (cell.textContent ?? '').trim().split(/\s/)[0] ?? '')
          .join(' '),
      ),
    );
  }
}
