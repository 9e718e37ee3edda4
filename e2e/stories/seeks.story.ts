import { ConquestLobbyPage } from '../pages/conquest-lobby-page.ts';
import { PlayPage } from '../pages/play-page.ts';
import { phone } from '../phone.ts';
import { smallTargetsOn } from '../looks/small-targets-on.ts';
import { isOpenToAll } from '../looks/open-to-all.ts';
import { expect, test } from '../players.ts';
import { lineIsCut } from '../troubles.ts';

test('KR-GSL-PUBLIC a stranger looks for players, another answers with one press, and both sit at a table of Conquest that starts', async ({
  enter,
}) => {
  const [seeker, other] = [await enter('first'), await enter('second')];
  const [mine, list] = [new PlayPage(seeker.page), new PlayPage(other.page)];

  await test.step('nobody looks yet, and the page says what to do', async () => {
    await list.open();
    await expect(other.page.getByText('Nobody is looking just now.')).toBeVisible();
  });

  await test.step('one says by keyboard alone what they look for, and is asked for a name first', async () => {
    await mine.open();
    const { page } = seeker;
    const when = new Date(Date.now() + 2 * 60 * 60_000).toTimeString().slice(0, 5);
    await page.getByRole('button', { name: 'Look for players' }).focus();
    await page.keyboard.press('Enter');
    const game = page.getByLabel('What to play');
    await expect(game).toBeFocused();
    await game.selectOption({ label: 'Conquest' });
    await page.getByLabel('When').fill(when);
    await page.getByLabel('How long').selectOption({ label: '2.5 h' });
    await page.getByLabel('A short note').fill('Beginners welcome');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Write first under which name the others should see you.')).toBeVisible();
    await page.keyboard.type(seeker.name);
    await page.getByLabel('A short note').press('Enter');
    await expect(page.getByRole('heading', { name: 'You are looking for players: Conquest' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop looking' })).toBeFocused();
  });

  await test.step('the other sees it appear by itself, goes away and back, and sees it withdrawn and put up again', async () => {
    const row = list.seek(`${seeker.name}: Conquest`);
    for (const text of ['2 players', / at \d\d:\d\d/, '2.5 h', 'Beginners welcome'])
      await expect(row).toContainText(text);
    const saved = other.page.waitForEvent('download');
    await row.getByRole('button', { name: 'Save for my calendar' }).click();
    expect((await saved).suggestedFilename()).toBe('vexillum.ics');
    await isOpenToAll(other.page, 'who looks for players');
    await isOpenToAll(seeker.page, 'what I look for');
    await seeker.page.getByRole('button', { name: 'Stop looking' }).click();
    await expect(row).toHaveCount(0);
    await mine.lookFor('Conquest');
    await expect(row).toBeVisible();
  });

  await test.step('the seeker looks at another page meanwhile, and is called there as soon as the other presses', async () => {
    await seeker.page.goto('/privacy');
    await expect(seeker.page.getByRole('heading', { name: 'What is kept of you' })).toBeVisible();
    await list.callMyself(other.name);
    await other.page.getByRole('button', { name: `Play with ${seeker.name}` }).click();
    await expect(other.page).toHaveURL(/seat=player-2/);
    await expect(seeker.page.getByRole('alert')).toContainText(`${other.name} plays with you`);
    expect(await seeker.page.title()).toBe(`${other.name} plays with you`);
    await isOpenToAll(seeker.page, 'somebody plays with me');
    await seeker.page.getByRole('button', { name: 'Go to your table' }).click();
    await expect(seeker.page).toHaveURL(/seat=player-1/);
  });

  await test.step('both sit there, and the game starts', async () => {
    const [lobby, others] = [new ConquestLobbyPage(seeker.page), new ConquestLobbyPage(other.page)];
    await lobby.isOpen();
    await expect(lobby.seat(seeker.name)).toContainText('Player A · you');
    await expect(lobby.seat(other.name)).toContainText('here');
    await others.press();
    await lobby.isGone();
  });

  await test.step('it is among the seeker’s tables, with both seats, and nobody looks any more', async () => {
    await seeker.home.open();
    for (const seat of ['Host', 'Player A'])
      await expect(seeker.page.getByRole('link', { name: new RegExp(seat) }).first()).toBeVisible();
    await mine.open();
    await expect(seeker.page.getByRole('button', { name: 'Look for players' })).toBeVisible();
    await expect(seeker.page.getByText('Nobody is looking just now.')).toBeVisible();
  });
});

test('of two who answer one sits opposite at GRAND TRIUMPH!, the other is told in plain words; a server that loses its power loses no table', async ({
  enter,
  server,
}) => {
  const seeker = await enter('red');
  const mine = new PlayPage(seeker.page);
  await mine.open();
  await mine.callMyself(seeker.name);
  await mine.lookFor('GRAND TRIUMPH!');

  const [quick, slow] = [await enter('blue'), await enter('blueFriend', phone)];
  for (const player of [quick, slow]) {
    const list = new PlayPage(player.page);
    await list.open();
    await list.callMyself(player.name);
    await expect(list.seek(`${seeker.name}: GRAND TRIUMPH!`)).toBeVisible();
  }

  expect(await smallTargetsOn(slow.page), 'too small for a finger').toEqual([]);

  await test.step('the line is lost and comes back, and the seek still hangs there', async () => {
    for (const { troubles } of [seeker, quick, slow]) troubles.expect(lineIsCut);
    await server.losePower();
    await expect(quick.page.getByText('The line to the server is lost')).toBeVisible();
    await server.comeBack();
    await expect(quick.page.getByText('The line to the server is lost')).toHaveCount(0);
    await expect(new PlayPage(quick.page).seek(`${seeker.name}: GRAND TRIUMPH!`)).toBeVisible();
  });

  await test.step('both press, and one is too late', async () => {
    slow.troubles.expect(/410/);
    // Whoever presses later has not heard of it yet.
    await slow.page.route('**/api/seeks/*/answer', async (route) => {
      await expect(quick.page).toHaveURL(/seat=blue-captain/);
      await route.continue();
    });
    await slow.page.getByRole('button', { name: `Play with ${seeker.name}` }).click();
    await quick.page.getByRole('button', { name: `Play with ${seeker.name}` }).click();
    await expect(slow.page.getByRole('alert')).toContainText('You are too late');
    await quick.table.isReady();
  });

  const quickSeat = quick.page.url();
  await test.step('the power is lost before the seeker has gone to the table', async () => {
    await expect(seeker.page.getByRole('alert')).toContainText(`${quick.name} plays with you`);
    await quick.page.goto('about:blank');
    await server.losePower();
    await server.comeBack();
    await seeker.page.getByRole('button', { name: 'Go to your table' }).click();
    await expect(seeker.page).toHaveURL(/seat=red-captain/);
    await seeker.table.isReady();
  });

  await test.step('both captains bring their armies', async () => {
    for (const [player, path, list] of [
      [seeker, seeker.page.url(), 'League of the River Cities'],
      [quick, quickSeat, 'Hill Kingdom of Arvenna'],
    ] as const) {
      await player.armies.open();
      await player.armies.chooseGame('GRAND TRIUMPH!');
      await player.armies.suggest(list);
      const army = await player.armies.keep();
      await player.page.goto(path);
      await player.table.isReady();
      await player.table.bringArmy(army);
    }
    await expect
      .poll(async () => new Set((await quick.table.board.stands()).map(({ side }) => side)))
      .toEqual(new Set(['red', 'blue']));
  });
});
