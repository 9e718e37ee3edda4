import { expect, type Locator, type Page } from '@playwright/test';
import { TablePage } from './table-page.ts';

const MOST_CHANGES = 20;

/** The combats of a turn, and the card of the one that is chosen. */
export class CombatsPage {
  readonly #table: TablePage;
  readonly panel: Locator;
  readonly result: Locator;

  constructor(page: Page) {
    this.#table = new TablePage(page);
    this.panel = page.locator('vx-combat-panel');
    this.result = this.panel.locator('.result');
  }

  entry(names: string | RegExp): Locator {
    return this.panel.getByRole('listitem').getByRole('button', { name: names });
  }

  async open(): Promise<void> {
    await this.#table.show('Combat');
  }

  async choose(names: string | RegExp): Promise<void> {
    await this.entry(names).click();
    await expect(this.entry(names)).toHaveAttribute('aria-current', 'true');
  }

  async does(name: 'Fight' | 'Apply' | 'Otherwise, by hand' | 'Challenge'): Promise<void> {
    await this.panel.getByRole('button', { name, exact: true }).click();
  }

  async changeByHand(side: 'Red' | 'Blue', way: 'More' | 'Less'): Promise<void> {
    const card = this.panel.locator('.card');
    const before = await card.textContent();
    await this.panel.getByRole('button', { name: `${way}: By hand, ${side}` }).click();
    await expect(card).not.toHaveText(before ?? '');
  }

  /** Whatever the dice showed: the players put numbers in until it ends so. */
  async bringAbout(outcome: RegExp, side: 'Red' | 'Blue', way: 'More' | 'Less'): Promise<void> {
    for (let changes = 0; changes < MOST_CHANGES; changes += 1) {
      if (outcome.test((await this.result.textContent()) ?? '')) return;
      await this.changeByHand(side, way);
    }
    throw new Error(`however they change the sums, it does not end as ${String(outcome)}`);
  }
}
