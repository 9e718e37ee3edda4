import { act } from '../act.ts';
import { fightToTheEnd, shortLines } from '../battle-that-ends.ts';
import { phone } from '../phone.ts';
import { expect, type Player, test } from '../players.ts';
import { milliPose } from '../skirmish.ts';

const turnOf = ({ page }: Player) => page.getByRole('region', { name: 'The turn' });
const endOf = ({ page }: Player) => page.getByRole('dialog', { name: /has won|have won|nobody has won/ });

test('a battle ends as its losses say: both captains agree, and everybody reads who won, what it cost and where it turned', async ({
  gather,
}) => {
  const { red, blue, umpire, spectator } = await gather('grand-triumph', ['red', 'blue', 'umpire', 'spectator']);
  await fightToTheEnd(red, blue);

  await test.step('the end of the turn proposes who has won, by what margin, and who is demoralized', async () => {
    for (const player of [red, blue, umpire, spectator]) {
      await expect(turnOf(player)).toContainText('Lost so far: Red 4, Blue 12.');
      await expect(turnOf(player)).toContainText('Demoralized: Blue 1.');
      await expect(turnOf(player)).toContainText('Red has won by 8 points');
    }
  });

  await test.step('one captain asks, the other agrees', async () => {
    await turnOf(red).getByRole('button', { name: 'End the game' }).click();
    await expect(turnOf(red).getByRole('button', { name: 'Play on' })).toBeVisible();
    await expect(endOf(red)).toBeHidden();
    await turnOf(blue).getByRole('button', { name: 'End the game' }).click();
  });

  await test.step('the last screen is the same for everybody', async () => {
    await expect(endOf(red)).toContainText('You have won!');
    for (const player of [blue, umpire, spectator]) await expect(endOf(player)).toContainText('Red has won');
    for (const player of [red, blue, umpire, spectator]) {
      const end = endOf(player);
      await expect(end).toContainText(
        'Blue has lost 12 of 24 points (12 are enough for defeat), Red 4 of 24: won by 8 points.',
      );
      await expect(end.getByRole('group', { name: 'Losses of Blue' })).toContainText('demoralized');
      const points = end.getByRole('region', { name: 'Turning points' });
      await expect(points.getByRole('listitem')).toHaveText([
        /Turn 1: Red\s*Red lost 0, Blue 8\s*Blue: 2\s×\sSpear\s*Blue’s command 1 is demoralized/,
      ]);
      await points.getByText('Turn by turn').click();
      await expect(points.getByRole('row', { name: /Turn 2: Blue/ })).toContainText(/4\s*4/);
      await expect(end.getByRole('region', { name: 'Dice' })).toContainText(
        /Red: 1 die came to [1-6], and 3.5 is the average; .* of 100 evenings would be luckier/,
      );
    }
  });

  await test.step('it is put away for the board, and comes back', async () => {
    await blue.page.keyboard.press('Escape');
    await expect(endOf(blue)).toBeHidden();
    await blue.page.getByRole('button', { name: 'The result' }).click();
    await expect(endOf(blue)).toBeVisible();
  });

  await test.step('both captains sign the result, and the umpire countersigns it; whoever watched cannot', async () => {
    await expect(endOf(spectator)).toContainText('Nobody has signed this result yet.');
    await expect(endOf(spectator).getByRole('button', { name: /sign the result/i })).toHaveCount(0);
    await endOf(red).getByRole('button', { name: 'Sign the result' }).click();
    await expect(endOf(blue)).toContainText(`${red.name} has signed the result`);
    await expect(endOf(blue)).toContainText(`Still to sign: ${blue.name}, ${umpire.name}.`);
    await endOf(blue).getByRole('button', { name: 'Sign the result' }).click();
    await endOf(umpire).getByRole('button', { name: 'Countersign the result' }).click();
    for (const player of [red, blue, umpire, spectator]) {
      await expect(endOf(player)).toContainText(`${umpire.name} has countersigned the result`);
      await expect(endOf(player)).not.toContainText('Still to sign');
      await expect(endOf(player).getByRole('button', { name: /sign the result/i })).toHaveCount(0);
    }
  });

  await test.step('the match is saved, and watched again', async () => {
    const download = red.page.waitForEvent('download');
    await endOf(red).getByRole('button', { name: 'Save the match' }).click();
    expect((await download).suggestedFilename()).toMatch(/-full\.vexillum\.json$/);
    await endOf(umpire).getByRole('button', { name: 'Watch the replay' }).click();
    await expect(umpire.page).toHaveURL(/\/replay\?table=/);
  });

  await test.step('a rematch takes both captains, who are led there with their armies; whoever watched comes with one button', async () => {
    const former = new URL(red.page.url()).pathname;
    await expect(endOf(spectator).getByRole('button', { name: 'Rematch' })).toHaveCount(0);
    await expect(endOf(spectator)).toContainText('Once both captains want a rematch, you can watch it.');
    await endOf(red).getByRole('button', { name: 'Rematch', exact: true }).click();
    await expect(endOf(red)).toContainText(`It begins when ${blue.name} wants it too.`);
    await expect(endOf(blue)).toContainText(`${red.name} would like a rematch.`);
    await endOf(blue).getByRole('button', { name: 'Accept the rematch' }).click();
    for (const player of [red, blue])
      await expect(player.page.getByRole('heading', { name: 'A table of friends (2)' })).toBeVisible();
    await expect(red.table.reserve('Red')).toContainText('6 stands');
    await endOf(spectator).getByRole('button', { name: 'Watch the rematch' }).click();
    await expect(spectator.page.getByRole('heading', { name: 'A table of friends (2)' })).toBeVisible();
    await expect(blue.table.reserve('Blue')).toContainText('6 stands');
    const [reds, blues] = [red, blue].map(({ page }) => new URL(page.url()));
    expect(reds?.pathname).toBe(blues?.pathname);
    expect(reds?.pathname).not.toBe(former);
    expect(blues?.searchParams.get('seat')).toBe('blue-captain');
  });
});

