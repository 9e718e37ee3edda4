import type { Page } from '@playwright/test';
import { act } from '../act.ts';
import { eventually } from '../eventually.ts';
import { drawnOn, isDrawn } from '../pages/drawn.ts';
import { expect, type Player, test } from '../players.ts';
import { stand } from '../skirmish.ts';

const bannerOf = ({ page }: Player) => page.locator('vx-turn-banner .banner');
const diceOf = ({ page }: Player) => page.locator('vx-thrown-dice .thrown');

/** What a page has shown for a moment, and takes away by itself. */
interface Passing {
  readonly text: string;
  readonly pointerEvents: string;
  readonly isHidden: boolean;
  readonly dice: readonly (string | null)[];
}

/** Writes down from now on, frame by frame, what passes: nobody has to be quicker than it. */
const watchPassing = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const find = (root: Document | ShadowRoot, name: string): Element | undefined => {
      for (const element of root.querySelectorAll('*')) {
        if (element.localName === name) return element;
        const inner = element.shadowRoot && find(element.shadowRoot, name);
        if (inner) return inner;
      }
      return undefined;
    };
    const hosts = new Map<string, Element | undefined>();
    const passed: { banners: Passing[]; dice: Passing[] } = { banners: [], dice: [] };
    const note = (name: string, part: string, list: Passing[]) => {
      if (hosts.get(name)?.isConnected !== true) hosts.set(name, find(document, name));
      const shown = hosts.get(name)?.shadowRoot?.querySelector<HTMLElement>(part);
      const text = shown?.innerText ?? '';
      if (!shown || text === '' || list.at(-1)?.text === text) return;
      list.push({
        text,
        pointerEvents: getComputedStyle(shown).pointerEvents,
        isHidden: shown.ariaHidden === 'true',
        dice: [...shown.querySelectorAll('.die')].map((die) => die.ariaLabel),
      });
    };
    const look = () => {
      note('vx-turn-banner', '.banner', passed.banners);
      note('vx-thrown-dice', '.thrown', passed.dice);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(globalThis, { passed });
  });

/** What has passed with these words, once it has. */
const passing = async ({ page }: Player, what: 'banners' | 'dice', words: string): Promise<Passing> => {
  const found = () =>
    page.evaluate(
      ([list, text]) =>
        (globalThis as unknown as { passed: Record<string, Passing[]> }).passed[list]?.findLast((one) =>
          one.text.includes(text),
        ),
      [what, words] as const,
    );
  await eventually(found, words).toBeDefined();
  const shown = await found();
  if (!shown) throw new Error(`nothing has passed that says ${words}`);
  return shown;
};

/** What lets people notice things comes after the board. */
const isAwake = async ({ page }: Player): Promise<void> => {
  await page.waitForFunction(() => customElements.get('vx-battle-news') !== undefined);
  await watchPassing(page);
};

/** Counts what the page plays from now on. */
const hear = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard = { count: 0 };
    Object.assign(globalThis, { heard });
    for (const Source of [OscillatorNode, AudioBufferSourceNode]) {
      const { start } = Source.prototype;
      Source.prototype.start = function (this: AudioScheduledSourceNode, when?: number) {
        heard.count += 1;
        start.call(this, when);
      };
    }
  });
const heardOn = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { heard: { count: number } }).heard.count);

/** What the browser would show beside the page; whoever is asked says yes. */
const watchNotices = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const told: string[] = [];
    class Notice extends EventTarget {
      static permission = 'default';
      static requestPermission = () => Promise.resolve((Notice.permission = 'granted'));
      constructor(title: string, { body }: { body: string }) {
        super();
        told.push(`${title}: ${body}`);
      }
    }
    Object.assign(globalThis, { Notification: Notice, told });
  });
const noticesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { told: string[] }).told);

