import { expect, type Page } from '@playwright/test';
import { eventually } from '../eventually.ts';

export interface TableWish {
  /** As the screen calls it. */
  readonly game: string;
  readonly name: string;
  /** Whether the house rule is left on; stories about something else play with open orders. */
  readonly areOrdersSealed?: boolean;
}

export interface ConquestWish {
  readonly name: string;
  readonly players: number;
  /** As the page calls it. */
  readonly map: string;
  readonly isRandomStart?: boolean;
  /** Whoever brings a map of their own sits down as the host at once. */
  readonly hostName?: string;
}

/** The links of a new table, by the seat's title: "Red captain". */
export interface Links {
  readonly of: (seat: string) => string;
}

const battleTitles = ['Red captain', 'Blue captain', 'Umpire', 'Spectator', 'Host'];

export class NewTablePage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Sets a table up and reads the links that the screen hands out. */
  async setUp({ game, name, areOrdersSealed = false }: TableWish): Promise<Links> {
    await this.#page.goto('/new');
    // The editions of a game are called much like it.
    const games = this.#page.getByRole('group', { name: 'Game' });
    await games.getByRole('radio', { name: new RegExp(`^${game}`) }).check();
    await this.#page.getByLabel('Name of the table').fill(name);
    if (game.startsWith('GRAND')) await this.#seal(areOrdersSealed);
    await this.#page.getByRole('button', { name: 'Open the table' }).click();
    return this.#readLinks();
  }

  /** The switch takes its name from what is written in it. A click on the hint below it does nothing. */
  async #seal(areSealed: boolean): Promise<void> {
    const rule = this.#page.locator('wa-switch').filter({ hasText: 'Sealed orders' });
    const isOn = () => rule.evaluate((element) => (element as HTMLInputElement).checked);
    if ((await isOn()) !== areSealed) await rule.locator('[part="control"]').click();
    await eventually(isOn, 'orders are sealed').toBe(areSealed);
  }

  /** Takes one of the seats in the own browser and goes there. */
  async sitDown(seat: string, name: string): Promise<void> {
    await this.#page.getByLabel('Your name').fill(name);
    await this.#page.getByRole('button', { name: `Sit down here: ${seat}` }).click();
    await this.goToTable();
  }

  async goToTable(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Go to the table' }).click();
    await expect(this.#page).toHaveURL(/\/table\//);
  }

  /** A table of Conquest; the players' links that are shown at once, and the host's and the spectator's. */
  async setUpConquest({ name, players, map, isRandomStart = false, hostName }: ConquestWish): Promise<Links> {
    await this.#page.goto('/new');
    await this.#page
      .getByRole('group', { name: 'Game' })
      .getByRole('radio', { name: /^Conquest/ })
      .check();
    await this.#page.getByLabel('Name of the table').fill(name);
    await this.#page.getByRole('group', { name: 'Players' }).getByText(String(players), { exact: true }).click();
    await this.#page.getByRole('radiogroup', { name: 'Map' }).getByText(map).click();
    if (isRandomStart)
      await this.#page.locator('wa-switch').filter({ hasText: 'Random start' }).locator('[part="control"]').click();
    if (hostName !== undefined) await this.#page.getByLabel('Your name').fill(hostName);
    await this.#page.getByRole('button', { name: 'Open the table' }).click();
    const letters = Array.from({ length: players }, (_, index) => String.fromCharCode(65 + index));
    const others = hostName === undefined ? ['Host', 'Spectator'] : ['Spectator'];
    return this.#readLinks([...letters.map((letter) => `Player ${letter}`), ...others]);
  }

  /** How many links of players are in sight, without those that are folded away. */
  async linksShown(): Promise<number> {
    return await this.#page
      .getByRole('region', { name: 'Players' })
      .getByRole('button', { name: /^Copy: Link for Player/ })
      .count();
  }

  async #readLinks(titles: readonly string[] = battleTitles): Promise<Links> {
    const links = new Map<string, string>();
    for (const title of titles) {
      links.set(title, await this.#page.getByLabel(`Link for ${title}`, { exact: true }).inputValue());
    }
    return {
      of: (seat) => {
        const link = links.get(seat);
        if (link === undefined) throw new Error(`no link for ${seat}`);
        return link;
      },
    };
  }
}
