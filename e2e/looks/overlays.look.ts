import { act } from '../act.ts';
import { eventually } from '../eventually.ts';
import { expect, type Player, test } from '../players.ts';
import { milliPose, stand } from '../skirmish.ts';
import { type Area, changedPixels } from './changed-pixels.ts';
import { lookAtAll, lookAtThemes, settle, sizes } from './look-at.ts';

/** The part of the window that what is laid over the board takes up, as far as it is on the board. */
const areaOf = async ({ table: { board } }: Player, kinds: readonly string[]): Promise<Area> => {
  const shapes = (await board.overlays())
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap((overlay) => overlay.shapes);
  const points = await Promise.all(shapes.flat().map(({ x, y }) => board.screenPoint(x, y)));
  expect(points.length, `${kinds.join(', ')} is laid over the board`).toBeGreaterThan(1);
  const box = await board.element.boundingBox();
  if (!box) throw new Error('the board is not there');
  const within = (value: number, least: number, room: number) => Math.max(least, Math.min(least + room, value));
  const [xs, ys] = [
    points.map(({ x }) => within(x, box.x, box.width)),
    points.map(({ y }) => within(y, box.y, box.height)),
  ];
  const [x, y] = [Math.min(...xs) - 3, Math.min(...ys) - 3];
  return { x, y, width: Math.max(...xs) - x + 3, height: Math.max(...ys) - y + 3 };
};

interface Scene {
  readonly name: string;
  readonly kinds: readonly string[];
  show(): Promise<unknown>;
  hide(): Promise<unknown>;
  /** The least part of its area that it changes. */
  readonly least: number;
}

/** It is seen where it is said to be, in every light; and there is a picture of each. */
const lookAtOverlay = async (player: Player, { name, kinds, show, hide, least }: Scene): Promise<void> => {
  const { page } = player;
  await page.setViewportSize(sizes.desk);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await show();
  await settle(page);
  const area = await areaOf(player, kinds);
  await lookAtThemes(page, `overlay-${name}`, 'desk');
  const changed = await changedPixels(page, area, async () => {
    await hide();
    await player.table.board.overlays();
  });
  expect.soft(changed, `${name} is seen`).toBeGreaterThan(least);
};

test('what the rules measure, laid over the board', async ({ gather }) => {
  const { red, blue, umpire } = await gather('grand-triumph', ['red', 'blue', 'umpire']);
  const { table, page } = red;
  const { board } = table;
  const [archers = '', , general = ''] = await stand(red, [
    ['ARC', 40, 12, 0],
    ['SPR', 44, 12, 0],
    ['KNT*', 48, 10, 0],
    ['SPR', 41.8, 13.4, 20],
  ]);
  await stand(blue, [
    ['SPR', 39.5, 14.6, 180],
    ['SPR', 42.4, 14.9, 180],
    ['KNT', 52, 15, 200],
  ]);
  await act(umpire, 'place-terrain', { type: 'woods', pose: [34_000, 13_000, 0], size: [6000, 5000], variant: 2 });
  await eventually(async () => Object.keys(await board.poses())).toHaveLength(8);
  await page.setViewportSize(sizes.desk);
  await table.closeMessages();
  await board.see({ x: 44, y: 13 }, 32);

  const toggled = (overlay: string) => ({
    show: () => table.toggleOverlay(overlay),
    hide: () => table.toggleOverlay(overlay),
  });
  await lookAtOverlay(red, {
    name: 'zones-of-control',
    kinds: ['zone-of-control'],
    show: () => table.toggleOverlay('Everybody’s'),
    hide: () => table.toggleOverlay('Off'),
    least: 0.1,
  });
  await lookAtOverlay(red, {
    name: 'command-ranges',
    kinds: ['command-range'],
    ...toggled('Command ranges'),
    least: 0.005,
  });
  await board.clickStand(archers);
  await lookAtOverlay(red, {
    name: 'shooting',
    kinds: ['fire-arc', 'sight', 'sight-blocked'],
    ...toggled('Shooting'),
    least: 0.05,
  });
  await table.letGoOfAll();
  await lookAtOverlay(red, { name: 'threat', kinds: ['threat'], ...toggled('What could reach what'), least: 0.1 });

  const letGo = async () => {
    await page.keyboard.press('Escape');
    await board.letGo();
  };
  await board.clickStand(general);
  await lookAtOverlay(red, {
    name: 'lens',
    kinds: ['lens'],
    show: () => board.carry(general, 1, 1.5),
    hide: letGo,
    least: 0.03,
  });
  await lookAtOverlay(red, {
    name: 'wheel-arc',
    kinds: ['arc', 'chord'],
    show: () => board.pullKnob('wheel-left', ({ x, y }) => ({ x: x - 0.6, y: y + 1.4 })),
    hide: letGo,
    least: 0.03,
  });
  await table.letGoOfAll();
  await lookAtOverlay(red, {
    name: 'ruler',
    kinds: ['ruler'],
    show: async () => {
      await page.keyboard.down('m');
      await board.drag(await board.grip(archers), await board.screenPoint(51, 15.5));
      await board.letGo();
      await page.keyboard.up('m');
    },
    hide: () => page.keyboard.press('Escape'),
    least: 0.005,
  });

  await act(red, 'begin-turn', { side: 'red' });
  await act(red, 'move-stands', { moves: [{ id: general, to: milliPose(['KNT', 50, 12.5, 25]) }] });
  await eventually(async () => (await board.pose(general))[2]).toBe(2500);
  await lookAtOverlay(red, {
    name: 'trail',
    kinds: ['trail'],
    show: () => Promise.resolve(),
    hide: () => table.toggleOverlay('Where they stood when the turn began'),
    least: 0.01,
  });

  await board.clickStand(general);
  await board.surface.focus();
  await page.keyboard.press('Shift+E');
  await page.keyboard.press('ArrowUp');
  await table.hand.getByRole('button', { name: /^Why / }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await lookAtAll(page, 'why-panel');
  await table.closeDialog();
  await page.keyboard.press('Escape');
  await table.letGoOfAll();

  for (const overlay of ['Everybody’s', 'Command ranges', 'What could reach what']) {
    await page.setViewportSize(sizes.phone);
    await board.see({ x: 44, y: 13 }, 24);
    await table.toggleOverlay(overlay);
    await lookAtThemes(page, `overlay-${overlay.toLowerCase().replaceAll(/\W+/g, '-')}`, 'phone');
    await table.toggleOverlay(overlay === 'Everybody’s' ? 'Off' : overlay);
  }
});