const lookElsewhere = (page: Page, isAway: boolean): Promise<void> =>
  page.evaluate((away) => {
    Object.defineProperty(document, 'hidden', { value: away, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isAway);

/** Writes down from now on, frame by frame, every place where a stand is drawn until it has come to the end. */
const watchWalk = ({ table: { board } }: Player, id: string, end: number): Promise<void> =>
  board.element.evaluate(
    async (element, [walker, last]) => {
      const { drawn } = element as unknown as {
        drawn(): Promise<{ board: Record<string, { things: { id: string; at: { y: number } }[] }> }>;
      };
      const seen: number[] = [];
      const look = async () => {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const { stands } = (await drawn.call(element)).board;
        const at = stands?.things.find((thing) => thing.id === walker)?.at.y;
        if (at !== undefined && at !== seen.at(-1)) seen.push(at);
      };
      const follow = async () => {
        while (seen.at(-1) !== last) await look();
        return seen;
      };
      await look();
      Object.assign(globalThis, { walk: follow() });
    },
    [id, end] as const,
  );
const walkSeen = ({ page }: Player): Promise<number[]> =>
  page.evaluate(() => (globalThis as unknown as { walk: Promise<number[]> }).walk);

test('everybody notices turns and dice: banner, title, sound, a notification for who wants one, and dice on the table', async ({
  gather,
}) => {
  const { red, blue, spectator } = await gather('grand-triumph', ['red', 'blue', 'spectator']);
  for (const player of [red, blue, spectator]) await isAwake(player);
  await stand(red, [['SPR*', 40, 8, 0]]);
  await stand(blue, [['SPR*', 42, 28, 180]]);
  await expect(blue.page).toHaveTitle('A table of friends · Vexillum');

  await test.step('the first turn: whose it is, and that nothing of it is in anybody’s way', async () => {
    await red.page.getByRole('button', { name: 'Begin Red’s turn' }).click();
    expect(await passing(red, 'banners', 'Your turn')).toMatchObject({ pointerEvents: 'none' });
    for (const player of [blue, spectator]) await passing(player, 'banners', 'Red’s turn');
    await expect(red.page).toHaveTitle('Your turn · A table of friends · Vexillum');
    await expect(blue.page).toHaveTitle('A table of friends · Vexillum');
    for (const player of [red, blue, spectator]) await expect(bannerOf(player)).toHaveCount(0);
  });

  await test.step('command dice lie before both sides and whoever looks on, and go by themselves', async () => {
    await hear(blue.page);
    await red.table.board.surface.focus();
    await red.page.keyboard.press('Space');
    const { dice } = await passing(red, 'dice', 'Command points');
    expect(dice.length).toBeGreaterThan(0);
    // Readers hear them once, from the region that says what the others do.
    for (const player of [blue, spectator])
      expect(await passing(player, 'dice', 'Command points')).toMatchObject({ dice, isHidden: true });
    await eventually(() => heardOn(blue.page), 'Blue hears the dice fall').toBeGreaterThan(0);
    for (const player of [red, blue, spectator]) await expect(diceOf(player)).toHaveCount(0);
  });

  await test.step('whoever looks elsewhere is called, once they have asked for it, and finds the banner when they come back', async () => {
    await watchNotices(blue.page);
    await blue.table.fromMenu('Settings');
    await blue.page.getByRole('menuitemcheckbox', { name: 'Notification when I look elsewhere' }).click();
    await blue.page.keyboard.press('Escape');
    await lookElsewhere(blue.page, true);
    await act(red, 'begin-turn', {});
    await eventually(() => noticesOn(blue.page), 'Blue is called').toEqual(['Your turn: A table of friends']);
    await expect(blue.page).toHaveTitle('Your turn · A table of friends · Vexillum');
    await expect(red.page).toHaveTitle('A table of friends · Vexillum');
    await lookElsewhere(blue.page, false);
    await passing(blue, 'banners', 'Your turn');
    await expect(bannerOf(blue)).toHaveCount(0);
  });

  await test.step('whoever wants no sound hears none', async () => {
    await blue.table.fromMenu('Sound off');
    const before = await heardOn(blue.page);
    await act(blue, 'roll-dice', { dice: [6, 6], why: 'the weather' });
    await passing(blue, 'dice', 'the weather');
    expect(await heardOn(blue.page)).toBe(before);
    await red.table.show('Dice');
    expect((await passing(red, 'dice', 'the weather')).dice).toHaveLength(2);
  });
});

test('a stand that somebody else moves is seen on its way, a lost one leaves its standard, and who wants no motion has none', async ({
  gather,
}) => {
  const { red, blue, spectator } = await gather('grand-triumph', ['red', 'blue', 'spectator']);
  for (const player of [red, blue, spectator]) await isAwake(player);
  await spectator.page.emulateMedia({ reducedMotion: 'reduce' });
  const [spears = '', others = ''] = await stand(red, [
    ['SPR*', 40, 8, 0],
    ['SPR', 44, 8, 0],
  ]);
  await act(red, 'begin-turn', {});
  const there = { y: 12 };
  for (const player of [blue, spectator])
    await eventually(async () => Object.keys(await player.table.board.poses())).toEqual(
      expect.arrayContaining([spears, others]),
    );

  for (const player of [blue, spectator]) await watchWalk(player, spears, there.y);
  await act(red, 'move-stands', { moves: [{ id: spears, to: [40_000, there.y * 1000, 0] }] });
  const seen = await walkSeen(blue);
  expect(seen.at(0), 'where it stood').toBe(8);
  expect(seen.filter((y) => y > 8 && y < 12).length, 'places on the way').toBeGreaterThan(0);
  expect(seen, 'on and on, never back').toEqual(seen.toSorted((one, other) => one - other));
  expect(await walkSeen(spectator), 'without motion it is there at once').toEqual([8, 12]);

  await act(red, 'lose-stands', { stands: [others] });
  for (const player of [blue, spectator]) {
    const fallen = { fallen: 1 };
    await isDrawn(player.table.board.element, (drawn) => drawn.kinds('fallen'), fallen, 'its standard lies there');
  }
  await spectator.page.reload();
  await isDrawn(
    spectator.table.board.element,
    (drawn) => drawn.kinds('fallen'),
    { fallen: 1 },
    'it lies there for who comes later',
  );
  await blue.page.getByRole('button', { name: 'How to look at the board' }).click();
  await blue.page.getByRole('button', { name: 'Layers' }).click();
  await blue.page.getByRole('menuitemcheckbox', { name: 'Fallen standards' }).click();
  await isDrawn(blue.table.board.element, (drawn) => drawn.layers.includes('fallen'), false, 'put out of sight');
  expect((await drawnOn(blue.table.board.element)).layers).not.toContain('dust');
});
