import type { CDPSession, Page } from '@playwright/test';

interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

const steps = 8;

/** Fingers on a touch screen, as the browser's own input gets them. */
export class Fingers {
  readonly #session: CDPSession;
  #clock = 0;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  async tap(at: ScreenPoint): Promise<void> {
    await this.press(at);
    await this.lift();
  }

  /** A finger comes down, and stays. */
  async press(at: ScreenPoint): Promise<void> {
    await this.#touch('touchStart', [at]);
  }

  /** The finger that is down goes from one point to another, and rests there: one that is still on its way would be flung. */
  async go(from: ScreenPoint, to: ScreenPoint): Promise<void> {
    for (let step = 1; step <= steps; step += 1) await this.#touch('touchMove', [between(from, to, step / steps)]);
    for (let rest = 1; rest <= 3; rest += 1) await this.#touch('touchMove', [to], 0.1);
  }

  async lift(): Promise<void> {
    await this.#touch('touchEnd', []);
  }

  async drag(from: ScreenPoint, to: ScreenPoint): Promise<void> {
    await this.press(from);
    await this.go(from, to);
    await this.lift();
  }

  /** Two fingers touch the glass for a moment, side by side. */
  async tapWithTwo({ x, y }: ScreenPoint): Promise<void> {
    await this.#touch('touchStart', [
      { x: x - 30, y },
      { x: x + 30, y },
    ]);
    await this.lift();
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

  /** The browser takes the event to have come so many seconds after the last one. */
  async #touch(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly ScreenPoint[],
    later = 0.016,
  ): Promise<void> {
    const touchPoints = points.map(({ x, y }, id) => ({ x: Math.round(x), y: Math.round(y), id }));
    this.#clock = Math.max(Date.now() / 1000, this.#clock + later);
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: this.#clock });
  }
}

const between = (from: ScreenPoint, to: ScreenPoint, part: number): ScreenPoint => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});
