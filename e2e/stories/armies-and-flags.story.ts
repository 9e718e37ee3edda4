import { act } from '../act.ts';
import { eventually } from '../eventually.ts';
import { ArmyDeskPage } from '../pages/army-desk-page.ts';
import { FlagsPage } from '../pages/flags-page.ts';
import { OrdersPage } from '../pages/orders-page.ts';
import { expect, type Player, test } from '../players.ts';
import { valleyList } from '../valley-list.ts';

const milli = (mu: number): number => Math.round(mu * 1000);

/** Puts a stand of one's own somewhere else, to the thousandth, which no hand can. */
const move = async (player: Player, id: string, x: number, y: number): Promise<void> => {
  await act(player, 'move-stands', { moves: [{ id, to: [milli(x), milli(y), 0] }] });
};

/** A side's stands of a type in one command, from its left to its right. */
const standsFromLeft = async ({ table }: Player, command: number, troopType: string): Promise<string[]> => {
  const poses = await table.board.poses();
  const stands = await table.board.stands();
  return stands
    .filter((stand) => stand.side === 'red' && stand.command === command && stand.troopType === troopType)
    .map(({ id }) => id)
    .sort((a, b) => (poses[a]?.[0] ?? 0) - (poses[b]?.[0] ?? 0));
};

const place = async (player: Player, command: 1 | 2 | 3): Promise<void> => {
  await player.table.show('Troops');
  await player.table.placeCommand(command);
};

