import { expect, type Locator, type Page } from '@playwright/test';

type Command = 1 | 2 | 3;

/** The sheet with the side's orders: the draft that the team makes together, and its seals. */
export class OrdersPage {
  readonly sheet: Locator;

  constructor(page: Page) {
    this.sheet = page.getByRole('dialog', { name: 'Orders', exact: true });
  }

  command(command: Command): Locator {
    return this.sheet.getByRole('region', { name: `Command ${command}`, exact: true });
  }

  /** "no: it deploys on the table", "left flank", … */
  march(command: Command): Locator {
    return this.command(command).getByLabel('Marches');
  }

  points(command: Command, mod: '+1' | '0' | '−1'): Locator {
    return this.command(command)
      .getByRole('group', { name: `Command ${command}: command points` })
      .getByRole('button', { name: mod, exact: true });
  }

  async moveOne(troop: string, from: Command, to: Command): Promise<void> {
    await this.command(from)
      .getByRole('button', { name: `${troop}: one to command ${to}`, exact: true })
      .click();
  }

  get sealButton(): Locator {
    return this.sheet.getByRole('button', { name: 'Seal the orders', exact: true });
  }

  async seal(): Promise<void> {
    await this.sealButton.click();
    await this.sheet.getByRole('alertdialog').getByRole('button', { name: 'Seal them' }).click();
  }

  /** What lies sealed on the table of one side, and what has been opened. */
  seals(side: 'Red' | 'Blue'): Locator {
    return this.sheet.getByRole('region', { name: side, exact: true });
  }

  async close(): Promise<void> {
    await this.sheet.getByRole('button', { name: 'Back to the board' }).click();
    await expect(this.sheet).toBeHidden();
  }
}
