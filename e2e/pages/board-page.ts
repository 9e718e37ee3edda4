import { expect, type Locator, type Page } from '@playwright/test';
import { eventually } from '../eventually.ts';
import type { Pose } from '../true-table.ts';

/** What the tests read of `vx-board`: its `desk`, and its functions that are there for browser tests. */
interface BoardElement {
  readonly desk: {
    readonly $hand: { get(): ReadonlyMap<string, Pose> };
    readonly $selection: { get(): ReadonlySet<string> };
    readonly snapshot: { readonly public: Readonly<Record<string, ReadonlyMap<string, unknown>>> };
    readonly live: {
      readonly $presence: { get(): ReadonlyMap<string, { readonly drag?: Readonly<Record<string, Pose>> | null }> };
    };
  };
  lookAt(point: { x: number; y: number }): void;
  screenPointAt(x: number, y: number): { x: number; y: number } | undefined;
}

interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

export interface StandFacts {
  readonly id: string;
  readonly side: string;
  readonly troopType: string;
  readonly place: string;
  readonly command?: 1 | 2 | 3;
}

export interface TerrainFacts {
  readonly id: string;
  readonly type: string;
  readonly size: readonly [number, number];
}

/** The board itself: what lies where, and a hand on it. */
export class BoardPage {
  readonly #page: Page;
  readonly element: Locator;
  /** What takes the focus and the pointer. */
  readonly surface: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.element = page.locator('vx-board');
    this.surface = page.getByRole('application', { name: 'Board' });
  }

  /** Drawn, and with the table on it. */
  async isLaid(): Promise<void> {
    await expect(this.surface.locator('canvas')).toBeVisible();
    await eventually(() => this.screenPoint(1, 1).catch(() => undefined), 'the board is drawn').toBeDefined();
  }

  /** Where every piece lies, as this browser shows it: thousandths of an MU, hundredths of a degree. */
  async poses(): Promise<Record<string, Pose>> {
    return this.#records<Pose>('pose');
  }

  async stands(): Promise<StandFacts[]> {
    return withIds(await this.#records<Omit<StandFacts, 'id'>>('stand'));
  }

  async terrain(): Promise<TerrainFacts[]> {
    return withIds(await this.#records<Omit<TerrainFacts, 'id'>>('terrain'));
  }

  async selection(): Promise<string[]> {
    return this.element.evaluate((board) => [...(board as unknown as BoardElement).desk.$selection.get()]);
  }

  /** The pieces that this player holds in the hand just now, where he holds them. */
  async inOwnHand(): Promise<Record<string, Pose>> {
    return this.element.evaluate((board) => Object.fromEntries((board as unknown as BoardElement).desk.$hand.get()));
  }

  /** The pieces that others hold in the hand just now, where they hold them. */
  async heldByOthers(): Promise<Record<string, Pose>> {
    return this.element.evaluate((board) => {
      const presence = (board as unknown as BoardElement).desk.live.$presence.get();
      return Object.assign({}, ...[...presence.values()].map(({ drag }) => drag ?? {}));
    });
  }

  /** Where a board point lies in the window; MU. */
  async screenPoint(x: number, y: number): Promise<ScreenPoint> {
    return this.element.evaluate(
      (board, at) => {
        const point = (board as unknown as BoardElement).screenPointAt(at.x, at.y);
        if (point === undefined) throw new Error('the board is not drawn yet');
        return point;
      },
      { x, y },
    );
  }

  /** CSS pixels of one MU. */
  async scale(): Promise<number> {
    const [from, to] = [await this.screenPoint(0, 0), await this.screenPoint(1, 0)];
    return Math.hypot(to.x - from.x, to.y - from.y);
  }

  /** Turns the view so that a stand lies in the middle of it. */
  async lookAtStand(id: string): Promise<void> {
    const [x, y] = await this.pose(id);
    await this.element.evaluate((board, at) => (board as unknown as BoardElement).lookAt(at), {
      x: x / 1000,
      y: y / 1000,
    });
  }

  /** Where to put a finger on a stand: half an MU behind the middle of its front edge. */
  async grip(id: string): Promise<ScreenPoint> {
    const [x, y, heading] = await this.pose(id);
    const turn = (heading / 100 / 180) * Math.PI;
    return this.screenPoint(x / 1000 - Math.sin(turn) / 2, y / 1000 - Math.cos(turn) / 2);
  }

  async pose(id: string): Promise<Pose> {
    const pose = (await this.poses())[id];
    if (pose === undefined) throw new Error(`${id} is not on the board`);
    return pose;
  }

  async clickStand(id: string, options: { readonly modifiers?: ('Shift' | 'Alt')[] } = {}): Promise<void> {
    for (const key of options.modifiers ?? []) await this.#page.keyboard.down(key);
    const { x, y } = await this.grip(id);
    await this.#page.mouse.click(x, y);
    for (const key of options.modifiers ?? []) await this.#page.keyboard.up(key);
  }

  async clickAt(x: number, y: number): Promise<void> {
    const at = await this.screenPoint(x, y);
    await this.#page.mouse.click(at.x, at.y);
  }

  /** Takes a stand and carries it so many MU to the right and forward (towards blue), without letting go. */
  async carry(id: string, right: number, forward: number): Promise<void> {
    const from = await this.grip(id);
    const [x, y] = await this.pose(id);
    const start = await this.screenPoint(x / 1000, y / 1000);
    const end = await this.screenPoint(x / 1000 + right, y / 1000 + forward);
    await this.drag(from, { x: from.x + end.x - start.x, y: from.y + end.y - start.y });
  }

  /** Presses at one point of the window and moves to another, without letting go. */
  async drag(from: ScreenPoint, to: ScreenPoint): Promise<void> {
    await this.#page.mouse.move(from.x, from.y);
    await this.#page.mouse.down();
    await this.#page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
    await this.#page.mouse.move(to.x, to.y, { steps: 3 });
  }

  async letGo(): Promise<void> {
    await this.#page.mouse.up();
  }

  async #records<T>(kind: string): Promise<Record<string, T>> {
    const records = await this.element.evaluate(
      (board, of) => Object.fromEntries((board as unknown as BoardElement).desk.snapshot.public[of] ?? []),
      kind,
    );
    return records as Record<string, T>;
  }
}

const withIds = <T extends object>(records: Record<string, T>): (T & { id: string })[] =>
  Object.entries(records).map(([id, record]) => ({ ...record, id }));
