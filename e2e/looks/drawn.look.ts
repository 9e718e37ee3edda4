import type { Locator } from '@playwright/test';
import { act } from '../act.ts';
import { seatGuests } from '../conquest/seat-conquerors.ts';
import { drawnOn } from '../pages/drawn.ts';
import { expect, type Player, test } from '../players.ts';
import { stand } from '../skirmish.ts';
import { settle } from './look-at.ts';

/** Letters differ a little from machine to machine, and so may a hundredth of the pixels; a piece more or less is more than that. */
const tolerance = { maxDiffPixelRatio: 0.01, threshold: 0.15 };

const size = { width: 900, height: 640 };

/** What the canvas renderer has put on the board's own picture, without what lies over it. */
const pictureOf = async (board: Locator): Promise<Buffer> => {
  await drawnOn(board);
  const picture = await board
    .locator('.host canvas:not([aria-hidden])')
    .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL('image/png'));
  return Buffer.from(picture.replace('data:image/png;base64,', ''), 'base64');
};

/** With the drawer shut, so that the board has the window. */
const standStill = async ({ page }: Player, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.setViewportSize(size);
  const shut = page.getByRole('button', { name: 'Hide the panels' });
  if (await shut.isVisible()) await shut.click();
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await settle(page);
};

test('pictures of a battlefield, near by day and whole by night, are as they were', async ({ gather }) => {
  const { red, blue, umpire } = await gather('grand-triumph', ['red', 'blue', 'umpire']);
  await act(umpire, 'place-terrain', { type: 'woods', pose: [34_000, 13_000, 2000], size: [6000, 5000], variant: 2 });
  await act(umpire, 'place-terrain', { type: 'marsh', pose: [52_000, 18_000, 0], size: [7000, 5000], variant: 3 });
  await act(red, 'place-camp', { side: 'red', pose: [45_000, 1000, 0] });
  const [archers = ''] = await stand(red, [
    ['ARC', 40, 12, 0],
    ['SPR', 42, 12, 0],
    ['KNT*', 46, 10, 30],
  ]);
  await stand(blue, [
    ['SPR', 41, 16, 180],
    ['ELE', 46, 16, 200],
  ]);
  const { table } = red;
  await standStill(red, 'light');
  await table.closeMessages();
  await table.board.see({ x: 44, y: 12 }, 30);
  await table.toggleOverlay('Everybody’s');
  await table.board.clickStand(archers);
  await red.table.pointAtNothing();
  await settle(red.page);
  expect(await pictureOf(table.board.element)).toMatchSnapshot('battle-near.png', tolerance);

  await standStill(blue, 'dark');
  await blue.table.pointAtNothing();
  await settle(blue.page);
  expect(await pictureOf(blue.table.board.element)).toMatchSnapshot('battle-whole-dark.png', tolerance);
});

test('a picture of a map before anybody holds land is as it was', async ({ enter, server, playwright }) => {
  const { spectator } = await seatGuests({ enter, server, request: playwright.request, houseRules: {} }, ['spectator']);
  await standStill(spectator, 'light');
  await expect(spectator.conquest.board.getByText('Laying out the board')).toHaveCount(0);
  await expect.poll(async () => (await drawnOn(spectator.conquest.board)).kinds('captions')).toEqual({ captions: 3 });
  expect(await pictureOf(spectator.conquest.board)).toMatchSnapshot('map.png', tolerance);
});
