import { act } from '../act.ts';
import { panelOf } from '../looks/open-to-all.ts';
import { FlagsPage } from '../pages/flags-page.ts';
import { phone } from '../phone.ts';
import { expect, inviteByCaptain, type Player, test } from '../players.ts';
import { stand } from '../skirmish.ts';

const press = (page: Player['page'], name: string) => page.getByRole('button', { name, exact: true }).first().click();
const says = ({ page }: Player) => page.locator('vx-event-head').getByRole('status');

test('an event of teams: sealed armies open for all at once, a captain brings their commander, and the umpire’s ruling is a precedent', async ({
  enter,
}) => {
  const umpire = await enter('host');
  const captains = [await enter('red'), await enter('blue')];
  const friend = await enter('redFriend', phone);
  const { page } = umpire;

  const event = await test.step('the umpire sets it up, two captains take part and seal their armies', async () => {
    await page.goto('/events/new');
    await page.getByLabel('Name of the event').fill('Day of teams');
    await page.getByLabel('Your name, as organiser').fill(umpire.name);
    await page.getByLabel(/^Game/).selectOption({ label: 'GRAND TRIUMPH!' });
    await page.getByLabel('Everybody seals an army before round 1').check();
    await page.getByLabel(/^Teams: whoever enters is a captain/).check();
    await press(page, 'Open the event');
    await expect(says(umpire)).toContainText('Sign-up is open.');
    for (const { page: own, name } of captains) {
      await own.goto(`/t/${umpire.table.id}`);
      await expect(own.getByText(/^GRAND TRIUMPH!/)).toBeVisible();
      await own.getByLabel('Your name').fill(name);
      await press(own, 'Day of teams: Sit down');
      await press(own, 'Take part');
      await press(own, 'Seal your army');
      await own.getByLabel('Name of the army').fill(`Army of ${name}`);
      await own.getByLabel('The army, as text or as its file').fill('Twelve spears');
      await press(own, 'Seal it');
      await expect(own.locator('vx-event-head')).toContainText('You take part.');
    }
    await page.getByRole('tab', { name: 'Entrants (2)' }).click();
    await expect(panelOf(page, 'Entrants (2)').getByText('has sealed an army')).toHaveCount(2);
    return page.url();
  });

  await test.step('with the first round both armies lie open', async () => {
    await press(page, 'Close sign-up');
    await press(page, 'Draw round 1');
    await press(page, 'Publish round 1');
    for (const { name } of captains) await expect(page.getByText(`Army of ${name}`)).toBeVisible();
    for (const captain of captains) {
      const home = captain.page.url();
      await press(captain.page, 'To my table');
      await captain.table.isReady();
      expect(captain.page.url()).not.toBe(home);
    }
  });
  const red = captains.find(({ table }) => table.seat === 'red-captain');
  const blue = captains.find(({ table }) => table.seat === 'blue-captain');
  if (!red || !blue) throw new Error('a side has no captain');

  await test.step('a captain brings a commander by a link of their own', async () => {
    await red.table.showPeople();
    const dialog = red.page.locator('vx-seats-dialog');
    await dialog.getByRole('button', { name: 'Invite: Red, command 1' }).click();
    const link = await dialog.getByRole('textbox', { name: 'Link for Red, command 1' }).inputValue();
    await friend.join.follow(link);
    await friend.table.isReady();
    await expect(dialog).toContainText(friend.name);
    await red.table.closeDialog();
  });

  await test.step('with the other commanders there are three a side, and everybody sees all six', async () => {
    const others = [
      [red, 'redMarcher'],
      [blue, 'blueFriend'],
      [blue, 'blueMarcher'],
    ] as const;
    const team: Player[] = [];
    for (const [captain, role] of others) {
      const guest = await enter(role);
      await guest.join.follow(await inviteByCaptain(captain, role));
      await guest.table.isReady();
      team.push(guest);
    }
    const [marcher] = team;
    if (!marcher) throw new Error('nobody has come');
    await marcher.table.showPeople();
    for (const { name } of [...captains, friend, ...team])
      await expect(marcher.page.locator('vx-seats-dialog')).toContainText(name);
    await marcher.table.closeDialog();
  });

  const call = (text: RegExp) => page.getByRole('listitem').filter({ hasText: text }).first();
  const FIRST = /9\.2 MU from its base edge/;
  const SECOND = /9\.5 MU from its base edge/;
  /** From the desk to the table, to rule on the flag there, and back. */
  const rule = async (flag: RegExp): Promise<void> => {
    await call(flag).getByRole('button', { name: 'Go to the table' }).click();
    await umpire.table.isReady();
    const flags = new FlagsPage(page);
    await flags.open();
    await flags.rule(flag, { verdict: 'Allowed', scope: 'for the whole game', text: 'The ford is dry.' });
    await page.goto(event);
    await page.getByRole('tab', { name: 'Desk' }).click();
    await expect(call(flag)).toContainText('It is allowed: The ford is dry.');
  };

  await test.step('a flag is asked about at the table and ruled; when it returns, the desk says what was said before', async () => {
    await stand(red, [
      ['SPR', 40, 9.2, 0],
      ['SPR', 44, 9.5, 0],
    ]);
    const flags = new FlagsPage(blue.page);
    await flags.open();
    await page.getByRole('tab', { name: 'Desk' }).click();
    await flags.press(FIRST, 'Ask the umpire');
    await rule(FIRST);
    await call(FIRST).getByRole('button', { name: 'Keep as a precedent' }).click();
    await expect(page.getByText('One precedent of this event')).toBeVisible();
    await flags.press(SECOND, 'Ask the umpire');
    await expect(call(SECOND)).toContainText('At this event it was said before: It is allowed: The ford is dry.');
    await call(SECOND).getByRole('button', { name: 'Rule the same again' }).click();
    await expect(call(SECOND)).toContainText('answered');
    await expect(flags.settled).toContainText('Settled (2)');
  });

  await test.step('both captains end the game, a draw, and confirm it', async () => {
    for (const captain of captains) await act(captain, 'end-game', {});
    for (const captain of captains) {
      await captain.page.goto(event.replace(/\?.*$/, ''));
      await press(captain.page, 'Confirm the result');
    }
    await expect(page.getByText('Nothing waits for you: every result stands.')).toBeVisible();
    await page.getByRole('tab', { name: 'Standings' }).click();
    const points = panelOf(page, 'Standings').locator('tbody .points');
    await expect(points).toHaveText(['1', '1']);
  });
});
