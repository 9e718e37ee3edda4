import { act } from '../act.ts';
import { expect, type Player, test } from '../players.ts';

/** What red alone may read of the record, entry by entry, as its own file has it. */
const secretsOf = async ({ context, table }: Player): Promise<readonly string[]> => {
  const headers = { 'X-Seat': 'red-captain' };
  const file = await context.request.get(`/api/tables/${table.id}/export?view=side`, { headers });
  const { secrets } = (await file.json()) as { readonly secrets: { readonly red: readonly unknown[] } };
  return secrets.red.map((entry) => JSON.stringify(entry));
};

test('a captain who loses their device comes back by their recovery code, without the host, and reads what they had sealed', async ({
  enter,
  gather,
}) => {
  const {
    blue,
    redFriend,
    red: first,
  } = await gather('grand-triumph', ['red', 'redFriend', 'blue'], {
    areOrdersSealed: true,
  });

  const code = await test.step('a new code is made at the table, and shown once', async () => {
    await first.table.showPeople();
    const dialog = first.page.locator('vx-seats-dialog');
    await dialog.getByRole('button', { name: 'New recovery code for my seat' }).click();
    const field = dialog.getByRole('textbox', { name: 'Recovery code' });
    await expect(field).toHaveValue(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/);
    const shown = await field.inputValue();
    await dialog.getByRole('button', { name: 'I wrote it down' }).click();
    await expect(field).toHaveCount(0);
    await first.table.closeDialog();
    return shown;
  });

  const sealed = await test.step('orders are sealed', async () => {
    await first.table.bringArmy('Hannibal in Italy, 217 BC');
    await blue.table.bringArmy('Alexander in Asia, 334 BC');
    await first.table.say('The ford is shallow.', 'team');
    for (const captain of [first, blue]) await act(captain, 'set-roles', { advantaged: 'red' });
    for (const captain of [first, blue]) await act(captain, 'advance-step', {});
    await first.table.deployment.does('Seal your orders');
    await first.table.orders.seal();
    await first.table.orders.close();
    await expect
      .poll(async () => (await secretsOf(first)).filter((entry) => entry.includes('cmd.1.roster')))
      .not.toEqual([]);
    return secretsOf(first);
  });

  const again = await enter('red');
  await test.step('on another device the code seats them, and the lost one stands up', async () => {
    await again.home.open();
    await again.page.getByRole('link', { name: 'Come back with your recovery code' }).click();
    const field = again.page.getByLabel('Recovery code');
    again.troubles.expect(/404/);
    await field.fill('abcd-efgh-jkmn-pqrs-tvwx');
    await again.page.getByRole('button', { name: 'Come back' }).click();
    await expect(again.page.getByRole('alert')).toContainText('Nobody here knows this code');
    await field.fill(code.toUpperCase());
    await again.page.getByRole('button', { name: 'Come back' }).click();
    const next = again.page.getByRole('textbox', { name: 'Recovery code' });
    await expect(next).toHaveValue(/-/);
    expect(await next.inputValue()).not.toBe(code);
    await again.page.getByRole('button', { name: 'I wrote it down' }).click();
    await again.table.isReady();
    await expect(first.page.getByRole('heading', { name: 'You are not at the table' })).toBeVisible();
  });

  await test.step('what was secret before is there, and the others saw who came', async () => {
    await expect(again.table.reserve('Red')).toContainText('Command 3');
    expect(await secretsOf(again)).toEqual(sealed);
    await again.table.show('Chat');
    await expect(again.table.chat).toContainText('The ford is shallow.');
    await blue.table.show('Log');
    await expect(blue.table.log).toContainText(`${again.name} sat down`);
    await redFriend.table.show('Chat');
    await expect(redFriend.table.chat).toContainText('The ford is shallow.');
    expect(blue.everythingReceived).not.toContain('shallow');
  });
});
