import { act } from '../act.ts';
import { fightToTheEnd, shortLines } from '../battle-that-ends.ts';
import { eventually } from '../eventually.ts';
import { phone } from '../phone.ts';
import { expect, type Player, test } from '../players.ts';
import { milliPose, stand, type Standing } from '../skirmish.ts';

const dialogOf = ({ page }: Player) => page.locator('vx-positions wa-dialog[open]');
const momentsOf = ({ page }: Player) => page.getByRole('list', { name: 'Moments, the latest first' });
const noticeOf = ({ page }: Player) => page.getByRole('region', { name: 'A proposal to go back' });
const turnOf = ({ page }: Player) => page.getByRole('region', { name: 'The turn' });

const isAt = (player: Player, id: string, standing: Standing) =>
  eventually(async () => (await player.table.board.poses())[id], `${player.name} sees where it is`).toEqual([
    ...milliPose(standing),
  ]);

/** Somebody's list of moments, out of the menu. */
const openMoments = async (player: Player): Promise<void> => {
  await player.table.fromMenu('Go back …');
  await expect(player.page.getByRole('dialog', { name: 'Go back' })).toBeVisible();
};

test('two captains go back together to a moment that they have named; the umpire rules another, and everybody sees the same board', async ({
  gather,
}) => {
  const { red, blue, umpire, spectator } = await gather('grand-triumph', ['red', 'blue', 'umpire', 'spectator']);
  const everybody = [red, blue, umpire, spectator];
  for (const captain of [red, blue]) await act(captain, 'accept-umpire', {});

  await test.step('before the battle there is nothing to go back to, and it says why', async () => {
    await openMoments(red);
    await expect(dialogOf(red)).toContainText('once the armies are deployed');
    await red.table.closeDialog();
  });

  const [reds, blues] = await shortLines(red, blue);
  const [knight = ''] = reds;
  const [foe = ''] = blues;
  const start: Standing = ['KNT', 40, 8, 0];
  await act(red, 'begin-turn', {});
  await act(red, 'roll-command-points', {});

  await test.step('the turn has named itself, and a captain names the present moment', async () => {
    await openMoments(red);
    await expect(momentsOf(red).getByRole('listitem')).toHaveText([/the start of turn 1 \(Red\)/]);
    await red.page.getByRole('button', { name: 'before the charge' }).click();
    await red.page.getByRole('button', { name: 'Name this moment' }).click();
    await expect(momentsOf(red).getByRole('listitem')).toHaveText([
      /“before the charge” \(turn 1, Red\)\s*\d\d:\d\d, named by Hanno/,
      /the start of turn 1 \(Red\)/,
    ]);
    await red.table.closeDialog();
    await expect(spectator.table.log).toContainText('named this moment: “before the charge” (turn 1, Red)');
  });

  await test.step('they go on: two moves, a loss, and the next turn', async () => {
    for (const y of [10, 12])
      await act(red, 'move-stands', { moves: [{ id: knight, to: milliPose(['KNT', 40, y, 0]) }] });
    await act(blue, 'lose-stands', { stands: [foe] });
    await act(red, 'begin-phase', { isTurnOver: true });
    for (const player of everybody) {
      await isAt(player, knight, ['KNT', 40, 12, 0]);
      await eventually(async () => (await player.table.board.poses())[foe]).toBeUndefined();
      await expect(turnOf(player)).toContainText('Turn 2: Blue');
    }
  });

  await test.step('red proposes, blue says no, red proposes once more', async () => {
    await openMoments(red);
    await red.page.getByRole('button', { name: /^Propose: “before the charge”/ }).click();
    await expect(dialogOf(red)).toHaveCount(0);
    await expect(noticeOf(red)).toContainText('You propose to go back to “before the charge” (turn 1, Red)');
    await noticeOf(blue).getByRole('button', { name: 'No', exact: true }).click();
    await expect(noticeOf(red)).toHaveCount(0);
    await expect(red.table.log).toContainText('says no to going back to “before the charge”');
    await openMoments(red);
    await red.page.getByRole('button', { name: /^Propose: “before the charge”/ }).click();
  });

  await test.step('others read it and have nothing to press; blue agrees by keyboard', async () => {
    await expect(noticeOf(spectator)).toContainText('Red proposes to go back to “before the charge” (turn 1, Red).');
    await expect(noticeOf(spectator).getByRole('button')).toHaveCount(0);
    await expect(noticeOf(umpire).getByRole('button', { name: 'Rule it' })).toBeVisible();
    await noticeOf(blue).getByRole('button', { name: 'Agree' }).focus();
    await blue.page.keyboard.press('Enter');
  });

  await test.step('everybody sees the board as it was, and reads that both went back', async () => {
    for (const player of everybody) {
      await isAt(player, knight, start);
      await isAt(player, foe, ['KNT', 40, 28, 180]);
      await expect(turnOf(player)).toContainText('Turn 1: Red · Movement');
      await expect(noticeOf(player)).toHaveCount(0);
      await expect(player.table.log).toContainText('Red and Blue went back to “before the charge” (turn 1, Red)');
      // Nothing is erased.
      await expect(player.table.log).toContainText('took away as lost');
    }
  });

  await test.step('play goes on from there, and the umpire rules that they go back to the start of the turn', async () => {
    await act(red, 'move-stands', { moves: [{ id: knight, to: milliPose(['KNT', 40, 9, 0]) }] });
    await isAt(umpire, knight, ['KNT', 40, 9, 0]);
    await openMoments(umpire);
    await expect(momentsOf(umpire).getByRole('listitem').first()).toContainText(
      /the moment before going back, in turn 2 \(Blue\)\s*\d\d:\d\d, left by Fabia/,
    );
    await umpire.page.getByRole('button', { name: 'Rule it: the start of turn 1 (Red)' }).click();
    for (const player of everybody) {
      await isAt(player, knight, start);
      await expect(turnOf(player)).toContainText('Turn 1: Red · Cards');
      await expect(player.table.log).toContainText('ruled that the table goes back to the start of turn 1 (Red)');
    }
  });

  await test.step('a reloaded page has the same list', async () => {
    await red.table.reload();
    await openMoments(red);
    await expect(momentsOf(red).getByRole('listitem')).toHaveText([
      /the moment before going back, in turn 1 \(Red\)/,
      /the start of turn 1 \(Red\)/,
    ]);
  });
});

