import { Clicks } from '../clicks.ts';
import { eventually } from '../eventually.ts';
import { CombatsPage } from '../pages/combats-page.ts';
import { TurnPage } from '../pages/turn-page.ts';
import { phone } from '../phone.ts';
import { expect, test } from '../players.ts';
import { stand } from '../skirmish.ts';

const MOST_TAPS_A_TURN = 6;

test('one turn on a phone: dice, a move into contact, a combat and the hand-over, with one thumb', async ({
  gather,
}) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue'], phone);
  const [knights = ''] = await stand(red, [
    ['KNT', 44, 14, 0],
    ['SPR', 46, 10, 0],
    ['SPR*', 48, 10, 0],
  ]);
  await stand(blue, [
    ['HFT', 44, 17.5, 180],
    ['HFT*', 48, 24, 180],
    ['SPR', 50, 24, 180],
  ]);
  const [turn, combats] = [new TurnPage(red.page), new CombatsPage(red.page)];
  await red.page.getByRole('button', { name: 'Begin Red’s turn' }).tap();
  const clicks = await Clicks.of(red.page);

  await test.step('the dice are one tap away', async () => {
    await turn.bar.getByRole('button', { name: 'Roll for command points' }).tap();
    await turn.isAt('Turn 1: Red · Movement');
  });

  await test.step('a finger carries the knights into contact, and reads what that costs and promises', async () => {
    const { board } = red.table;
    await board.see({ x: 45, y: 15 }, 24);
    const fingers = await red.table.fingers();
    await fingers.tap(await board.grip(knights));
    await eventually(() => board.selection()).toEqual([knights]);
    // The sheet made room when the finger touched the board.
    await board.viewIsAtRest();
    const from = await board.grip(knights);
    const [start, end] = [await board.screenPoint(44, 14), await board.screenPoint(44, 17.4)];
    await fingers.press(from);
    await fingers.go(from, { x: from.x + end.x - start.x, y: from.y + end.y - start.y });
    await expect(red.table.hand).toContainText('1 command point');
    await eventually(() => board.words()).toContain('combat ');
    await fingers.lift();
    await eventually(async () => (await blue.table.board.pose(knights))[1]).toBe(17_500);
  });

  await test.step('the combat is fought and applied, and the turn handed over', async () => {
    await turn.bar.getByRole('button', { name: 'On to: Close combat' }).tap();
    await expect(combats.panel.getByRole('button', { name: 'Fight' })).toBeInViewport();
    await combats.panel.getByRole('button', { name: 'Fight' }).tap();
    await expect(combats.panel.getByRole('button', { name: 'Apply' })).toBeInViewport();
    await expect(combats.result).toBeInViewport();
    await combats.panel.getByRole('button', { name: 'Apply' }).tap();
    await expect(combats.entry(/Red Knights 1 against/)).toContainText('done');
    await turn.bar.getByRole('button', { name: 'On to: End of the turn' }).tap();
    await turn.bar.getByRole('button', { name: 'End the turn' }).tap();
    await new TurnPage(blue.page).isAt('Turn 2: Blue · Cards');
  });

  const beside = await clicks.besideThePlay();
  expect(beside.length, beside.join(', ')).toBeLessThanOrEqual(MOST_TAPS_A_TURN);
});
