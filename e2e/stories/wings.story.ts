import { act } from '../act.ts';
import { eventually } from '../eventually.ts';
import { expect, type Player, test } from '../players.ts';
import { stand } from '../skirmish.ts';
import { areAt } from '../true-poses.ts';

const wingOf = ({ page }: Player, command: number) =>
  page.locator('vx-wing-panel').getByRole('region', { name: `Command ${command}`, exact: true });

/** Three commands of red in a line, one of blue before the first, and red's first turn begun. */
const battle = async (red: Player, blue: Player): Promise<readonly string[]> => {
  const ids = await stand(red, [
    ['SPR*', 20, 16, 0, 1],
    ['SPR', 22, 16, 0, 1],
    ['SPR', 24, 16, 0, 1],
    ['HFT+', 40, 8, 0, 2],
    ['HFT', 42, 8, 0, 2],
    ['KNT+', 62, 8, 0, 3],
    ['JCV', 64, 8, 0, 3],
  ]);
  await stand(blue, [
    ['PIK*', 20, 16, 180, 1],
    ['PIK', 22, 17, 180, 1],
  ]);
  await act(red, 'begin-turn', {});
  await act(red, 'roll-command-points', {});
  return ids;
};

const placed = (ids: readonly string[], ...indices: readonly number[]): string[] =>
  ids.filter((_id, index) => indices.includes(index)).toSorted();

