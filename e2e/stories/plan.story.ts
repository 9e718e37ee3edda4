import { expect, test } from '../players.ts';

test('teammates share pad, note and arrow, and the enemy receives nothing of it', async ({ gather }) => {
  const { red, redFriend, blue } = await gather('grand-triumph', ['red', 'redFriend', 'blue']);
  await Promise.all([red, redFriend].map(({ table }) => table.show('Plan')));

  await red.table.planPad.fill('Elephants wait behind the hill.');
  await expect(redFriend.table.planPad).toHaveValue('Elephants wait behind the hill.');
  await redFriend.table.planPad.pressSequentially(' Numidians ride left.');
  await expect(red.table.planPad).toHaveValue('Elephants wait behind the hill. Numidians ride left.');

  await red.table.pinNote([20, 10], 'Ambush here');
  await expect(redFriend.table.planList).toContainText('Ambush here');
  await redFriend.table.drawArrow([20, 6], [30, 14]);
  await expect(red.table.planList).toContainText(`Arrow by ${redFriend.name}`);

  await red.table.say('Slowly now.', 'team');
  await redFriend.table.show('Chat');
  await expect(redFriend.table.chat).toContainText('Slowly now.');

  await blue.table.show('Plan');
  await expect(blue.table.planPad).toHaveValue('');
  await expect(blue.table.planList).toBeHidden();
  // Something that blue does receive, so that an empty ear would be noticed.
  await red.table.say('Good luck!');
  await blue.table.show('Chat');
  await expect(blue.table.chat).toContainText('Good luck!');
  const heard = blue.everythingReceived;
  expect(heard).toContain('Good luck!');
  for (const secret of ['Elephants', 'Numidians', 'Ambush', 'Slowly']) expect(heard).not.toContain(secret);
});
