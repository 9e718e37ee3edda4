import type { Locator } from '@playwright/test';
import { expect, inviteByCaptain, type Player, test } from '../players.ts';

const seatsOf = ({ page }: Player): Locator => page.locator('vx-seats-dialog');

test('captains invite their commanders, and take their links and seats back; whoever set the table up cannot', async ({
  enter,
}) => {
  const host = await enter('host');
  const links = await host.newTable.setUp({ game: 'GRAND TRIUMPH!', name: 'Two teams' });

  await test.step('the host has no link for a commander, and is told who has', async () => {
    for (const side of ['Red', 'Blue']) {
      const team = host.page.getByRole('region', { name: side, exact: true });
      await expect(team).toContainText('The captain invites the commanders');
      await expect(team.getByRole('button', { name: /^Sit down here/ })).toHaveCount(1);
    }
  });

  await test.step('one device for a whole team: a click a seat, as ever', async () => {
    await host.page.getByLabel('Your name').fill('Anselm');
    for (const seat of ['Red captain', 'Red, command 1', 'Red, command 2'])
      await host.page.getByRole('button', { name: `Sit down here: ${seat}` }).click();
    await expect(host.page.getByText('You sit here')).toHaveCount(3);
    await host.page.getByRole('button', { name: 'Invite: Red, command 3' }).click();
    await expect(host.page.getByLabel('Link for Red, command 3', { exact: true })).toHaveValue(/join#/);
    await host.page.reload();
    await expect(host.page.getByLabel('Link for Red, command 3', { exact: true })).toHaveValue(/join#/);
  });

  const blue = await enter('blue');
  await blue.join.follow(links.of('Blue captain'));
  await blue.table.isReady();
  const friend = await enter('blueFriend');

  await test.step('a captain at the table invites with a button, and finds the link again after a reload', async () => {
    await blue.table.showPeople();
    const dialog = seatsOf(blue);
    await expect(dialog).toContainText('You invite your commanders');
    await expect(dialog.getByRole('button', { name: /^New invite: Blue captain/ })).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: /^Invite: Red/ })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Invite: Blue, command 1' }).click();
    const link = await dialog.getByRole('textbox', { name: 'Link for Blue, command 1' }).inputValue();
    await blue.table.reload();
    await blue.table.showPeople();
    await dialog.getByRole('button', { name: 'Invite: Blue, command 1' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Link for Blue, command 1' })).toHaveValue(link);
    await dialog.getByRole('button', { name: 'Invite: Blue, command 3' }).click();
    await dialog.getByRole('button', { name: 'Take this link back' }).click();
    await expect(dialog).toContainText('The link for Blue, command 3 no longer works.');
    await friend.join.follow(link);
    await friend.table.isReady();
    await expect(dialog).toContainText(friend.name);
  });

  await test.step('and takes the seat back', async () => {
    const dialog = seatsOf(blue);
    await dialog.getByRole('button', { name: 'Take back: Blue, command 1' }).click();
    await dialog.getByRole('button', { name: 'Take the seat back' }).click();
    await expect(dialog.getByRole('button', { name: 'Invite: Blue, command 1' })).toBeVisible();
    await expect(friend.page.getByRole('heading', { name: 'You are not at the table' })).toBeVisible();
  });

  await test.step('a host who leads the other side can invite nobody into this one', async () => {
    await host.home.open();
    await host.home.seat('Two teams', 'Red captain').click();
    await host.table.isReady();
    await host.table.showPeople();
    const dialog = seatsOf(host);
    await expect(dialog.getByRole('button', { name: /^(Take back|Invite): Red, command 1/ })).toHaveCount(1);
    await expect(dialog.getByRole('button', { name: /: Blue, command/ })).toHaveCount(0);
    await expect(inviteByCaptain(host, 'blueFriend')).rejects.toThrow(/not-allowed/);
  });
});
