import type { Page } from '@playwright/test';
import { act } from '../act.ts';
import { eventually } from '../eventually.ts';
import { drawnOn, isDrawn } from '../pages/drawn.ts';
import { expect, type Player, test } from '../players.ts';
import { stand } from '../skirmish.ts';

const bannerOf = ({ page }: Player) => page.locator('vx-turn-banner .banner');
const diceOf = ({ page }: Player) => page.locator('vx-thrown-dice .thrown');

/** What lets people notice things comes after the board. */
const isAwake = async ({ page }: Player): Promise<void> =>
  void (await page.waitForFunction(() => customElements.get('vx-battle-news') !== undefined));

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
    await expect(bannerOf(red)).toContainText('Your turn');
    for (const player of [blue, spectator]) await expect(bannerOf(player)).toContainText('Red’s turn');
    const under = await bannerOf(red).evaluate((banner) => {
      const { left, top, width, height } = banner.getBoundingClientRect();
      return document.elementsFromPoint(left + width / 2, top + height / 2).length > 0
        ? getComputedStyle(banner).pointerEvents
        : 'off the screen';
    });
    expect(under).toBe('none');
    await expect(red.page).toHaveTitle('Your turn · A table of friends · Vexillum');
    await expect(blue.page).toHaveTitle('A table of friends · Vexillum');
    for (const player of [red, blue, spectator]) await expect(bannerOf(player)).toHaveCount(0);
  });

  await test.step('command dice lie before both sides and whoever looks on, and go by themselves', async () => {
    await hear(blue.page);
    await red.table.board.surface.focus();
    await red.page.keyboard.press('Space');
    for (const player of [red, blue, spectator]) {
      await expect(diceOf(player)).toContainText('Command points');
      await expect(diceOf(player).locator('.red .die').first()).toBeVisible();
    }
    const shown = await diceOf(red)
      .locator('.die')
      .evaluateAll((dice) => dice.map((die) => die.ariaLabel));
    const theirs = await diceOf(blue)
      .locator('.die')
      .evaluateAll((dice) => dice.map((die) => die.ariaLabel));
    expect(theirs).toEqual(shown);
    // Readers hear them once, from the region that says what the others do.
    await expect(diceOf(blue)).toHaveAttribute('aria-hidden', 'true');
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
    await expect(bannerOf(blue)).toContainText('Your turn');
    await expect(bannerOf(blue)).toHaveCount(0);
  });

  await test.step('whoever wants no sound hears none', async () => {
    await blue.table.fromMenu('Sound off');
    const before = await heardOn(blue.page);
    await act(blue, 'roll-dice', { dice: [6, 6], why: 'the weather' });
    await expect(diceOf(blue)).toContainText('the weather');
    expect(await heardOn(blue.page)).toBe(before);
    await red.table.show('Dice');
    await expect(diceOf(red).locator('.blue .die')).toHaveCount(2);
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
  await blue.page.getByRole('button', { name: 'How to look at the board' }).click();
  await blue.page.getByRole('button', { name: 'Layers' }).click();
  await blue.page.getByRole('menuitemcheckbox', { name: 'Fallen standards' }).click();
  await isDrawn(blue.table.board.element, (drawn) => drawn.layers.includes('fallen'), false, 'put out of sight');
  expect((await drawnOn(blue.table.board.element)).layers).not.toContain('dust');
});
