import { ownMap } from '../conquest/own-map.ts';
import { TrueGame } from '../conquest/true-game.ts';
import { ConquestLobbyPage } from '../pages/conquest-lobby-page.ts';
import { phone } from '../phone.ts';
import { expect, type Player, test } from '../players.ts';
import { lineIsCut } from '../troubles.ts';

const lobbyOf = (player: Player) => new ConquestLobbyPage(player.page);

test('friends come by their links, a machine takes an empty seat, and any player starts (KR-JOIN-SIT, KR-FLOW-START, KR-FLOW-PLAYERS)', async ({
  enter,
}) => {
  const host = await enter('host');
  const links = await host.newTable.setUpConquest({
    name: 'Friday',
    players: 3,
    map: 'Twin Holms',
    isRandomStart: true,
  });
  expect(await host.newTable.linksShown()).toBe(3);
  await host.newTable.sitDown('Player A', host.name);
  const lobby = lobbyOf(host);
  await lobby.isOpen();
  await expect(lobby.advice).toContainText('You are alone here');
  await expect(lobby.start).toBeDisabled();
  await expect(lobby.reason).toHaveText('1 of 3 players have sat down.');
  await expect(lobby.options).toContainText('Random start');

  const friend = await enter('second');
  await friend.join.follow(links.of('Player B'));
  await expect(lobby.seat(friend.name)).toContainText('here');
  const friendsLobby = lobbyOf(friend);
  await friendsLobby.isOpen();
  await expect(friend.page.getByRole('button', { name: /^Machine plays/ })).toHaveCount(0);

  await lobby.toggleMachine('C');
  await expect(friendsLobby.seat('Machine C')).toBeVisible();
  await lobby.toggleMachine('C');
  await expect(lobby.seat('Player C')).toContainText('free');
  await lobby.toggleMachine('C');
  await lobby.chooseMap('The Six Shores');
  await expect(friendsLobby.map).toContainText('The Six Shores');
  await friendsLobby.press();
  await lobby.isGone();
});

test('one button seats whoever looks on, wherever there is a place; clicking on the map seats nobody (KR-JOIN-THEME, KR-JOIN-REZZER)', async ({
  enter,
}) => {
  const host = await enter('host');
  const links = await host.newTable.setUpConquest({ name: 'Any chair', players: 2, map: 'Twin Holms' });
  await host.newTable.sitDown('Host', host.name);
  const lobby = lobbyOf(host);
  await lobby.isOpen();
  await expect(lobby.advice).toContainText('Nobody has sat down yet');

  const stranger = await enter('spectator');
  await stranger.join.follow(links.of('Spectator'));
  const strangersLobby = lobbyOf(stranger);
  await strangersLobby.isOpen();
  await expect(strangersLobby.playButton).toHaveCount(0);
  await expect(stranger.page.locator('vx-conquest-lobby')).toContainText('ask the host');
  // Also where a free seat’s link is at hand, only a button takes it.
  for (const { page } of [stranger, host]) {
    await page.locator('vx-conquest-board').click({ position: { x: 5, y: 5 }, force: true });
    await page.locator('vx-conquest-lobby vx-map-preview').click();
    await page.locator('vx-conquest-lobby').getByText('Player A', { exact: true }).first().click();
  }
  await expect(lobby.seat('Player A')).toContainText('free');
  await expect(host.page).toHaveURL(/seat=host/);

  await lobby.play('Berta');
  await expect(lobby.seat('Berta')).toContainText('Player A · you');
  await expect(lobby.seat('Berta')).toContainText('here');
});

test('the menu leads whoever looks on to a free seat too (KR-JOIN-MENU)', async ({ enter }) => {
  const host = await enter('host');
  await host.newTable.setUpConquest({ name: 'No chairs', players: 2, map: 'Twin Holms' });
  await host.newTable.sitDown('Host', host.name);
  await lobbyOf(host).isOpen();
  const { menu } = host.conquest;
  await menu.open();
  await expect(menu.entry('Join')).toContainText('There is a seat for you: Player A.');
  await menu.entry('Join').getByRole('link', { name: 'PLAY', exact: true }).click();
  await host.page.getByLabel('Your name').fill('Berta');
  await host.page.getByRole('button', { name: 'Sit down' }).click();
  await host.page.getByRole('button', { name: 'I wrote it down' }).click();
  await expect(host.page).toHaveURL(/seat=player-1/);
  await expect(lobbyOf(host).seat('Berta')).toContainText('Player A · you');
});

