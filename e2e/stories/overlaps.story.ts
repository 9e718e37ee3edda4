import type { Page } from '@playwright/test';
import { speak } from '../gallery/speak.ts';
import { coveredOn } from '../looks/covered-on.ts';
import { settle } from '../looks/look-at.ts';
import { LessonPage } from '../pages/lesson-page.ts';
import { expect, type Player, test } from '../players.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
] as const;

const touch = { hasTouch: true, viewport: sizes[0] };

/** Nothing that is written or can be pressed lies under something else, in any window. */
const nothingOverlaps = async (page: Page, scene: string, inEach = async (): Promise<void> => {}): Promise<void> => {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await inEach();
    await settle(page);
    await expect
      .soft(async () => expect(await coveredOn(page), `${scene}, ${size.width} × ${size.height}`).toEqual([]))
      .toPass({ timeout: 2500 });
  }
};

const panels = async ({ page }: Player, isOpen: boolean): Promise<void> => {
  const handle = page.getByRole('button', { name: isOpen ? 'Show the panels' : 'Hide the panels' });
  if (await handle.isVisible()) await handle.click();
};

test('before the table nothing lies over anything else', async ({ enter }) => {
  const { page, home } = await enter('red', touch);
  await home.open();
  await nothingOverlaps(page, 'start');
  for (const path of ['/new', '/armies', '/maps', '/join']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await nothingOverlaps(page, path);
  }
});

test('in a battle nothing lies over anything else', async ({ enter }) => {
  const me = await enter('red', touch);
  const { page, table } = me;
  await page.goto('/');
  await page.getByRole('button', { name: 'Try a battle' }).click();
  await table.isReady();
  await nothingOverlaps(page, 'a battle with its first hint', () => panels(me, false));
  await page.getByRole('button', { name: 'Roll for command points' }).click();
  await expect(page.getByRole('button', { name: 'End the turn' })).toBeVisible();
  await table.closeMessages();
  await nothingOverlaps(page, 'a battle, panels open', () => panels(me, true));
  const [first = ''] = await table.placedStands('red');
  await nothingOverlaps(page, 'a battle, something selected', async () => {
    await panels(me, false);
    await table.board.element.evaluate((board, id) => {
      (board as unknown as { readonly hand: { select(ids: readonly string[]): void } }).hand.select([id]);
    }, first);
  });
});

test('while an army is laid out nothing lies over anything else', async ({ gather }) => {
  const { red } = await gather('grand-triumph', ['red'], touch);
  const { page, table } = red;
  await table.bringArmy('Hannibal in Italy, 217 BC');
  await table.closeMessages();
  await nothingOverlaps(page, 'deployment', () => panels(red, true));
  await nothingOverlaps(page, 'deployment, how to look at the board', async () => {
    await panels(red, false);
    const sign = page.getByRole('button', { name: 'How to look at the board' });
    if ((await sign.getAttribute('aria-expanded')) !== 'true') await sign.click();
  });
});

test('in Conquest nothing lies over anything else', async ({ enter }) => {
  const me = await enter('host', touch);
  const { conquest, home, page } = me;
  await home.open();
  await page.getByRole('button', { name: 'Try it alone' }).click();
  await conquest.isReady();
  await nothingOverlaps(page, 'lobby');
  await page.setViewportSize(sizes[0]);
  await conquest.press('START');
  await expect(page.getByRole('button', { name: 'ATTACK' })).toBeVisible();
  await nothingOverlaps(page, 'Conquest', () => panels(me, false));
  await nothingOverlaps(page, 'Conquest, panels open', () => panels(me, true));
});

test('in Conquest the panels end above the buttons, also where an attack in German takes more lines', async ({
  enter,
}) => {
  const me = await enter('host', { viewport: { width: 1024, height: 768 } });
  const { conquest, home, page } = me;
  const lesson = new LessonPage(page, conquest);
  await home.open();
  await page.getByRole('button', { name: 'Learn it in three minutes' }).click();
  await conquest.isReady();
  await expect(lesson.card).toBeVisible();
  for (let steps = 0; steps < 3; steps += 1) await lesson.follow();
  await panels(me, true);
  await speak(page, 'de');
  await settle(page);
  const [drawer, buttons] = [page.locator('vx-conquest-table .right'), page.locator('vx-conquest-controls')];
  await expect(async () => {
    const [above, below] = [await drawer.boundingBox(), await buttons.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    expect(above?.height ?? 0).toBeGreaterThan(150);
  }).toPass({ timeout: 2500 });
});
