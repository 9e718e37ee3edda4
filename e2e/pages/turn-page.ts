import { expect, type Locator, type Page } from '@playwright/test';

/** The bar that leads through a turn. */
export class TurnPage {
  readonly bar: Locator;
  readonly points: Locator;

  constructor(page: Page) {
    this.bar = page.getByRole('region', { name: 'The turn' });
    this.points = this.bar.getByRole('group', { name: 'Command points' });
  }

  /** "Turn 3: Red · Movement". */
  async isAt(line: string): Promise<void> {
    await expect(this.bar).toContainText(line);
  }

  async does(name: string | RegExp): Promise<void> {
    await this.bar.getByRole('button', { name }).click();
  }

  /** Passes what there is to do in between, until that phase has begun. */
  async goesOnTo(phase: string): Promise<void> {
    const headline = this.bar.getByText(/^Turn \d+: /);
    for (let steps = 0; steps < 7; steps += 1) {
      const line = (await headline.textContent()) ?? '';
      if (line.endsWith(phase)) return;
      await this.does(/^On to: /);
      await expect(headline).not.toHaveText(line);
    }
    throw new Error(`no way leads to ${phase}`);
  }

  /** What a command has left of its points. */
  async left(command: 1 | 2 | 3): Promise<number> {
    const chip = this.points.getByRole('button').nth(command - 1);
    await expect(chip).toContainText('/');
    return Number(/-?\d+(?=\s*\/)/.exec((await chip.textContent()) ?? '')?.[0]);
  }

  async openSlips(command: 1 | 2 | 3): Promise<void> {
    await this.points
      .getByRole('button')
      .nth(command - 1)
      .click();
  }
}
