import { eventually } from '../eventually.ts';
import { expect, type Player, test } from '../players.ts';
import { beginFirstTurn, setUpBattle } from './battle.ts';
import { keepHero } from './keep-hero.ts';
import { keepPicture, lookAt, lookAtAll, settle, sizes } from './look-at.ts';

test('an empty table', async ({ gather }) => {
  const { red } = await gather('grand-triumph', ['red']);
  await lookAtAll(red.page, 'table-empty');
});

test('a table in the middle of a battle', async ({ gather }) => {
  const { red, blue, umpire } = await gather('grand-triumph', ['red', 'blue', 'umpire']);
  await setUpBattle({ red, blue, umpire });
  await beginFirstTurn({ red, blue, umpire });
  await Promise.all([red, blue].map(({ table }) => table.clearTheView()));
  await lookAtAll(red.page, 'table-battle');
  await lookAt(blue.page, 'table-battle-blue', 'desk', 'light');

  // The README's pictures change only when somebody wants them to.
  if (process.env['PICTURES'] === '1') {
    await keepHero(red);
    await keepPictures(red, blue);
  }
});

/** Near enough to read the stands, while blue holds one in the hand; then the whole table in the dark, and on a phone. */
const keepPictures = async (red: Player, blue: Player): Promise<void> => {
  const { board } = red.table;
  await red.page.setViewportSize(sizes.desk);
  await settle(red.page);
  await red.page.keyboard.press('f');
  const far = await board.scale();
  for (let times = 0; times < 3; times += 1) await red.page.keyboard.press('+');
  await eventually(() => board.scale()).toBeGreaterThan(far * 1.9);

  const stand = await nearTheMiddle(blue);
  await blue.table.board.clickStand(stand);
  await blue.table.board.carry(stand, -2, -4);
  await eventually(async () => Object.keys(await board.heldByOthers())).toEqual([stand]);
  await keepPicture(red.page, 'table', 'desk', 'light');

  await blue.table.board.letGo();
  await red.page.keyboard.press('f');
  await keepPicture(red.page, 'table-dark', 'desk', 'dark');
  await keepPicture(red.page, 'phone', 'phone', 'light');
};

/** The stand of a side that faces the middle of the table. */
const nearTheMiddle = async ({ table }: Player): Promise<string> => {
  const poses = await table.board.poses();
  const stands = await table.placedStands('blue', 1);
  const far = (id: string) => Math.hypot((poses[id]?.[0] ?? 0) - 45_000, (poses[id]?.[1] ?? 0) - 18_000);
  return stands.toSorted((a, b) => far(a) - far(b))[0] ?? '';
};

test('what opens over a table', async ({ gather }) => {
  const { red } = await gather('grand-triumph', ['red']);
  for (const name of ['Help', 'Seats', 'Bring an army']) {
    await red.page.setViewportSize(sizes.desk);
    if (name === 'Help') await red.table.fromMenu(name);
    else await red.page.getByRole('button', { name }).first().click();
    await expect(red.page.getByRole('dialog')).toBeVisible();
    await lookAtAll(red.page, `table-${name.toLowerCase().replaceAll(' ', '-')}`);
    await red.page.keyboard.press('Escape');
    await expect(red.page.getByRole('dialog')).toBeHidden();
  }
});

test('a table drawn with WebGL', async ({ gather }) => {
  const { red } = await gather('triumph', ['red']);
  await red.page.goto(`/table/${red.table.id}?seat=red-captain&renderer=webgl`);
  await red.table.isReady();
  await red.table.bringArmy('The great army of the Danes, 871');
  await lookAt(red.page, 'table-webgl', 'desk', 'light');
});