test('each commander has a wing of their own, hands over in mid-battle, and a newcomer takes one', async ({
  gather,
  enter,
}) => {
  const { red, redFriend, redMarcher, blue, umpire } = await gather('grand-triumph', [
    'red',
    'redFriend',
    'redMarcher',
    'blue',
    'umpire',
  ]);
  const ids = await battle(red, blue);
  const [mago, bomilcar] = [redFriend.table, redMarcher.table];

  await test.step('a commander sees their own command, others’ stands are pale, and one key shows the whole', async () => {
    await eventually(async () => (await mago.board.paleStands()).toSorted()).toEqual(placed(ids, 3, 4, 5, 6));
    await mago.show('Armies');
    await expect(wingOf(redFriend, 1)).toContainText('3 on the board');
    await expect(wingOf(redFriend, 1)).toContainText(/\d of \d command points left/);
    await expect(wingOf(redFriend, 1)).toContainText('0 of 12 lost, demoralized from 4');
    await expect(wingOf(redFriend, 1).getByRole('list', { name: /^Combats/ })).toContainText('Red Spear');
    await expect(wingOf(redFriend, 2)).toHaveCount(0);
    await expect(redFriend.page.getByRole('list', { name: 'The other commands' })).toContainText('Bomilcar');
    await mago.board.surface.focus();
    await redFriend.page.keyboard.press('o');
    await eventually(() => mago.board.paleStands()).toEqual([]);
    await expect(wingOf(redFriend, 2)).toBeVisible();
    await redFriend.page.locator('vx-battle-middle').getByRole('button', { name: 'Your wing alone' }).click();
    await eventually(async () => (await mago.board.paleStands()).length).toBe(4);
  });

  await test.step('the umpire sees all wings of both sides in one panel', async () => {
    await umpire.table.show('Armies');
    for (const side of ['Red', 'Blue'])
      await expect(umpire.page.getByRole('region', { name: `Wings of ${side}` })).toContainText('Command 1');
    await expect(umpire.page.getByRole('region', { name: 'Wings of Red' })).toContainText('Mago');
    expect(await umpire.table.board.paleStands()).toEqual([]);
  });

  await test.step('Mago’s command goes to Bomilcar in one action, and Mago may do nothing with it any more', async () => {
    await red.table.show('Armies');
    // The captain leads one command and sees it; the whole is one click away.
    await red.page.locator('vx-wing-panel').getByRole('button', { name: 'Your wing alone' }).click();
    await red.page.getByLabel('Command 1 is led by').selectOption({ label: 'Bomilcar' });
    await expect(wingOf(red, 1)).toContainText('Bomilcar');
    await expect(redFriend.page.locator('vx-wing-panel')).toContainText('You lead no command now');
    await eventually(() => mago.board.paleStands()).toEqual([]);
    await eventually(async () => (await bomilcar.board.paleStands()).toSorted()).toEqual(placed(ids, 3, 4));
    await mago.typeWrongOrder('red 1 forward 1', /not yours/);
    await bomilcar.typeOrder('red 1 back 1', /of \d\.00 MU/);
    await red.table.show('Log');
    await expect(red.table.log).toContainText('handed Red’s command 1 to Bomilcar');
  });

  await test.step('the captain takes it back, and takes that back', async () => {
    await red.table.show('Armies');
    await red.page.getByLabel('Command 1 is led by').selectOption({ label: 'you' });
    await expect(bomilcar.board.element).toBeVisible();
    await eventually(async () => (await bomilcar.board.paleStands()).toSorted()).toEqual(placed(ids, 0, 1, 2, 3, 4));
    await red.table.board.surface.focus();
    await red.page.keyboard.press('Control+z');
    await eventually(async () => (await bomilcar.board.paleStands()).toSorted()).toEqual(placed(ids, 3, 4));
  });

  await test.step('a newcomer takes the second command in mid-battle by a link', async () => {
    await red.page.getByLabel('Command 2 is led by').selectOption({ label: 'Red, command 2: empty' });
    await wingOf(red, 2).getByRole('button', { name: 'Make a link' }).click();
    const link = wingOf(red, 2).getByRole('textbox', { name: 'Link' });
    await expect(link).toHaveValue(/join#/);
    const newcomer = await enter('spectator');
    await newcomer.join.follow(await link.inputValue());
    await newcomer.table.isReady();
    await expect(wingOf(red, 2)).toContainText('Petros');
    await eventually(async () => (await newcomer.table.board.paleStands()).length).toBe(5);
    await newcomer.table.typeOrder('red 2 forward 2', /2\.00 of \d\.00 MU/);
    await areAt(red, [ids[3] ?? ''], [[40_000, 10_000, 0]]);
    await newcomer.table.typeWrongOrder('red 3 forward 2', /not yours/);
  });
});

test('commanders ask each other and answer, by mouse and by keys, and the enemy hears nothing of it', async ({
  gather,
}) => {
  const { red, redFriend, redMarcher, blue } = await gather('grand-triumph', [
    'red',
    'redFriend',
    'redMarcher',
    'blue',
  ]);
  await battle(red, blue);
  const requests = ({ page }: Player) => page.getByRole('region', { name: 'Requests' });
  const armies = ({ page }: Player) => page.getByRole('tab', { name: 'Armies' });

  await test.step('Mago asks with a pin on the board; Bomilcar is told, finds a count, and looks there', async () => {
    await redFriend.table.show('Armies');
    await redFriend.table.tabTo(requests(redFriend).getByRole('button', { name: 'Ask a commander' }));
    await redFriend.page.keyboard.press('Enter');
    await expect(redFriend.page.getByLabel('Question')).toBeFocused();
    await redFriend.page.keyboard.type('Can you hold the wood?');
    await redFriend.page.getByLabel('For', { exact: true }).selectOption({ label: 'Command 3: Bomilcar' });
    await redFriend.page.getByRole('button', { name: 'Pin', exact: true }).press('Enter');
    await expect(requests(redFriend)).toContainText('You ask command 3');
    await expect(redMarcher.table.toasts).toContainText('Mago asks you: Can you hold the wood?');
    await expect(armies(redMarcher)).toContainText('1');
    await eventually(() => redMarcher.table.board.notes()).toContain('3? Can you hold the wood?');
    await expect(armies(red)).not.toContainText('1');
  });

  await test.step('Bomilcar answers with a word, and Mago is told', async () => {
    await redMarcher.table.show('Armies');
    await requests(redMarcher).getByLabel('A word with the answer').fill('for two turns');
    await requests(redMarcher).getByRole('button', { name: 'Yes' }).click();
    await expect(redFriend.table.toasts).toContainText('Bomilcar answers: Yes: for two turns');
    await expect(requests(redFriend)).toContainText('Yes: for two turns');
    await expect(armies(redMarcher)).not.toContainText('1');
  });

  await test.step('by typed orders too', async () => {
    await redMarcher.table.typeOrder('ask 1 at 30 12: who comes with me?', /Command 1 is asked/);
    await expect(requests(redFriend)).toContainText('Bomilcar asks you');
    await redFriend.table.typeOrder('answer later: after the pikes', /Answered: who comes with me/);
    await expect(requests(redMarcher)).toContainText('Later: after the pikes');
    await redFriend.table.typeWrongOrder('answer no', /Nobody waits for an answer of yours/);
  });

  await test.step('the enemy hears nothing of it', async () => {
    await blue.table.show('Armies');
    await expect(requests(blue)).toBeHidden();
    await red.table.say('Good luck!');
    await blue.table.show('Chat');
    await expect(blue.table.chat).toContainText('Good luck!');
    for (const secret of ['hold the wood', 'for two turns', 'who comes', 'after the pikes'])
      expect(blue.everythingReceived).not.toContain(secret);
  });
});
