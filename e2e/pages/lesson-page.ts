import { expect, type Locator, type Page } from '@playwright/test';
import { eventually } from '../eventually.ts';
import type { ConquestPage } from './conquest-page.ts';

/** What the arrow of a lesson points at. */
interface Pointed {
  readonly land?: string;
  readonly button?: string;
}

interface LearningBoard extends Element {
  readonly sitting: {
    readonly $shown: { get(): Pointed };
    readonly aim: unknown;
    readonly $seesFlags: { get(): boolean };
    readonly snapshot: { readonly public: { readonly log: ReadonlyMap<string, { readonly seq: number }> } };
  };
}

/** How a reader follows: with the mouse or a finger, or by keys alone. */
type Way = 'pointer' | 'keys';

/** A lesson, followed as a beginner follows it: whatever the arrow points at is touched. */
export class LessonPage {
  readonly #page: Page;
  readonly #conquest: ConquestPage;
  readonly #way: Way;

  constructor(page: Page, conquest: ConquestPage, way: Way = 'pointer') {
    this.#page = page;
    this.#conquest = conquest;
    this.#way = way;
  }

  get card(): Locator {
    return this.#page.getByRole('region', { name: 'Lesson' });
  }

  /** Of the last screen. */
  get end(): Locator {
    return this.#page.locator('vx-lesson-end').getByRole('button', { name: 'Play a stronger machine' });
  }

  get words(): Locator {
    return this.card.getByRole('status');
  }

  button(name: string | RegExp): Locator {
    return this.card.getByRole('button', { name });
  }

  get isOver(): Promise<boolean> {
    return this.end.isVisible();
  }

  async pointed(): Promise<Pointed> {
    return await this.#conquest.board.evaluate((element) => (element as unknown as LearningBoard).sitting.$shown.get());
  }

  /** Waits until there is something to touch, or the game is over; touches it, and waits until something has come of it. False at the end. */
  async follow(): Promise<boolean> {
    await eventually(async () => {
      const { land, button } = await this.pointed();
      return (land ?? button) !== undefined || (await this.isOver);
    }, 'it is my turn').toBe(true);
    if (await this.isOver) return false;
    const before = await this.#state();
    const { land, button } = await this.pointed();
    if (land !== undefined) await this.#touchLand(land);
    else if (button !== undefined) await this.#press(button);
    await eventually(
      async () => {
        await this.#chooseSet();
        return await this.#state();
      },
      `what was touched (${land ?? button}) has done something`,
    ).not.toBe(before);
    return true;
  }

  /** Follows until this is so, or the game is over. */
  async until(isMeant: () => Promise<boolean>): Promise<void> {
    while (!(await isMeant()) && (await this.follow()));
  }

  async #state(): Promise<string> {
    return await this.#conquest.board.evaluate((element) => {
      const { sitting } = element as unknown as LearningBoard;
      return JSON.stringify([
        Math.max(...[...sitting.snapshot.public.log.values()].map(({ seq }) => seq)),
        sitting.aim,
        sitting.$shown.get(),
        sitting.$seesFlags.get(),
      ]);
    });
  }

  async #touchLand(land: string): Promise<void> {
    await expect(this.#conquest.board.locator('.land-pointer')).toBeVisible();
    if (this.#way === 'pointer') return await this.#conquest.touch(land);
    await this.#conquest.walkTo(land);
    await this.#page.keyboard.press('Enter');
  }

  async #press(button: string): Promise<void> {
    const key = { attack: 'a', move: 'm', recruit: 'r', 'end-turn': 'e' }[button];
    const pointed = this.#page.locator('.pointed-at');
    await expect(pointed).toBeVisible();
    if (this.#way === 'keys' && key !== undefined) await this.#page.keyboard.press(key);
    else if (this.#way === 'keys') await pointed.press('Enter');
    else await pointed.click();
  }

  /** Where several sets can be made, the screen asks which. */
  async #chooseSet(): Promise<void> {
    const set = this.#page.locator('vx-recruit-chooser .sets button').first();
    if (await set.isVisible()) await set.click();
  }
}
