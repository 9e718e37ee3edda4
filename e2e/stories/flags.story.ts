import { eventually } from '../eventually.ts';
import { FlagsPage } from '../pages/flags-page.ts';
import { expect, test } from '../players.ts';
import { bringTroops, milliPose, stand } from '../skirmish.ts';
import { act } from '../act.ts';

test('two players and an umpire talk about flags, and nobody waits for one', async ({ gather }) => {
  const { red, blue, umpire } = await gather('grand-triumph', ['red', 'blue', 'umpire']);
  const [redFlags, blueFlags, umpireFlags] = [red, blue, umpire].map(({ page }) => new FlagsPage(page)) as [
    FlagsPage,
    FlagsPage,
    FlagsPage,
  ];
  await redFlags.open();
  await blueFlags.open();
  await umpireFlags.open();
  const [first, second, third] = (await stand(red, [
    ['SPR', 40, 9.2, 0],
    ['SPR', 44, 9.5, 0],
    ['SPR', 48, 10, 0],
  ])) as [string, string, string];
  const tooFar = (mu: string) => new RegExp(`${mu} MU from its base edge`);

  // Everybody reads the same, with the number and what would make it right.
  for (const flags of [redFlags, blueFlags, umpireFlags]) await expect(flags.flag(tooFar('9.2'))).toBeVisible();
  const flag = await redFlags.read(tooFar('9.2'));
  await expect(flag).toContainText('9.2 MU, at most');
  await expect(flag).toContainText('Source:');

  // One is looked at on the board and made right with a click.
  await redFlags.press(tooFar('9.2'), 'Show');
  await expect(flag.getByRole('button', { name: 'Show' })).toHaveAttribute('aria-pressed', 'true');
  await redFlags.press(tooFar('9.2'), /^Move it back/);
  for (const flags of [redFlags, blueFlags]) await expect(flags.flag(tooFar('9.2'))).toHaveCount(0);
  const before = await red.table.board.poses();
  expect(before[first]?.[1]).toBeLessThan(9_200);

  // One is agreed on, first by the one and then by the other.
  await redFlags.press(tooFar('9.5'), 'Agreed');
  await expect(blueFlags.flag(tooFar('9.5'))).toContainText('agreed: Red');
  await blueFlags.press(tooFar('9.5'), 'Agreed');
  await expect(redFlags.settled).toContainText('Settled (1)');
  await redFlags.settled.locator('summary').click();
  await expect(redFlags.flag(tooFar('9.5'))).toContainText('agreed by both sides');

  // It holds until the stand is moved.
  await act(red, 'move-stands', { moves: [{ id: second, to: milliPose(['SPR', 44, 9.6, 0]) }] });
  await expect(redFlags.flag(tooFar('9.6'))).not.toContainText('agreed');
  await expect(redFlags.settled).toHaveCount(0);

  // One is the umpire's to decide.
  await blueFlags.press(tooFar('10'), 'Ask the umpire');
  await expect(umpireFlags.flag(tooFar('10'))).toContainText('Fabia asks the umpire');
  await umpireFlags.rule(tooFar('10'), { verdict: 'Allowed', scope: 'for the whole game', text: 'The ford is dry.' });
  for (const flags of [redFlags, blueFlags]) await expect(flags.settled).toContainText('Settled (1)');
  await blueFlags.settled.locator('summary').click();
  await blueFlags.read(tooFar('10'));
  await expect(blueFlags.flag(tooFar('10'))).toContainText('Livia rules: allowed');
  await expect(blueFlags.flag(tooFar('10'))).toContainText('The ford is dry.');
  await red.table.show('Log');
  await expect(red.table.log).toContainText('rules for the whole game: allowed.');

  // And with the rest they play on.
  await act(red, 'move-stands', { moves: [{ id: third, to: milliPose(['SPR', 48, 14, 0]) }] });
  await eventually(async () => (await blue.table.board.poses())[third]?.[1]).toBe(14_000);
});

test('the card of a stand names its flags, and leads to them', async ({ gather }) => {
  const { red } = await gather('grand-triumph', ['red']);
  const flags = new FlagsPage(red.page);
  await expect(flags.tab).toBeVisible();
  await flags.open();
  await expect(flags.list).toContainText('No flags');
  await bringTroops(red, ['KNT']);
  const [id] = (await stand(red, [['SPR', 40, 9.2, 0]])) as [string];
  await red.table.board.clickStand(id);
  await red.table.show('Log');
  await red.table.selection.getByRole('button', { name: /9\.2 MU from its base edge/ }).click();
  await expect(flags.flag(/9\.2 MU from its base edge/).getByRole('button', { expanded: true })).toBeFocused();
});
