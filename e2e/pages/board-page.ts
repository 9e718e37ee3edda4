import { expect, type Locator, type Page } from '@playwright/test';
import { eventually } from '../eventually.ts';
import type { Pose } from '../true-table.ts';
import type {
  BoardElement,
  Knob,
  MoveInTheMaking,
  Point,
  ShownLabel,
  ShownMarker,
  ShownOverlay,
  ShownPing,
} from './board-element.ts';

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
  /** What is drawn; the loupe is a second one. */
  readonly picture: Locator;
  /** The magnifier above a finger. */
  readonly loupe: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.element = page.locator('vx-board');
    this.surface = page.getByRole('application', { name: 'Board' });
    this.loupe = this.surface.locator('canvas[aria-hidden]');
    this.picture = this.surface.locator('canvas:not([aria-hidden])');
  }

  /** Drawn, and with the table on it. */
  async isLaid(): Promise<void> {
    await expect(this.picture).toBeVisible();
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
    return this.element.evaluate((board) => [...(board as unknown as BoardElement).hand.shows.$selection.get()]);
  }

  /** The stands of the own side that are pale, since others lead them. */
  async paleStands(): Promise<string[]> {
    return this.element.evaluate((board) =>
      ((board as unknown as BoardElement).view?.stands ?? []).flatMap(({ id, isPale }) => (isPale ? [id] : [])),
    );
  }

  /** What is pinned to the board for the own side. */
  async notes(): Promise<string[]> {
    return this.element.evaluate((board) =>
      ((board as unknown as BoardElement).view?.notes ?? []).map(({ text }) => text),
    );
  }

  /** The pieces that this player holds in the hand just now, where they hold them. */
  async inOwnHand(): Promise<Record<string, Pose>> {
    return this.element.evaluate((board) =>
      Object.fromEntries((board as unknown as BoardElement).hand.shows.$held.get()),
    );
  }

  /** The pieces that others hold in the hand just now, where they hold them. */
  async heldByOthers(): Promise<Record<string, Pose>> {
    return this.element.evaluate((board) => {
      const presence = (board as unknown as BoardElement).live.$presence.get();
      return Object.assign({}, ...[...presence.values()].map(({ drag }) => drag ?? {}));
    });
  }

  /** The rows of cards come after the board, and take their room from it. */
  async #hasItsPlace(): Promise<void> {
    const coming = this.#page.locator('vx-card-row:not(:defined)');
    if ((await coming.count()) === 0) return;
    await expect(coming).toHaveCount(0);
    await this.element.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }

  /** Where a board point lies in the window; MU. */
  async screenPoint(x: number, y: number): Promise<ScreenPoint> {
    await this.#hasItsPlace();
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
    await this.viewIsAtRest();
  }

  /** The view glides to where it is going: what is pointed at meanwhile is not there when the pointer comes. */
  async viewIsAtRest(): Promise<void> {
    await this.element.evaluate(async (board) => {
      const { hand } = board as unknown as BoardElement;
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const now = () => JSON.stringify(hand.port?.seen());
      for (let still = 0, last = ''; still < 3; last = now()) {
        await nextFrame();
        still = now() === last ? still + 1 : 0;
      }
    });
  }

  /** This browser has checked all that has happened, and heard the server sign it. */
  async ledgerIsChecked(): Promise<void> {
    const trust = () =>
      this.element.evaluate((board) => {
        const { isUpToDate, signature } = (board as unknown as BoardElement).live.$trust.get();
        return { isUpToDate, signature };
      });
    await eventually(trust, 'the ledger is checked').toEqual({ isUpToDate: true, signature: 'ok' });
  }

  /** Turns the view so that a point lies in the middle of it, with room for so many MU of the board's width. */
  async see(middle: Point, span: number): Promise<void> {
    await this.element.evaluate((board, to) => (board as unknown as BoardElement).hand.port?.see(to.middle, to.span), {
      middle,
      span,
    });
    await this.viewIsAtRest();
  }

  /** The same, so near that an MU has so many CSS pixels. */
  async seeAtScale(middle: Point, pixels: number): Promise<void> {
    const [{ span }, now] = await Promise.all([this.seen(), this.scale()]);
    await this.see(middle, (span * now) / pixels);
  }

  /** The middle of the view, and how many MU of the board's width there is room for. */
  async seen(): Promise<{ middle: Point; span: number }> {
    return this.element.evaluate((board) => {
      const seen = (board as unknown as BoardElement).hand.port?.seen();
      if (!seen) throw new Error('the board is not drawn yet');
      return seen;
    });
  }

  // --- the move in the making ---

  /** Where the middle of a knob is, in MU. */
  async knobAt(knob: Knob): Promise<Point> {
    const at = await this.element.evaluate(
      (board, id) => (board as unknown as BoardElement).hand.tool.handles().find((handle) => handle.id === id)?.at,
      knob,
    );
    if (at === undefined) throw new Error(`there is no knob to ${knob}`);
    return at;
  }

  /** Takes a knob and brings it to another point of the board, in MU, without letting go. */
  async pullKnob(knob: Knob, to: (from: Point) => Point): Promise<void> {
    const from = await this.knobAt(knob);
    const end = to(from);
    await this.drag(await this.screenPoint(from.x, from.y), await this.screenPoint(end.x, end.y));
  }

  async draft(): Promise<MoveInTheMaking | undefined> {
    return this.element.evaluate((board) => {
      const draft = (board as unknown as BoardElement).hand.shows.$draft.get();
      if (!draft) return undefined;
      const { legs, plan } = draft;
      const { total, budget } = plan.price;
      return {
        legs,
        total,
        ...(budget === undefined ? {} : { budget }),
        flags: plan.flags.map(({ kind }) => kind),
        poses: plan.poses,
      };
    });
  }

  // --- what is drawn ---

  async labels(): Promise<readonly ShownLabel[]> {
    await this.#isDrawn();
    return this.element.evaluate((board) =>
      ((board as unknown as BoardElement).view?.labels ?? []).map(({ text, details, tone }) => ({
        text,
        tone,
        ...(details ? { details } : {}),
      })),
    );
  }

  /** Every line of every label that is shown. */
  async words(): Promise<string> {
    return (await this.labels()).flatMap(({ text, details = [] }) => [text, ...details]).join('\n');
  }

  async overlays(): Promise<readonly ShownOverlay[]> {
    await this.#isDrawn();
    return this.element.evaluate((board) =>
      ((board as unknown as BoardElement).view?.overlays ?? []).map(({ id, kind, shapes }) => ({ id, kind, shapes })),
    );
  }

  /** The entry markers, with those that the own team only plans. */
  async markers(): Promise<readonly ShownMarker[]> {
    await this.#isDrawn();
    return this.element.evaluate((board) => [...((board as unknown as BoardElement).view?.markers ?? [])]);
  }

  async pings(): Promise<readonly ShownPing[]> {
    return this.element.evaluate((board) => [...((board as unknown as BoardElement).view?.pings ?? [])]);
  }

  /** How many points each laser pointer's trace has, under its owner's name. */
  async lasers(): Promise<Record<string, number>> {
    return this.element.evaluate((board) =>
      Object.fromEntries(
        ((board as unknown as BoardElement).view?.lasers ?? []).map(({ name, points }) => [name ?? '', points.length]),
      ),
    );
  }

  /** Whether the board itself lies there, and no card, bar or message over it. */
  async isFreeAt({ x, y }: ScreenPoint): Promise<boolean> {
    return this.#page.evaluate(
      (at) => {
        let found = document.elementFromPoint(at.x, at.y);
        while (found?.shadowRoot) {
          const inner = found.shadowRoot.elementFromPoint(at.x, at.y);
          if (!inner || inner === found) break;
          found = inner;
        }
        const root = found?.getRootNode();
        return root instanceof ShadowRoot && root.host.localName === 'vx-board';
      },
      { x, y },
    );
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

  /** Picks the whole group that stands together. */
  async doubleClickStand(id: string): Promise<void> {
    const { x, y } = await this.grip(id);
    await this.#page.mouse.dblclick(x, y);
  }

  /** Draws a box on bare ground, with Shift, from corner to corner. */
  async drawBox(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    await this.#page.keyboard.down('Shift');
    await this.drag(await this.screenPoint(...from), await this.screenPoint(...to));
    await this.letGo();
    await this.#page.keyboard.up('Shift');
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

  /** Everything that has changed is drawn at the next frame. */
  async #isDrawn(): Promise<void> {
    await this.element.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }

  async #records<T>(kind: string): Promise<Record<string, T>> {
    const records = await this.element.evaluate(
      (board, of) => Object.fromEntries((board as unknown as BoardElement).battle.snapshot.public[of] ?? []),
      kind,
    );
    return records as Record<string, T>;
  }
}

const withIds = <T extends object>(records: Record<string, T>): (T & { id: string })[] =>
  Object.entries(records).map(([id, record]) => ({ ...record, id }));
