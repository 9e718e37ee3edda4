import { expect, type Locator, type Page } from '@playwright/test';

type Command = 1 | 2 | 3;

/** The army desk with a list open on it: what is taken, how it is split, and what the rules say of both. */
export class ArmyDeskPage {
  readonly #page: Page;
  /** The rules' remarks on the army. */
  readonly flags: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.flags = page.locator('vx-army-flags');
  }

  flag(words: string | RegExp): Locator {
    return this.flags.getByRole('listitem').filter({ hasText: words });
  }

  async hasNoFlags(): Promise<void> {
    await expect(this.flags).toContainText('Nothing that an opponent would ask about.');
  }

  command(command: Command): Locator {
    return this.#page.getByRole('region', { name: `Command ${command}`, exact: true });
  }

  /** The stands of a type in a command, by the keys that the draft has for them. */
  async keysIn(command: Command, troopType: string): Promise<string[]> {
    const chips = this.command(command).locator('button.chip').filter({ hasText: troopType });
    return chips.evaluateAll((all) => all.map((chip) => chip.getAttribute('data-key') ?? ''));
  }

  async choose(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.locator(`button.chip[data-key="${key}"]`).click();
  }

  /** Does something with the stands that are chosen: "To command 1". */
  async does(name: string): Promise<void> {
    await this.#page.getByRole('toolbar', { name: 'Chosen stands' }).getByRole('button', { name, exact: true }).click();
  }

  async exchangePoints(command: Command, mod: '+1' | '±0' | '−1'): Promise<void> {
    await this.#page
      .getByRole('group', { name: `Command ${command}: command points` })
      .getByRole('button', { name: mod, exact: true })
      .click();
  }

  async march(command: Command, edge: string): Promise<void> {
    await this.command(command).getByRole('combobox').selectOption({ label: edge });
  }

  /** One more or one less of a line of the list, or of a card: "Ambush". */
  async take(way: 'More' | 'Less', name: string): Promise<void> {
    await this.#page.getByRole('button', { name: `${way}: ${name}`, exact: true }).click();
  }
}
