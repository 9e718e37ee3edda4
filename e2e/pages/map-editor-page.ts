import { expect, type Locator, type Page } from '@playwright/test';

/** A place on the map, in its own units. */
export type MapPlace = readonly [x: number, y: number];

/** The page where a map is drawn. */
export class MapEditorPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** A new map, from the page of maps. */
  async openNew(): Promise<void> {
    await this.#page.goto('/maps');
    await this.#page.getByRole('link', { name: /^Draw a map/ }).click();
    await expect(this.board).toBeVisible();
  }

  get board(): Locator {
    return this.#page.getByRole('application', { name: /^Drawing board/ });
  }

  /** What the board says: what to do, or why something was not possible. */
  get hint(): Locator {
    return this.#page.locator('vx-drawing-board').getByRole('status');
  }

  get saved(): Locator {
    return this.#page.getByText('Saved in this browser');
  }

  get play(): Locator {
    return this.#page.getByRole('link', { name: 'Play on this map' });
  }

  async has(lands: number): Promise<void> {
    await expect(this.board).toHaveAccessibleName(new RegExp(`: ${lands} lands?$`));
  }

  async take(tool: string): Promise<void> {
    await this.#page.getByRole('button', { name: tool, exact: true }).click();
  }

  /** The map has been looked through since the last step, in any language. */
  async isLookedThrough(): Promise<void> {
    await expect(this.#page.getByRole('tab', { name: /…$/ })).toHaveCount(0);
  }

  tab(name: string): Locator {
    return this.#page.getByRole('tab', { name });
  }

  /** Where a place of the map is in the window. */
  async pixel([x, y]: MapPlace): Promise<{ readonly x: number; readonly y: number }> {
    return await this.board.evaluate(
      (board, at) => {
        const onScreen = new DOMPoint(at[0], at[1]).matrixTransform(
          (board as SVGSVGElement).getScreenCTM() ?? undefined,
        );
        return { x: onScreen.x, y: onScreen.y };
      },
      [x, y] as const,
    );
  }

  async pixels(...places: readonly MapPlace[]) {
    return await Promise.all(places.map((place) => this.pixel(place)));
  }

  async click(...places: readonly MapPlace[]): Promise<void> {
    for (const place of places) {
      const { x, y } = await this.pixel(place);
      await this.#page.mouse.click(x, y);
    }
  }

  /** From place to place with the button down. */
  async drag(...places: readonly MapPlace[]): Promise<void> {
    const [start, ...others] = await this.pixels(...places);
    if (!start) return;
    await this.#page.mouse.move(start.x, start.y);
    await this.#page.mouse.down();
    for (const { x, y } of others) await this.#page.mouse.move(x, y, { steps: 6 });
    await this.#page.mouse.up();
  }
}
