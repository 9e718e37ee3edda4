import type { Page } from '@playwright/test';
import { act } from '../act.ts';
import { eventually } from '../eventually.ts';
import { phone } from '../phone.ts';
import { expect, type Player, test } from '../players.ts';
import { stand } from '../skirmish.ts';

/** Which part of the window is board that nothing lies over, looked at every few pixels. */
const shareOfBoard = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const deepest = (x: number, y: number): Element | null => {
      let found = document.elementFromPoint(x, y);
      while (found?.shadowRoot) {
        const inner = found.shadowRoot.elementFromPoint(x, y);
        if (!inner || inner === found) break;
        found = inner;
      }
      return found;
    };
    const isBoard = (element: Element | null): boolean => {
      const root = element?.getRootNode();
      return root instanceof ShadowRoot && root.host.localName === 'vx-board';
    };
    const step = 4;
    let [seen, all] = [0, 0];
    for (let x = step / 2; x < innerWidth; x += step)
      for (let y = step / 2; y < innerHeight; y += step) {
        all += 1;
        if (isBoard(deepest(x, y))) seen += 1;
      }
    return seen / all;
  });

/** From now on every place and size that the board has had, and whatever the browser calls a shift of it. */
const watchBoard = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const find = (root: Document | ShadowRoot, name: string): Element | undefined =>
      [...root.querySelectorAll('*')]
        .map((element) => {
          if (element.localName === name) return element;
          return element.shadowRoot ? find(element.shadowRoot, name) : undefined;
        })
        .find((element) => element !== undefined);
    const board = find(document, 'vx-board');
    const seen = { places: new Set<string>(), shift: 0 };
    const look = () => {
      const { x, y, width, height } = board?.getBoundingClientRect() ?? new DOMRect();
      seen.places.add([x, y, width, height].join(' '));
      requestAnimationFrame(look);
    };
    look();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] };
        if (sources.some(({ node }) => node !== null && board && node.contains(board))) seen.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: false });
    Object.assign(window, { boardSeen: seen });
  });

const boardSeen = (page: Page): Promise<{ places: string[]; shift: number }> =>
  page.evaluate(() => {
    const { places, shift } = (window as unknown as { boardSeen: { places: Set<string>; shift: number } }).boardSeen;
    return { places: [...places], shift };
  });

const select = ({ table }: Pick<Player, 'table'>, ids: readonly string[]): Promise<void> =>
  table.board.element.evaluate((board, chosen) => {
    (board as unknown as { readonly hand: { select(ids: readonly string[]): void } }).hand.select(chosen);
  }, ids);

const inBattle = async (red: Player, blue: Player): Promise<readonly string[]> => {
  const ids = await stand(red, [
    ['SPR*', 30, 8, 0],
    ['SPR', 42, 8, 0],
    ['PIK', 44, 8, 0],
  ]);
  await stand(blue, [['SPR*', 42, 28, 180]]);
  await red.page.getByRole('button', { name: 'Begin Red’s turn' }).click();
  await expect(red.page.getByRole('region', { name: 'The turn' })).toContainText('Turn 1: Red');
  await red.table.closeMessages();
  return ids;
};

test('in a battle the board is the window, with the drawer shut and open, and its stands are large enough to be read', async ({
  gather,
}) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue'], { viewport: { width: 1440, height: 900 } });
  const { board } = red.table;
  await inBattle(red, blue);
  await red.page.mouse.move(720, 700);
  expect(await shareOfBoard(red.page), 'with the drawer open').toBeGreaterThanOrEqual(0.75);
  const open = await board.scale();

  await board.surface.focus();
  await red.page.keyboard.press('b');
  await expect(red.page.getByRole('button', { name: 'Show the panels' })).toBeVisible();
  await board.viewIsAtRest();
  expect(await shareOfBoard(red.page), 'with the drawer shut').toBeGreaterThanOrEqual(0.95);
  expect(2 * (await board.scale()), 'the width of a stand').toBeGreaterThanOrEqual(28);
  for (const x of [0, 90])
    for (const y of [0, 36])
      expect(await board.isFreeAt(await board.screenPoint(x, y)), `nothing lies over ${x}, ${y}`).toBe(true);

  await red.page.keyboard.press('1');
  await expect(red.table.log).toBeVisible();
  await board.viewIsAtRest();
  expect(await board.scale(), 'the board keeps clear of the drawer').toBeCloseTo(open, 3);
  await red.page.keyboard.press('1');
  await expect(red.table.log).toBeHidden();
  await red.table.reload();
  await expect(red.page.getByRole('tab', { name: 'Log' }), 'its tabs stay').toBeVisible();
  await expect(red.table.log, 'shut as it was left').toBeHidden();
});

