import type { CDPSession, Page } from '@playwright/test';

interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

const steps = 8;

/** Fingers on a touch screen, as the browser's own input gets them. */
export class Fingers {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  async tap(at: ScreenPoint): Promise<void> {
    await this.#touch('touchStart', [at]);
    await this.#touch('touchEnd', []);
  }

  async drag(from: ScreenPoint, to: ScreenPoint): Promise<void> {
    await this.#touch('touchStart', [from]);
    for (let step = 1; step <= steps; step += 1) await this.#touch('touchMove', [between(from, to, step / steps)]);
    await this.#touch('touchEnd', []);
  }

  /** Two fingers side by side about a point, from so many pixels off it to so many. */
  async pinch(middle: ScreenPoint, from: number, to: number): Promise<void> {
    const pair = (far: number) => [
      { x: middle.x - far, y: middle.y },
      { x: middle.x + far, y: middle.y },
    ];
    await this.#touch('touchStart', pair(from));
    for (let step = 1; step <= steps; step += 1)
      await this.#touch('touchMove', pair(from + ((to - from) * step) / steps));
    await this.#touch('touchEnd', []);
  }

  async #touch(type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly ScreenPoint[]): Promise<void> {
    const touchPoints = points.map(({ x, y }, id) => ({ x: Math.round(x), y: Math.round(y), id }));
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

const between = (from: ScreenPoint, to: ScreenPoint, part: number): ScreenPoint => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});
