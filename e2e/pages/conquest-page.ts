import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Direction } from '../conquest/director.ts';
import { eventually } from '../eventually.ts';
import { ConquestMenuPage } from './conquest-menu-page.ts';

interface MapElement extends Element {
  screenPointOf(territory: string): { readonly x: number; readonly y: number } | undefined;
}

/** A table of Conquest, used as a player uses it: the map is touched, the buttons below it are pressed. */
export class ConquestPage {
  readonly #page: Page;
  readonly menu: ConquestMenuPage;

  constructor(page: Page) {
    this.#page = page;
    this.menu = new ConquestMenuPage(page);
  }

  get board(): Locator {
    return this.#page.locator('vx-conquest-board');
  }

  async isReady(): Promise<void> {
    await expect(this.#page).toHaveURL(/\/table\//);
    await expect(this.board.locator('canvas').first()).toBeVisible();
    await expect(this.board.getByText('Laying out the board')).toHaveCount(0);
  }

  /** Which territories there are, and where one can go from each. */
  async map(): Promise<Ways> {
    const { territories, borders } = await this.board.evaluate((element) => {
      const { pack } = (element as unknown as Aimed).sitting.board;
      return { territories: pack.territories.map(({ id }) => id), borders: pack.borders };
    });
    const ways = new Map(territories.map((id) => [id, new Set<string>()]));
    for (const { between, isOneWay } of borders) {
      ways.get(between[0])?.add(between[1]);
      if (!isOneWay) ways.get(between[1])?.add(between[0]);
    }
    return ways;
  }

  button(name: string): Locator {
    return this.#page.getByRole('button', { name, exact: true });
  }

  /** Whoever is on turn, in the strip above the board. */
  get turn(): Locator {
    return this.#page.getByRole('list', { name: 'Players' }).locator('[aria-current="true"]');
  }

  get log(): Locator {
    return this.#page.getByRole('log', { name: 'Log' });
  }

  get result(): Locator {
    return this.#page.locator('vx-game-over').getByRole('heading', { level: 2 });
  }

  async isOnTurn(): Promise<void> {
    await expect(this.turn).toContainText('you');
  }

  /** Saves what everybody may know now that the game is over. */
  async saveMatch(): Promise<Buffer> {
    const [download] = await Promise.all([this.#page.waitForEvent('download'), this.button('Save the match').click()]);
    return await readFile(await download.path());
  }

  async press(name: 'ATTACK' | 'MOVE' | 'RECRUIT' | 'END TURN' | 'START'): Promise<void> {
    await this.button(name).click();
  }

  async assign(wish: 1 | 5 | 'all'): Promise<void> {
    const label = `Assign ${wish === 'all' ? 'ALL' : `x${wish}`}`;
    for (let tries = 0; tries < 3 && !(await this.button(label).isVisible()); tries++)
      await this.#page.getByRole('button', { name: /^Assign (x1|x5|ALL)$/ }).click();
    await expect(this.button(label)).toBeVisible();
  }

  /** Where a territory is drawn on the page, in whole CSS pixels: `120, 340`. */
  async placeOf(territory: string): Promise<string> {
    const place = await this.board.evaluate(
      (element, id) => (element as unknown as MapElement).screenPointOf(id),
      territory,
    );
    return place ? `${Math.round(place.x)}, ${Math.round(place.y)}` : 'nowhere';
  }

  /** Where a territory is on the page, brought into sight. */
  async pointOf(territory: string): Promise<{ readonly x: number; readonly y: number }> {
    return await this.#whereIs(territory);
  }

  /** Touches a territory on the drawn map: with the mouse, or where the screen knows fingers, with one. */
  async touch(territory: string): Promise<void> {
    const isFinger = await this.#page.evaluate(() => matchMedia('(pointer: coarse)').matches);
    const { x, y } = await this.#whereIs(territory);
    if (isFinger) await this.#page.touchscreen.tap(x, y);
    else await this.#page.mouse.click(x, y);
  }

  /** On a phone the map opens near enough to be read: what is out of sight is brought there by the button for the whole map. */
  async #whereIs(territory: string): Promise<{ readonly x: number; readonly y: number }> {
    const find = () =>
      this.board.evaluate(async (element, id) => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const at = (element as unknown as MapElement).screenPointOf(id);
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const isSeen = at !== undefined && at.x > left && at.x < right && at.y > top && at.y < bottom;
        return { ...at, isSeen };
      }, territory);
    if (!(await find()).isSeen) await this.#page.getByRole('button', { name: 'Whole map' }).click();
    // The map glides there, and what lies round it may still be finding its place.
    let [before, now] = [await find(), await find()];
    await eventually(async () => {
      [before, now] = [now, await find()];
      return now.isSeen && now.x === before.x && now.y === before.y;
    }, `${territory} lies still in sight`).toBe(true);
    return { x: now.x ?? 0, y: now.y ?? 0 };
  }

  /** The land of whoever looks at this page, in the order of the map. */
  async ownLand(): Promise<readonly string[]> {
    return await this.board.evaluate((element) => {
      const { side, board, snapshot } = (element as unknown as Aimed).sitting;
      const land = snapshot.public.territory;
      return board.pack.territories.map(({ id }) => id).filter((id) => land.get(`territory:${id}`)?.owner === side);
    });
  }

  /** The land whose middle is seen: nothing lies over it there. */
  async landInSight(): Promise<readonly string[]> {
    return await this.board.evaluate((element) => {
      const { sitting } = element as unknown as Aimed;
      const root = element.getRootNode() as Document | ShadowRoot;
      return sitting.board.pack.territories
        .map(({ id }) => id)
        .filter((id) => {
          const at = (element as unknown as MapElement).screenPointOf(id);
          return at !== undefined && root.elementFromPoint(at.x, at.y) === element;
        });
    });
  }

  /** Goes to a territory with the arrow keys. */
  async walkTo(territory: string): Promise<void> {
    const focus = () => this.board.evaluate((element) => (element as unknown as Aimed).sitting.$focus.get());
    const placeOf = (id: string) =>
      this.board.evaluate((element, land) => (element as unknown as MapElement).screenPointOf(land), id);
    const tried = new Set<string>();
    if ((await focus()) === undefined) await this.#page.keyboard.press('ArrowUp');
    for (let at = await focus(); at !== territory; at = await focus()) {
      const [here, there] = [await placeOf(at ?? ''), await placeOf(territory)];
      const [right, down] = [(there?.x ?? 0) - (here?.x ?? 0), (there?.y ?? 0) - (here?.y ?? 0)];
      const ways = [
        ['ArrowRight', right],
        ['ArrowLeft', -right],
        ['ArrowDown', down],
        ['ArrowUp', -down],
      ] as const;
      const [key] =
        ways.toSorted(([, one], [, other]) => other - one).find(([name]) => !tried.has(`${at} ${name}`)) ?? [];
      if (key === undefined) throw new Error(`no way by keys to ${territory}`);
      tried.add(`${at} ${key}`);
      await this.#page.keyboard.press(key);
    }
  }

  /** Presses ATTACK or MOVE where it is not pressed already. */
  async choose(name: 'ATTACK' | 'MOVE'): Promise<void> {
    const button = this.button(name);
    if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }

  /** Where the way starts: touched again, whatever was touched before. Pressing the button again lets go of what was chosen. */
  async aim(name: 'ATTACK' | 'MOVE', from: string): Promise<void> {
    const aimed = () => this.board.evaluate((element) => (element as unknown as Aimed).sitting.$from.get());
    await this.choose(name);
    if ((await aimed()) === from) return;
    if ((await aimed()) !== undefined) await this.button(name).click();
    await this.choose(name);
    await this.touch(from);
    await expect.poll(aimed).toBe(from);
  }

  /** Where several sets can be made, the screen asks which: the first. */
  async #turnIn(): Promise<void> {
    const recruits = this.#page.locator('vx-conquest-controls').getByText('Place your recruits');
    await this.press('RECRUIT');
    const set = this.#page.locator('vx-recruit-chooser .sets button');
    await expect(recruits.or(set.first()).first()).toBeVisible();
    if ((await set.count()) > 0) await set.first().click();
  }

  async follow(direction: Direction): Promise<void> {
    switch (direction.does) {
      case 'place':
        await this.assign(direction.assign);
        return await this.touch(direction.on);
      case 'turn-in':
        return await this.#turnIn();
      case 'attack':
        await this.aim('ATTACK', direction.from);
        return await this.touch(direction.to);
      case 'move':
        await this.assign('all');
        await this.aim('MOVE', direction.from);
        return await this.touch(direction.to);
      case 'end-turn':
        return await this.press('END TURN');
      default:
        return direction satisfies never;
    }
  }
}

/** The map as ways from territory to territory. */
export type Ways = ReadonlyMap<string, ReadonlySet<string>>;

interface Aimed extends Element {
  readonly sitting: {
    readonly $from: { get(): string | undefined };
    readonly $focus: { get(): string | undefined };
    readonly side: string | undefined;
    readonly snapshot: {
      readonly public: { readonly territory: ReadonlyMap<string, { readonly owner: string | null }> };
    };
    readonly board: {
      readonly pack: {
        readonly territories: readonly { readonly id: string }[];
        readonly borders: readonly { readonly between: readonly [string, string]; readonly isOneWay?: true }[];
      };
    };
  };
}