test('nothing that opens, steps or arrives moves the board', async ({ gather }) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue'], { viewport: { width: 1440, height: 900 } });
  await red.table.isReady();
  await watchBoard(red.page);
  await red.table.deployment.fold();
  await red.table.deployment.unfold();
  await red.table.bringArmy('Hannibal in Italy, 217 BC');
  await blue.table.bringArmy('Alexander in Asia, 334 BC');
  await red.table.deployment.sayAdvantage('Red');
  await blue.table.deployment.sayAdvantage('Red');
  for (const tab of ['Terrain', 'Flags', 'Chat', 'Troops'] as const) await red.table.show(tab);
  for (const command of [1, 2, 3] as const) await red.table.placeCommand(command);
  await blue.table.say('All is placed.');
  await red.table.board.clickStand((await red.table.placedStands('red', 1))[0] ?? '');
  await red.page.keyboard.press('e');
  await red.page.keyboard.press('Escape');
  await red.table.openOrders();
  await red.table.fromMenu('Help');
  await red.table.closeDialog();
  await red.table.board.surface.focus();
  await red.page.keyboard.press('b');
  await red.page.keyboard.press('b');
  expect(await boardSeen(red.page)).toEqual({ places: ['0 0 1440 900'], shift: 0 });
});

test('a whole deployment, step by step to the first turn, moves neither the board of a desk nor that of a phone', async ({
  gather,
}) => {
  const { red, blue, umpire } = await gather('grand-triumph', ['red', 'blue', 'umpire'], {
    viewport: { width: 1440, height: 900 },
  });
  await blue.page.setViewportSize(phone.viewport);
  await blue.table.reload();
  for (const { page } of [red, blue]) await watchBoard(page);
  await red.table.bringArmy('Hannibal in Italy, 217 BC');
  await blue.table.bringArmy('Alexander in Asia, 334 BC');
  for (const { table } of [red, blue]) await table.deployment.acceptUmpire(umpire.name);
  await act(umpire, 'set-roles', { advantaged: 'red' });
  const onStep = async (number: number): Promise<void> => {
    await act(umpire, 'advance-step', { to: number });
    for (const { table } of [red, blue]) await expect(table.deployment.headline).toContainText(`Step ${number} of 10`);
  };
  for (const step of [2, 3, 4, 5, 6, 7]) await onStep(step);
  await blue.table.show('Troops');
  for (const { table } of [red, blue]) for (const command of [1, 2, 3] as const) await table.placeCommand(command);
  for (const step of [8, 9]) await onStep(step);
  await act(red, 'begin-turn', {});
  for (const { page, table } of [red, blue]) {
    await expect(page.getByRole('region', { name: 'The turn' })).toContainText('Turn 1: Red');
    const [first = ''] = await table.placedStands('red');
    await select({ table }, [first]);
    await expect(table.selection).toBeVisible();
    await table.board.viewIsAtRest();
  }
  expect(await boardSeen(red.page), 'on a desk').toEqual({ places: ['0 0 1440 900'], shift: 0 });
  expect(await boardSeen(blue.page), 'on a phone').toEqual({ places: ['0 0 390 844'], shift: 0 });
});

test('on a phone the whole board stands upright, and what a finger carries goes where the finger goes', async ({
  gather,
}) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue'], phone);
  const { board } = red.table;
  const [, , pikes = ''] = await inBattle(red, blue);
  for (const { page } of [red, blue]) {
    const shut = page.getByRole('button', { name: 'Hide the panels' });
    if (await shut.isVisible()) await shut.tap();
  }
  for (const [{ table }, own] of [
    [red, 0],
    [blue, 36],
  ] as const) {
    await table.board.viewIsAtRest();
    expect(await table.board.scale(), 'CSS pixels of an MU').toBeGreaterThanOrEqual(7);
    const [near, far] = [await table.board.screenPoint(45, own), await table.board.screenPoint(45, 36 - own)];
    expect(near.x, 'one’s own edge is at the left').toBeLessThan(far.x);
    for (const x of [0, 90])
      for (const y of [0, 36])
        expect(await table.board.isFreeAt(await table.board.screenPoint(x, y)), `nothing lies over ${x}, ${y}`).toBe(
          true,
        );
  }

  const fingers = await red.table.fingers();
  await board.see({ x: 44, y: 10 }, 40);
  await fingers.tap(await board.grip(pikes));
  await eventually(() => board.selection()).toEqual([pikes]);
  await board.viewIsAtRest();
  const from = await board.grip(pikes);
  await fingers.drag(from, { x: from.x + 50, y: from.y + 30 });
  await eventually(() => board.pose(pikes)).not.toEqual([44_000, 8000, 0]);
  const to = await board.grip(pikes);
  expect([to.x - from.x, to.y - from.y].map((way) => Math.round(way / 10))).toEqual([5, 3]);
});