test('on a phone a captain who is alone goes back at once; the list fits, and speaks German', async ({ gather }) => {
  const { red } = await gather('grand-triumph', ['red'], phone);
  const { page } = red;
  const start: Standing = ['KNT', 40, 8, 0];
  const [knight = ''] = await stand(red, [start]);
  await act(red, 'begin-turn', {});
  await act(red, 'begin-phase', { phase: 'movement' });
  await act(red, 'move-stands', { moves: [{ id: knight, to: milliPose(['KNT', 40, 12, 0]) }] });
  await isAt(red, knight, ['KNT', 40, 12, 0]);

  await test.step('one press, and the stand is back', async () => {
    await openMoments(red);
    const wide = await page.locator('vx-positions').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Go back: the start of turn 1 (Red)' }).tap();
    await expect(dialogOf(red)).toHaveCount(0);
    await isAt(red, knight, start);
  });

  await test.step('and in German', async () => {
    await red.table.fromMenu('Settings');
    await page.getByRole('menuitemcheckbox', { name: 'Deutsch' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menü', exact: true }).click();
    await page.locator('vx-bar-menu').getByRole('button', { name: 'Zurückgehen …' }).click();
    await expect(dialogOf(red)).toContainText('Beginn von Zug 1 (Rot)');
    await expect(dialogOf(red)).toContainText('Augenblick vor dem Zurückgehen, in Zug 1 (Rot)');
  });
});

test('on phones both captains take back the end of a battle: the question lies over the last screen, and the battle goes on', async ({
  gather,
}) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue'], phone);
  const endOf = ({ page }: Player) => page.getByRole('dialog', { name: /has won|have won/ });
  await fightToTheEnd(red, blue);
  for (const captain of [red, blue]) await act(captain, 'end-game', {});
  for (const captain of [red, blue]) await expect(endOf(captain)).toBeVisible();

  await endOf(red).getByRole('button', { name: 'Look at the board' }).first().tap();
  await expect(endOf(red)).toBeHidden();
  await openMoments(red);
  await red.page.getByRole('button', { name: 'Propose: the start of turn 2 (Blue)' }).tap();
  await noticeOf(blue).getByRole('button', { name: 'Agree' }).tap();
  for (const captain of [red, blue]) {
    await expect(endOf(captain)).toBeHidden();
    await expect(turnOf(captain)).toContainText('Turn 2: Blue · Cards');
  }
});
