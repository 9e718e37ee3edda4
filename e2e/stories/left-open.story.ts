import { act } from '../act.ts';
import { FlagsPage } from '../pages/flags-page.ts';
import { expect, test } from '../players.ts';
import { milliPose, stand } from '../skirmish.ts';

test('a stand moved too far stays in “Left open” when its phase and its turn are over, until both agree or the umpire rules', async ({
  gather,
}) => {
  const { red, blue, umpire } = await gather('grand-triumph', ['red', 'blue', 'umpire']);
  const all = [red, blue, umpire].map(({ page }) => new FlagsPage(page)) as [FlagsPage, FlagsPage, FlagsPage];
  const [redFlags, blueFlags, umpireFlags] = all;
  const [first, second] = (await stand(red, [
    ['SPR*', 40, 8, 0],
    ['SPR', 50, 8, 0],
  ])) as [string, string];
  await stand(blue, [['SPR*', 42, 28, 180]]);
  await act(red, 'begin-turn', {});
  await act(red, 'begin-phase', { phase: 'movement' });
  await act(red, 'move-stands', { moves: [{ id: first, to: milliPose(['SPR', 40, 16, 0]) }] });
  for (const flags of all) await flags.open();
  for (const flags of all) await expect(flags.flag('Moved 8 MU')).toBeVisible();
  for (const flags of all) await expect(flags.leftOpen).toHaveCount(0);

  await test.step('the movement ends: everybody reads what it left open, and the log tells it', async () => {
    await act(red, 'begin-phase', { phase: 'end' });
    for (const flags of all) {
      await expect(flags.leftOpen).toContainText(/Moved 8 MU, and 3 MU are allowed: Sp[12]\./);
      await expect(flags.leftOpen).toContainText('Turn 1: Red · Movement');
    }
    await red.table.show('Log');
    await expect(red.table.log).toContainText(/left open: Moved 8 MU, and 3 MU are allowed: Sp[12]\./);
    await redFlags.open();
  });

  await test.step('the turn ends, and its moves are forgotten: the flag is not', async () => {
    await act(red, 'begin-phase', { isTurnOver: true });
    for (const flags of all) await expect(flags.leftOpen).toContainText('Moved 8 MU');
    await expect.poll(() => redFlags.count(), 'what was live before has gone from the list').toBe(1);
    await redFlags.press('Moved 8 MU', 'Show');
    await expect(redFlags.flag('Moved 8 MU').getByRole('button', { name: 'Show' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  await test.step('both find it right, and it is gone', async () => {
    await redFlags.press('Moved 8 MU', 'Agreed');
    await expect(blueFlags.flag('Moved 8 MU')).toContainText('agreed: Red');
    await blueFlags.press('Moved 8 MU', 'Agreed');
    for (const flags of all) await expect(flags.leftOpen).toHaveCount(0);
    await expect(umpireFlags.settled).toContainText('Settled (1)');
    await act(blue, 'begin-phase', { isTurnOver: true });
    for (const flags of all) await expect(flags.list).toContainText('No flags');
  });

  await test.step('another is the umpire’s to rule, asked for before the turn was over', async () => {
    await act(red, 'begin-phase', { phase: 'movement' });
    await act(red, 'move-stands', { moves: [{ id: second, to: milliPose(['SPR', 50, 15, 0]) }] });
    await blueFlags.press('Moved 7 MU', 'Ask the umpire');
    await expect(umpireFlags.flag('Moved 7 MU')).toContainText('asks the umpire');
    await act(red, 'begin-phase', { isTurnOver: true });
    await expect(umpireFlags.leftOpen).toContainText('asks the umpire');
    await expect(umpireFlags.leftOpen).toContainText('Turn 3: Red · Movement');
    await umpireFlags.rule('Moved 7 MU', { verdict: 'Noted, play on', scope: 'as it stands now', text: 'Once.' });
    for (const flags of all) await expect(flags.leftOpen).toHaveCount(0);
    await redFlags.settled.locator('summary').click();
    await redFlags.read('Moved 7 MU');
    await expect(redFlags.flag('Moved 7 MU')).toContainText('Livia rules: noted, play on');
  });
});
