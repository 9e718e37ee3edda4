import { expect, test } from '../players.ts';

test('a link seats one player, once', async ({ enter }) => {
  const host = await enter('host');
  const links = await host.newTable.setUp({ game: 'TRIUMPH!', name: 'One seat each' });
  const red = await enter('red');
  await red.join.follow(links.of('Red captain'));

  const latecomer = await enter('blue');
  latecomer.troubles.expect(/410/);
  await latecomer.join.tryToSit(links.of('Red captain'), latecomer.name);

  await expect(latecomer.join.problem).toContainText('used before');
  await expect(latecomer.page).toHaveURL(/\/join/);
});

test('a link says where it leads before anybody sits down: game, table, seat, and who is there', async ({ enter }) => {
  const red = await enter('red');
  const links = await red.newTable.setUp({ game: 'GRAND TRIUMPH!', name: 'The ford' });
  await red.join.follow(links.of('Red captain'));
  const blue = await enter('blue');
  await blue.page.goto(links.of('Blue captain'));
  const said = blue.page.locator('dl');
  await expect(said).toContainText('GRAND TRIUMPH!');
  await expect(said).toContainText('The ford');
  await expect(said).toContainText('Blue captain');
  await expect(said).toContainText(`${red.name} (Red captain)`);
  await blue.join.follow(links.of('Blue captain'));
  await blue.table.isReady();
});

test('the page of an invite offers a seat once it has said where it leads, or cannot: nothing moves from under a finger', async ({
  enter,
}) => {
  const red = await enter('red');
  const links = await red.newTable.setUp({ game: 'GRAND TRIUMPH!', name: 'The ford' });
  const { page, troubles } = await enter('blue');
  const sitDown = page.getByRole('button', { name: 'Sit down' });
  let answer = (): void => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/invite', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(links.of('Blue captain'));
  await expect(page.getByText('You were invited to a table.')).toBeVisible();
  await expect(sitDown).toBeHidden();
  answer();
  await expect(sitDown).toBeVisible();
  await expect(page.locator('dl')).toContainText('The ford');

  troubles.expect(/ERR_FAILED/);
  await page.unroute('**/api/invite');
  await page.route('**/api/invite', (route) => route.abort());
  await page.reload();
  await expect(sitDown).toBeVisible();
  await expect(page.getByText('You were invited to a table.')).toBeVisible();
});

test('a link that is not whole, or that nobody made, says so', async ({ enter }) => {
  const guest = await enter('red');
  guest.troubles.expect(/404/);
  await guest.page.goto('/join');
  await expect(guest.page.getByText('Copy the link whole')).toBeVisible();

  await guest.join.tryToSit('/join#gt1_nobodymadethis', guest.name);

  await expect(guest.join.problem).toContainText('Nobody here knows this link');
});

test('a name that would deceive the others is refused in plain words, and a better one then works', async ({
  enter,
}) => {
  const host = await enter('host');
  const links = await host.newTable.setUp({ game: 'TRIUMPH!', name: 'Names' });
  const trickster = await enter('blue');
  trickster.troubles.expect(/400/);

  for (const [name, why] of [
    ['Fabia\u202Eerioga', 'unseen characters'],
    ['<b>Fabia</b>', 'no < or >'],
    ['Umpire', 'means a seat'],
  ] as const) {
    await trickster.join.tryToSit(links.of('Blue captain'), name);
    await expect(trickster.join.problem).toContainText(why);
  }

  await trickster.join.follow(links.of('Blue captain'));
  await trickster.table.isReady();
});

test('a table that is not there and one that is not yours look the same to you', async ({ enter, gather }) => {
  const { red } = await gather('triumph', ['red']);
  const stranger = await enter('blue');
  stranger.troubles.expect(/404/);

  const words: string[] = [];
  for (const table of [red.table.id, 'no-such-table']) {
    await stranger.page.goto(`/table/${table}?seat=red-captain`);
    await expect(stranger.page.getByRole('alert')).toBeVisible();
    words.push(await stranger.page.getByRole('alert').innerText());
  }

  expect(words[0]).toContain('You hold no seat at this table');
  expect(words[1]).toBe(words[0]);
});

test('a broken army file is not brought, and the field that is wrong is named', async ({ gather }) => {
  const { red } = await gather('grand-triumph', ['red']);
  const army = {
    vexillumArmy: 1,
    name: 'Broken',
    halfPoints: 8,
    stands: [{ troopType: 'HFT', command: 4, halfPoints: 8 }],
    cards: [],
  };

  await red.table.tryToBringFile('broken.json', JSON.stringify(army));
  await expect(red.table.bringProblem).toContainText('stands.0.command');
  await red.table.tryToBringFile('broken.json', '{"vexillumArmy": 1, "name"');
  await expect(red.table.bringProblem).toContainText('not a JSON file');

  expect(await red.table.board.stands()).toEqual([]);
});

test('a game that this version has no rules for says why nobody plays on, and is saved', async ({ gather }) => {
  const { red } = await gather('grand-triumph', ['red']);
  const { page } = red;
  await page.route(`**/api/tables/${red.table.id}`, async (route) => {
    const facts = (await (await route.fetch()).json()) as object;
    const message = 'It was begun by edition 9 of the rules, and this version has them up to 3.';
    const words = {
      text: 'It was begun by edition {0} of the rules, and this version has them up to {1}.',
      values: [9, 3],
    };
    await route.fulfill({ json: { ...facts, halted: { message, words } } });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This game is not played on here' })).toBeVisible();
  await expect(page.getByText('begun by edition 9 of the rules')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the match' }).click();
  expect((await saved).suggestedFilename()).toContain('vexillum.json');
});

test('a table whose answer nobody here understands says so, and can be tried again', async ({ gather }) => {
  const { red } = await gather('grand-triumph', ['red']);
  const { page, troubles } = red;
  troubles.expect(/TypeError/);
  await page.route(`**/api/tables/${red.table.id}`, (route) => route.fulfill({ json: { halted: {} } }));
  await page.reload();
  await expect(page.getByText('This could not be loaded just now')).toBeVisible();
  await page.unroute(`**/api/tables/${red.table.id}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await red.table.isReady();
});
