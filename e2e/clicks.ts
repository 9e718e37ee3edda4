import type { Page } from '@playwright/test';

/** Clicks on these move stands, throw dice, or say what comes of them: a turn cannot be had without. */
const partOfThePlay =
  /^(Roll for command points|Fight|Apply|Otherwise, by hand|Hold .*|.* flees|.* is lost|Let all flee|Put down|Do it|(More|Less): .*)$/;

/** Counts what the hands of a player do beside the play itself: passing phases, opening panels, choosing from lists. */
export class Clicks {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async of(page: Page): Promise<Clicks> {
    await page.evaluate(() => {
      const noted: string[] = [];
      Object.assign(window, { notedClicks: noted });
      const nameOf = (element: Element): string =>
        (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
      window.addEventListener(
        'click',
        (event) => {
          const path = event.composedPath().filter((each) => each instanceof Element);
          if (path.some(({ localName }) => localName === 'vx-board')) return;
          const control = path.find((each) => each.matches('button, a, input, label, [role=tab], wa-tab'));
          noted.push(control ? nameOf(control) : 'nothing');
        },
        true,
      );
    });
    return new Clicks(page);
  }

  /** Those since the last time it was asked. */
  async besideThePlay(): Promise<string[]> {
    const noted = await this.#page.evaluate(() =>
      (window as unknown as { readonly notedClicks: string[] }).notedClicks.splice(0),
    );
    return noted.filter((name) => !partOfThePlay.test(name));
  }
}
