import type { Locator, Page } from '@playwright/test';

/** Deceptive deployment: the part of the orders that says who poses, and the mark on a stand's card. */
export class MasqueradePage {
  /** In the sheet with the orders. */
  readonly part: Locator;
  /** On the card of what is picked. */
  readonly mark: Locator;

  constructor(page: Page) {
    this.part = page
      .getByRole('dialog', { name: 'Orders', exact: true })
      .getByRole('region', { name: 'Deceptive deployment' });
    this.mark = page.getByRole('region', { name: 'Selection' }).locator('vx-masquerade-mark');
  }

  /** What is written down about a stand, by the name on its base: "Hd2". */
  row(name: string): Locator {
    return this.part.getByRole('listitem').filter({ hasText: new RegExp(`\\b${name}\\b`) });
  }

  /** Writes down that a stand poses; until more is said, people who do not fight are behind it. */
  async pose(name: string): Promise<void> {
    const choice = this.part.getByLabel('Another stand poses');
    const option = choice.getByRole('option', { name: new RegExp(`^${name} `), includeHidden: true });
    await choice.selectOption((await option.getAttribute('value')) ?? '');
  }

  /** Who is in truth behind it. */
  truth(name: string): Locator {
    return this.row(name).getByLabel('in truth');
  }

  /** The other stand that is the same people. */
  mate(name: string): Locator {
    return this.row(name).getByLabel('poses as two together with');
  }

  /** Shows the stand that is picked, and means it. */
  async reveal(): Promise<void> {
    await this.mark.getByRole('button', { name: /^Reveal / }).click();
    await this.mark.getByRole('button', { name: 'Reveal it', exact: true }).click();
  }
}
