import { act } from '../act.ts';
import { fightToTheEnd } from '../battle-that-ends.ts';
import { LedGame } from '../conquest/led-game.ts';
import { seatConquerors } from '../conquest/seat-conquerors.ts';
import { eventually } from '../eventually.ts';
import { beginFirstTurn, setUpBattle } from '../looks/battle.ts';
import { openATable } from '../open-a-table.ts';
import { expect, type Player, test } from '../players.ts';
import { stand } from '../skirmish.ts';
import { picture, writeGalleryPage } from './picture.ts';

test.afterAll(writeGalleryPage);

test('the start page', async ({ enter }) => {
  const { home, page } = await enter('red');
  await home.open();
  await picture(page, 'start');
});

test('an invitation', async ({ enter, playwright, server }) => {
  const linkOf = await openATable(playwright.request, server, { game: 'grand-triumph', name: 'Cannae, once more' });
  const { page } = await enter('blue');
  await page.goto(linkOf('blue-captain'));
  await expect(page.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await picture(page, 'join');
});

test('the desks of armies and maps', async ({ enter }) => {
  const { armies, page } = await enter('red');
  await armies.open();
  await armies.suggest('Hill Kingdom of Arvenna');
  await expect(armies.points).toBeVisible();
  await picture(page, 'armies');
  await page.goto('/maps');
  await expect(page.getByRole('heading', { name: 'Maps', exact: true })).toBeVisible();
  await picture(page, 'maps');
});

test('the sixth step of a deployment', async ({ gather }) => {
  const { red, blue, umpire } = await gather('grand-triumph', ['red', 'blue', 'umpire'], { areOrdersSealed: true });
  const stepTo = (to: number) => act(umpire, 'advance-step', { to });
  await red.table.bringArmy('Hannibal in Italy, 217 BC');
  await blue.table.bringArmy('Alexander in Asia, 334 BC');
  for (const { table } of [red, blue]) await table.deployment.acceptUmpire(umpire.name);
  await act(umpire, 'set-roles', { advantaged: 'red' });
  await stepTo(2);
  for (const { table } of [red, blue]) {
    await table.deployment.does('Seal your orders');
    await table.orders.seal();
    await table.orders.close();
  }
  await stepTo(5);
  await blue.table.deployment.sealMarkers();
  await stepTo(6);
  await expect(red.table.deployment.headline).toContainText('Step 6 of 10');
  await red.table.closeMessages();
  await picture(red.page, 'deployment');
});

test('a battle from afar, from the middle distance and from nearby', async ({ gather }) => {
  const { red, blue, umpire } = await gather('grand-triumph', ['red', 'blue', 'umpire']);
  await setUpBattle({ red, blue, umpire });
  await beginFirstTurn({ red, blue, umpire });
  const { page, table } = red;
  await table.clearTheView();
  const { board } = table;
  const middle = { x: 43, y: 14 };
  await picture(page, 'battle-far', async () => page.keyboard.press('f'));
  await picture(page, 'battle-middle', () => board.seeAtScale(middle, 34));
  await picture(page, 'battle-near', () => board.seeAtScale(middle, 70));
});

/** Red attacks at one place in front and flank, and shoots at another. */
const meet = async ({ red, blue }: Readonly<Record<'red' | 'blue', Player>>): Promise<void> => {
  const reds = [
    ['ARC*', 30, 18, 0],
    ['SPR', 45, 18, 0],
    ['LFT', 46, 19, 270],
    ['PIK', 55, 18, 0],
  ] as const;
  await stand(red, [...reds]);
  await stand(blue, [
    ['HFT*', 30, 20, 180],
    ['HFT', 45, 18, 180],
    ['HFT', 55, 18, 180],
  ]);
  await act(red, 'begin-turn', {});
  await act(red, 'begin-phase', { phase: 'close' });
};

test('a combat', async ({ gather }) => {
  const both = await gather('grand-triumph', ['red', 'blue']);
  await meet(both);
  const { page, table } = both.red;
  await table.show('Combat');
  await page.getByRole('button', { name: /Red Spear 1 against Blue Heavy Foot/ }).click();
  await table.closeMessages();
  await picture(page, 'combat', async () => {
    await table.board.seeAtScale({ x: 46, y: 18 }, 50);
    await table.show('Combat');
  });
});

test('the end of a battle, and its replay', async ({ gather }) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue']);
  await fightToTheEnd(red, blue);
  for (const { page } of [red, blue]) await page.getByRole('button', { name: 'End the game' }).click();
  const end = red.page.getByRole('dialog', { name: /has won|have won|nobody has won/ });
  await expect(end).toBeVisible();
  await picture(red.page, 'end');
  await end.getByRole('button', { name: 'Watch the replay' }).click();
  await expect(red.page.getByRole('slider', { name: 'Place in the match' })).toBeVisible();
  await red.page.keyboard.press('End');
  await picture(red.page, 'replay');
});

test('an attack in a game of Conquest', async ({ enter, server, playwright }) => {
  const houseRules = { 'random-start': true };
  const everybody = await seatConquerors({ enter, server, request: playwright.request, houseRules }, [
    'first',
    'second',
    'third',
  ]);
  const { first } = everybody;
  const led = new LedGame(everybody, await first.conquest.map());
  await first.conquest.press('START');
  await eventually(async () => (await led.truth.known()).game?.phase).toBe('amassing');
  await led.skipThePlacing();
  await led.step();
  await first.conquest.choose('ATTACK');
  await led.step();
  await picture(first.page, 'conquest');
});