test('a standard battle on phones, without any steps: the umpire ends it, and the screen fits and speaks German', async ({
  gather,
}) => {
  const { red, blue, umpire } = await gather('triumph', ['red', 'blue', 'umpire'], phone);
  const [[general = ''], blues] = await shortLines(red, blue);
  await act(red, 'begin-turn', {});
  await act(blue, 'lose-stands', { stands: blues.slice(0, 4) });
  await act(red, 'begin-phase', { phase: 'movement' });
  await act(red, 'move-stands', { moves: [{ id: general, to: milliPose(['KNT', 40, 20, 0]) }] });

  await test.step('the umpire ends it out of the turn bar’s menu once both captains have accepted them, and is asked twice', async () => {
    for (const captain of [red, blue]) await act(captain, 'accept-umpire', {});
    await umpire.page.getByRole('button', { name: 'Marches, steps and the end of the game' }).click();
    await umpire.page.getByRole('button', { name: 'End the game' }).click();
    await umpire.page.getByRole('alertdialog').getByRole('button', { name: 'End the game' }).click();
  });

  await test.step('one army each, no commands', async () => {
    await expect(endOf(red)).toContainText('You have won!');
    await expect(endOf(blue)).toContainText(
      'Blue has lost 16 of 24 points (16 are enough for defeat), Red 0 of 24: won by 16 points.',
    );
    await expect(endOf(blue)).not.toContainText('Command 1');
    await expect(endOf(blue)).toContainText('1 flag was left open.');
  });

  await test.step('nothing is wider than the phone', async () => {
    const wide = await endOf(blue).evaluate((card) => card.scrollWidth - card.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });

  await test.step('and in German', async () => {
    await blue.page.keyboard.press('Escape');
    await blue.table.fromMenu('Settings');
    await blue.page.getByRole('menuitemcheckbox', { name: 'Deutsch' }).click();
    // The menu lies over the line with the result.
    await blue.page.keyboard.press('Escape');
    await blue.page.getByRole('button', { name: 'Das Ergebnis' }).click();
    const end = blue.page.getByRole('dialog', { name: 'Rot hat gewonnen' });
    await expect(end).toContainText('gewonnen mit 16 Punkten Vorsprung.');
    await expect(end.getByRole('region', { name: 'Wendepunkte' })).toContainText('Rot verlor 0, Blau 16');
    await expect(end.getByRole('button', { name: 'Revanche', exact: true })).toBeVisible();
  });
});