for (const [device, options] of [
  ['on a phone', phone],
  ['at a desk', {}],
] as const)
  test(`alone ${device}: one click on the start page opens a table against a Captain, and the fifth click is the first attack`, async ({
    enter,
  }) => {
    const me = await enter('host', options);
    const { conquest } = me;
    await me.home.open();
    await me.page.getByRole('button', { name: 'Try it alone' }).click();
    await expect(me.page).toHaveURL(/\/table\/.*seat=player-1/);
    const lobby = lobbyOf(me);
    await lobby.isOpen();
    await expect(lobby.seat('Guest')).toContainText('Player A · you');
    await expect(lobby.seat('Machine B')).toContainText('as a Captain');
    await expect(lobby.advice).toHaveText('All are seated: press START.');
    await lobby.press();
    const { id, seat } = me.table;
    const truth = new TrueGame(me.context, id, seat);
    const ways = await conquest.map();
    await conquest.isOnTurn();
    const known = await truth.known();
    const from = [...ways.keys()]
      .filter(
        (land) => known.ownerOf(land) === seat && [...(ways.get(land) ?? [])].some((to) => known.ownerOf(to) !== seat),
      )
      .toSorted((one, other) => known.armiesOn(other) - known.armiesOn(one))[0];
    const to = [...(ways.get(from ?? '') ?? [])].find((land) => known.ownerOf(land) !== seat);
    if (from === undefined || to === undefined) throw new Error('nobody is beside me');
    await truth.after(() => conquest.touch(from), 'all recruits lie there');
    await conquest.touch(from);
    await truth.after(
      () => conquest.touch(to),
      'the dice are thrown',
      ({ name }) => name === 'attack-territory',
    );
  });

test('a map of one’s own is chosen for a new table, and lies there before anybody has sat down to play (KR-CUST-MAPS)', async ({
  enter,
}) => {
  const host = await enter('host');
  await host.page.goto('/maps');
  await host.page.getByLabel('Map file').setInputFiles({
    name: 'my-isles.vxmap.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(ownMap('My isles'))),
  });
  await expect(host.page.getByText('My isles is among your maps now.')).toBeVisible();
  await host.newTable.setUpConquest({ name: 'On my map', players: 2, map: 'My isles', hostName: host.name });
  await expect(host.page.getByRole('region', { name: 'Round the table' })).toContainText('You sit here');
  await host.newTable.sitDown('Player A', host.name);
  const lobby = lobbyOf(host);
  await lobby.isOpen();
  await expect(lobby.map).toContainText('My isles');
  await lobby.chooseMap('Twin Holms');
  await lobby.chooseMap('My isles');
});

test('no map is offered before all are there, so that none moves away from under the finger', async ({ enter }) => {
  const { page } = await enter('host');
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/atlas-[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  for (const [path, meanwhile] of [
    ['/maps', page.getByRole('heading', { name: 'Maps', exact: true })],
    ['/new?game=conquest', page.getByText('House rules', { exact: true })],
  ] as const) {
    await page.goto(path);
    await expect(meanwhile).toBeVisible();
    await expect(page.getByText('Loading …')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Twin Holms' })).toHaveCount(0);
    // They stand behind the maps, which would push them away.
    await expect(page.getByText('Draw a map')).toHaveCount(0);
    await expect(page.getByLabel('Map file')).toHaveCount(0);
  }
  letGo();
  await expect(page.getByRole('radio', { name: 'Nine Acres' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Twin Holms' })).toBeVisible();
});

test('where the line keeps the others away, the maps that are here are offered all the same', async ({ enter }) => {
  const { page, troubles } = await enter('host');
  for (const trouble of [lineIsCut, /dynamically imported module/]) troubles.expect(trouble);
  await page.route(/\/atlas-[^/]*\.js/, (route) => route.abort('connectionfailed'));
  for (const path of ['/maps', '/new?game=conquest']) {
    await page.goto(path);
    await expect(page.getByRole('radio', { name: 'Twin Holms' })).toBeVisible();
    await expect(page.getByText('Loading …')).toHaveCount(0);
    await expect(page.getByRole('radio', { name: 'Nine Acres' })).toHaveCount(0);
  }
});

test('whoever starts the game from the host’s chair, and has a seat of their own, is led to it', async ({ enter }) => {
  const host = await enter('host');
  await host.newTable.setUpConquest({ name: 'Two chairs', players: 2, map: 'Twin Holms' });
  await host.page.getByLabel('Your name').fill(host.name);
  for (const seat of ['Player A', 'Host']) {
    await host.page.getByRole('button', { name: `Sit down here: ${seat}` }).click();
    await expect(host.page.getByText('You sit here')).toHaveCount(seat === 'Host' ? 2 : 1);
  }
  await host.page.getByRole('button', { name: 'Go to the table' }).click();
  await expect(host.page).toHaveURL(/seat=player-1/);
  await host.page.goto(host.page.url().replace('seat=player-1', 'seat=host'));
  const lobby = lobbyOf(host);
  await lobby.isOpen();
  await lobby.toggleMachine('B');
  await lobby.press();
  await host.page.getByRole('link', { name: 'Play as Player A' }).click();
  await expect(host.page).toHaveURL(/seat=player-1/);
  await expect(host.page.getByRole('group', { name: 'Actions' })).toBeVisible();
});