test('two friends make their armies and deploy them with every kind of mistake: flags tell, and nobody waits', async ({
  gather,
}) => {
  const { red, blue, umpire } = await gather('grand-triumph', ['red', 'blue', 'umpire']);
  const tables = new Map([red, blue].map((player) => [player, player.page.url()] as const));
  const [redFlags, blueFlags, umpireFlags] = [red, blue, umpire].map(({ page }) => new FlagsPage(page)) as [
    FlagsPage,
    FlagsPage,
    FlagsPage,
  ];
  const everybody = [redFlags, blueFlags, umpireFlags];
  const allRead = async (...words: (string | RegExp)[]): Promise<void> => {
    for (const flags of everybody) for (const each of words) await expect(flags.flag(each)).toHaveCount(1);
  };
  const isGone = async (...words: (string | RegExp)[]): Promise<void> => {
    for (const flags of everybody) for (const each of words) await expect(flags.flag(each)).toHaveCount(0);
  };
  const bring = async (player: Player): Promise<void> => {
    const army = await player.armies.keep();
    await player.page.goto(tables.get(player) ?? '');
    await player.table.isReady();
    await player.table.bringArmy(army);
    await new FlagsPage(player.page).open();
    await player.table.deployment.unfold();
  };

  await test.step('red takes a list of their own: the desk says what is missing, and fills it', async () => {
    const desk = new ArmyDeskPage(red.page);
    await red.armies.open();
    await red.armies.chooseGame('GRAND TRIUMPH!');
    await red.armies.load(valleyList);
    await expect(desk.flag('Men of the towns: 0 taken; at least 24 are needed (list 8 × 3).')).toBeVisible();
    await red.page.getByRole('button', { name: 'Suggest an army', exact: true }).click();
    await expect(red.armies.points).toContainText('144 / 144');
    await desk.hasNoFlags();

    await desk.take('More', 'Ambush');
    await expect(desk.flag('The army is worth 145 points; 144 are allowed: 1 too many.')).toBeVisible();
    await desk.take('Less', 'Slingers: Skirmishers');
    await expect(desk.flag('worth 142 points of 144: 2 are left to spend')).toBeVisible();
  });

  await test.step('red splits their army in three, and the split board says what does not hold', async () => {
    const desk = new ArmyDeskPage(red.page);
    const spears = (await desk.keysIn(3, 'Spear')).slice(-7);
    await desk.choose(spears);
    await desk.does('To command 1');
    await expect(desk.flag('Command 3 is worth 19 points; at least 24 are needed.')).toContainText(
      'Move stands worth 5 points or more into it.',
    );
    await desk.choose(spears);
    await desk.does('To command 3');
    await expect(desk.flag('Command 3 is worth')).toHaveCount(0);

    const [slinger = ''] = await desk.keysIn(2, 'Skirmishers');
    const [knight = ''] = await desk.keysIn(2, 'Knights');
    await desk.choose([slinger]);
    await desk.does('Make it the general');
    await desk.does('Choose none');
    await expect(
      desk.flag('troops like these lead only a command that is all of their like. Others in it: 10'),
    ).toHaveCount(1);
    await desk.choose([knight]);
    await desk.does('Make it the general');
    await expect(desk.flag('Command 2 is led by')).toHaveCount(0);

    await desk.exchangePoints(1, '+1');
    await expect(desk.flag('each +1 is paid for by one −1')).toBeVisible();
    await desk.exchangePoints(3, '−1');
    await expect(desk.flag('each +1 is paid for by one −1')).toHaveCount(0);
    await bring(red);
  });

  await test.step('blue takes a list that comes with the program, and lets a command march', async () => {
    const desk = new ArmyDeskPage(blue.page);
    await blue.armies.open();
    await blue.armies.chooseGame('GRAND TRIUMPH!');
    await blue.armies.suggest('League of the River Cities');
    await desk.march(3, 'left flank');
    await bring(blue);
    await blue.table.show('Plan');
    await blue.page.getByRole('button', { name: /^Orders: commands/ }).click();
    const orders = new OrdersPage(blue.page);
    await expect(orders.march(3), 'what was planned at the desk lies in the orders').toHaveValue('LF');
    await orders.close();
    await blueFlags.open();
    await umpireFlags.open();
    for (const flags of everybody) await expect(flags.list).toContainText('No flags');
  });

  await test.step('ground and camp: too large, on one another, too early, in the wrong zone', async () => {
    for (const { table } of [red, blue]) await table.deployment.sayAdvantage('Blue');
    await red.table.deployment.isAt('Step 1 of 10: Terrain (Both sides)');
    await act(red, 'place-terrain', { type: 'woods', pose: [50_000, 20_000, 0], size: [6_000, 6_000] });
    const { id } = (await act(red, 'place-terrain', {
      type: 'woods',
      pose: [45_000, 18_000, 0],
      size: [20_000, 20_000],
    })) as { readonly id: string };
    await act(red, 'place-camp', { side: 'red', pose: [60_000, 2_000, 0] });
    const early = 'camps of this side come in step 3';
    const aside = 'The main camp is not wholly within its zone, “Center”: 36 to 54 MU from its own left.';
    await allRead('Woods is 20 by 20 MU', 'Woods and Woods lie on one another', early, aside);
    await act(red, 'remove-terrain', { id });
    await isGone('Woods is 20 by 20 MU', 'lie on one another');

    for (let step = 0; step < 2; step += 1) for (const { table } of [red, blue]) await table.deployment.finish();
    await red.table.deployment.isAt('Step 3 of 10: Camps (Red)');
    await isGone(early);
    await redFlags.press(aside, /^Move it left/);
    await isGone(aside);
  });

  await test.step('a marker comes too early and off its edge; blue forgets their camp, and both agree that they need none', async () => {
    await act(red, 'place-marker', { side: 'red', letter: 'A', pose: [45_000, 1_000, 0], command: 1 });
    const [early, off] = ['This side’s come in step 5', 'The point of marker A is 1 MU off its own base edge'];
    await allRead(early, off);
    await redFlags.press(off, 'Put it on the edge');
    await isGone(off);
    await red.table.deployment.finish();
    await blue.table.deployment.finish();
    await red.table.deployment.isAt('Step 5 of 10: Entry markers (Red)');
    await isGone(early);

    const missing = 'The main camp was to be pitched in step 4';
    await blueFlags.press(missing, 'Agreed');
    await redFlags.press(missing, 'Agreed');
    for (const flags of everybody) await expect(flags.settled).toContainText('Settled (1)');
    await red.table.show('Log');
    await expect(red.table.log).toContainText('agree');
    await redFlags.open();
    await act(red, 'place-marker', { side: 'red', letter: 'B', pose: [27_000, 0, 0], command: 2 });
    await act(red, 'place-marker', { side: 'red', letter: 'C', pose: [63_000, 0, 0], command: 3 });
    await red.table.deployment.finish();
  });

  await test.step('a command comes a step too early', async () => {
    await red.table.deployment.isAt('Step 6 of 10: Entry markers (Blue)');
    await place(red, 1);
    await redFlags.open();
    await allRead('Stands deployed already in step 6: 13. This side deploys from step 7 on.');
    await blue.table.deployment.finish();
    await isGone('Stands deployed already');
    await place(red, 2);
    await redFlags.open();
  });

  await test.step('too far from the base edge: one click makes it right', async () => {
    const [spear = ''] = await standsFromLeft(red, 1, 'SPR');
    await move(red, spear, 38, 9.2);
    await allRead('is 9.2 MU from its base edge; 8 MU are allowed.');
    await redFlags.press('is 9.2 MU from its base edge', /^Move it back 1\.2 MU/);
    await isGone('from its base edge');
    expect((await red.table.board.pose(spear))[1]).toBe(8_000);
  });

  await test.step('battle line on the wing: that it is battle line is red’s secret, and so is the flag', async () => {
    const [spear = ''] = await standsFromLeft(red, 2, 'SPR');
    await move(red, spear, 14, 7);
    await eventually(async () => (await blue.table.board.pose(spear))[0]).toBe(14_000);
    await expect(redFlags.flag('is battle line')).toContainText('only your side sees this');
    await expect(blueFlags.flag(/battle line/)).toHaveCount(0);
    await redFlags.press('is battle line', /^Move it right 5 MU/);
    await expect(redFlags.flag('is battle line')).toHaveCount(0);
  });

  await test.step('an ambush in the open; in the wood it may lie', async () => {
    const [, foot = ''] = await standsFromLeft(red, 1, 'LFT');
    await move(red, foot, 40, 14);
    await allRead('lies in ambush, and no part of it is in difficult terrain');
    await move(red, foot, 40, 29.5);
    await allRead('lies in ambush 6.5 MU from the enemy’s base edge; it keeps 8 MU away.');
    await move(red, foot, 50, 20);
    await isGone('lies in ambush');
  });

  await test.step('far from marker and general: the umpire allows it as it stands, and it comes back when it moves', async () => {
    const [foot = ''] = await standsFromLeft(red, 1, 'LFT');
    await move(red, foot, 68, 7);
    const far = (mu: number) => `reaches ${mu} MU sideways from marker A of command 1; 16 MU are allowed.`;
    await allRead(far(24), 'its orders carry 16 MU at most');
    await blueFlags.press(far(24), 'Ask the umpire');
    await expect(umpireFlags.flag(far(24))).toContainText('Fabia asks the umpire');
    await umpireFlags.rule(far(24), { verdict: 'Allowed', scope: 'as it stands now', text: 'There is a bridge.' });
    for (const flags of everybody) await expect(flags.settled).toContainText('Settled (2)');
    await move(red, foot, 67, 7);
    for (const flags of everybody) await expect(flags.settled).toContainText('Settled (1)');
    await expect(blueFlags.flag(far(23))).not.toContainText('rules: allowed');
  });

  await test.step('with flags that are still open they play on', async () => {
    await red.table.deployment.finish();
    await blue.table.deployment.isAt('Step 8 of 10: All commands (Blue)');
    await place(blue, 1);
    await blue.table.deployment.finish();
    await blueFlags.open();
    const few = 'Commands deployed: 1. By the end of step 8 there should be 3.';
    await expect(blueFlags.flag(few), 'who marches is a secret, so who is missing is one').toContainText(
      'only your side sees this',
    );
    await expect(redFlags.flag(few)).toHaveCount(0);
    await place(blue, 2);
    await blueFlags.open();
    await isGone(few);
    await place(red, 3);
    await red.table.deployment.finish();
    await blue.table.deployment.does('Begin the first turn');
    const [own = ''] = await blue.table.placedStands('blue', 1);
    await blue.table.dragStand(own, 0, -3);
    const pose = await blue.table.board.pose(own);
    await eventually(() => red.table.board.pose(own), 'red sees it').toEqual(pose);
    await redFlags.open();
    await isGone('sideways from marker', 'main camp');
  });
});