test('a board that stands upright is laid across by whoever wants it so, and stays so on this device', async ({
  gather,
}) => {
  const { red } = await gather('grand-triumph', ['red'], phone);
  const { table, page } = red;
  await page.getByRole('button', { name: 'Hide the panels' }).tap();
  await table.board.viewIsAtRest();
  const upright = await table.board.scale();
  await page.getByRole('button', { name: 'How to look at the board' }).tap();
  await page.getByRole('button', { name: 'Lay the board across' }).tap();
  await eventually(() => table.board.scale()).toBeLessThan(upright / 1.5);
  const across = await table.board.scale();
  await table.reload();
  await page.getByRole('button', { name: 'Hide the panels' }).tap();
  await table.board.viewIsAtRest();
  expect(await table.board.scale(), 'as it was left').toBeCloseTo(across, 3);
  await page.getByRole('button', { name: 'How to look at the board' }).tap();
  await page.getByRole('button', { name: 'Turn the board upright' }).tap();
  await eventually(() => table.board.scale()).toBeCloseTo(upright, 3);

  await page.setViewportSize({ width: 844, height: 390 });
  await table.board.viewIsAtRest();
  const [left, right] = [await table.board.screenPoint(0, 0), await table.board.screenPoint(90, 0)];
  expect(right.x - left.x, 'on its side the phone shows it across').toBeGreaterThan(500);
});

test('on a phone a selection leaves the board three quarters of the screen, and the turn its sentence', async ({
  gather,
}) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue'], phone);
  const [first = '', second = ''] = await inBattle(red, blue);
  await select(red, [first]);
  await expect(red.table.hand.getByRole('button', { name: 'Conform' })).toBeVisible();
  await expect(red.page.getByRole('button', { name: 'Typed orders' }), 'orders can still be typed').toHaveCount(1);
  // The sheet glides down for the hand.
  await eventually(async () => 844 * (await shareOfBoard(red.page)), 'of 844 px').toBeGreaterThanOrEqual(635);
  const says = red.page.getByRole('region', { name: 'The turn' }).getByText('Then roll for command points');
  await says.click({ trial: true });

  await expect(red.table.selection.getByRole('button', { name: 'To reserve' }), 'its card is one line').toBeHidden();
  await red.table.selection.getByRole('button', { name: /^Sp\d Spear: show more$/ }).tap();
  await expect(red.table.selection.getByRole('button', { name: 'To reserve' })).toBeVisible();
  await expect(red.table.selection).toContainText('close order, foot');
  await says.click({ trial: true });
  await select(red, []);
  await expect(red.table.selection).toBeHidden();
  await select(red, [first, second]);
  await expect(
    red.table.selection.getByRole('button', { name: '2 pieces: show more' }),
    'one line again',
  ).toBeVisible();
});

test('on a phone the sheet leaves in the middle what was there, and never lies over what is selected', async ({
  gather,
}) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue'], phone);
  const { table, page } = red;
  const ids = await inBattle(red, blue);
  await page.getByRole('button', { name: 'Show the panels' }).tap();
  const shut = page.getByRole('button', { name: 'Hide the panels' });
  await shut.tap();
  await table.board.see({ x: 45, y: 14 }, 40);
  const { middle } = await table.board.seen();
  const isThere = async () => {
    const seen = await table.board.seen();
    return [seen.middle.x - middle.x, seen.middle.y - middle.y].map((off) => Math.abs(Math.round(10 * off)));
  };
  await page.getByRole('button', { name: 'Show the panels' }).tap();
  await expect(shut).toBeVisible();
  await eventually(isThere, 'half of the screen is sheet').toEqual([0, 0]);
  await shut.tap();
  await eventually(isThere, 'the sheet is down').toEqual([0, 0]);

  // It stands low on the screen.
  const [first = ''] = ids;
  await table.board.see({ x: 20, y: 14 }, 40);
  await select(red, [first]);
  await page.getByRole('button', { name: 'Show the panels' }).tap();
  await expect(shut).toBeVisible();
  await eventually(async () => (await table.board.grip(first)).y, 'above the sheet').toBeLessThan(844 * 0.54);
});

test('on a phone that lies on its side the board has two thirds of the screen, with a selection more than half', async ({
  gather,
}) => {
  const onItsSide = { ...phone, viewport: { width: 844, height: 390 } };
  const { red, blue } = await gather('grand-triumph', ['red', 'blue'], onItsSide);
  const { table, page } = red;
  const [first = ''] = await inBattle(red, blue);
  await eventually(() => shareOfBoard(page), 'without a selection').toBeGreaterThanOrEqual(0.65);
  for (const x of [0, 90])
    for (const y of [0, 36])
      expect(await table.board.isFreeAt(await table.board.screenPoint(x, y)), `nothing lies over ${x}, ${y}`).toBe(
        true,
      );
  await select(red, [first]);
  await expect(table.hand.getByRole('button', { name: 'Conform' })).toBeVisible();
  await eventually(() => shareOfBoard(page), 'with a selection').toBeGreaterThanOrEqual(0.55);
  for (const x of [0, 90])
    expect(await table.board.isFreeAt(await table.board.screenPoint(x, 0)), 'nor over the own edge').toBe(true);
  await page.getByRole('button', { name: 'Show the panels' }).tap();
  await expect(page.getByRole('tab', { name: 'Log' })).toBeVisible();
  await table.board.viewIsAtRest();
  await expect
    .poll(async () => table.board.isFreeAt(await table.board.screenPoint(90, 0)), 'the sheet stands beside the board')
    .toBe(true);
});
