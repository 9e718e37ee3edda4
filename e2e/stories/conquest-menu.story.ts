import { act } from '../act.ts';
import { seatConquerors } from '../conquest/seat-conquerors.ts';
import { eventually } from '../eventually.ts';
import { expect, test } from '../players.ts';

const pages = [
  'Start of the game',
  'Turns',
  'Victory flags',
  'Neutral countries',
  'End of the game',
  'Clocks and absent players',
  'Log and looks',
  'Players',
];

interface Offer {
  readonly games: readonly {
    readonly id: string;
    readonly houseRules: readonly { readonly title: string; readonly needs?: string }[];
  }[];
}

const houseRules = { 'random-start': true };

test.describe('the menus', () => {
  test('open by the sign in the bar, by a button, and by holding the game down for two seconds, for anybody (KR-ADMIN-OPEN, KR-ADMIN-MENU)', async ({
    enter,
    server,
    playwright,
  }) => {
    const everybody = await seatConquerors({ enter, server, request: playwright.request, houseRules }, [
      'first',
      'spectator',
    ]);
    for (const player of [everybody.first, everybody.spectator]) {
      const menu = player.conquest.menu;
      await menu.open();
      await menu.close();
      await player.conquest.button('All options').click();
      await menu.isOpen();
      await menu.close();
      await menu.hold(player.page.locator('vx-conquest-lobby h2'));
      await menu.close();
    }
    const { first } = everybody;
    await first.conquest.press('START');
    await first.conquest.isOnTurn();
    for (const place of ['vx-conquest-board', 'vx-players-strip']) {
      await first.conquest.menu.hold(first.page.locator(place));
      await first.conquest.menu.close();
    }
    // What was held down was not touched.
    await first.conquest.isOnTurn();
  });

  test('have every option on a page that can be turned to, with what it is set to; who may not change it only reads it (KR-HOUSE-VIEW, KR-ADMIN-PAGES, KR-ADMIN-SWITCH, KR-ADMIN-REZZER)', async ({
    enter,
    server,
    playwright,
    request,
  }) => {
    const everybody = await seatConquerors({ enter, server, request: playwright.request, houseRules }, ['spectator']);
    const menu = everybody.spectator.conquest.menu;
    await menu.open();
    const { games } = (await (await request.get(`${server.url}/api/games`)).json()) as Offer;
    const rules = games.find(({ id }) => id === 'conquest')?.houseRules ?? [];
    expect(rules.length).toBeGreaterThan(20);
    for (const { title, needs } of rules) if (!needs) await expect(menu.entry(title).first()).toBeAttached();
    await expect(menu.entry('Maps')).toBeAttached();
    await expect(menu.entry('Join')).toContainText('ask the host');
    await expect(menu.entry('Random start')).toContainText('on');
    await expect(menu.entry('Neutral countries')).toContainText('off');
    await expect(menu.entry('Quiet')).toContainText('off');
    await expect(menu.dialog.locator('vx-rule-entry').getByRole('button')).toHaveCount(0);
    await expect(menu.button('Choose a map')).toHaveCount(0);
    await expect(menu.pageBefore).toBeDisabled();
    await expect(menu.pageBefore).toHaveText('<<<');
    await expect(menu.pageAfter).toHaveText('>>>');
    for (const [at, title] of pages.entries()) {
      await eventually(() => menu.pageTitle(), 'the page that is turned to').toBe(title);
      await expect(menu.dialog.getByRole('heading', { name: title, exact: true })).toBeInViewport();
      if (at < pages.length - 1) await menu.pageAfter.click();
    }
    await expect(menu.pageAfter).toBeDisabled();
    await menu.button('To the table’s menu').click();
    await expect(menu.entry('Administrators')).toContainText('None but the host.');
    await expect(menu.button('Set the motto')).toHaveCount(0);
    await menu.button('To the game’s menu').click();
    await expect(menu.entry('Random start')).toBeVisible();
  });

  test('the host changes options and everyone sees it; Fort. is there only with Neutral (KR-HOUSE-CHANGE, KR-ADMIN-FORT-VISIBLE, KR-ADMIN-INDICATORS, KR-ADMIN-COLOR, KR-ADMIN-MAPS, KR-ADMIN-ABANDONED)', async ({
    enter,
    server,
    playwright,
  }) => {
    const everybody = await seatConquerors({ enter, server, request: playwright.request, houseRules }, [
      'host',
      'second',
    ]);
    const [host, other] = [everybody.host.conquest.menu, everybody.second.conquest.menu];
    await host.open();
    await other.open();
    await expect(host.button('Fort. On')).toHaveCount(0);
    await host.press('Neutral On');
    await expect(other.entry('Neutral countries').first()).toContainText('on');
    await host.press('Fort. On');
    await expect(other.entry('Fortified neutral countries')).toContainText('on');
    await host.press('Fort. Off');
    await expect(other.entry('Fortified neutral countries')).toContainText('off');
    await host.press('Neutral Off');
    await expect(other.entry('Fortified neutral countries')).toHaveCount(0);
    for (const name of ['Random Off', 'Random On', 'Evict On', 'Evict Off', 'Quiet', 'Chatty']) {
      await host.press(name);
      await expect(host.button(name)).toHaveText(name);
    }
    await host.press('Indicators: green');
    await expect(other.entry('Indicators')).toContainText('green');
    await host.press('Colour: oak');
    await expect(other.entry('Colour')).toContainText('oak');
    await host.button('More: Abandoned').click();
    await host.button('Set: Abandoned').click();
    await expect(other.entry('Abandoned')).toContainText('15 seconds');
    await host.button('Choose a map').click();
    await host.dialog.getByText('The Six Shores').first().click();
    await expect(other.entry('Maps')).toContainText('The Six Shores');
    await expect(everybody.second.page.getByRole('log', { name: 'Log' })).toContainText(
      'switched “Neutral countries” on',
    );
  });

  test('what the host picks is seen by everybody: the light of the turn, the colour of the table, the map (KR-ADMIN-INDICATORS, KR-ADMIN-COLOR, KR-ADMIN-MAPS, KR-CUST-THEME)', async ({
    enter,
    server,
    playwright,
  }) => {
    const everybody = await seatConquerors({ enter, server, request: playwright.request, houseRules }, [
      'first',
      'second',
    ]);
    const { host, first, second } = everybody;
    await act(host, 'set-house-rules', { rules: { indicator: 'green', color: 'felt' } });
    await act(host, 'choose-map', { map: 'six-shores' });
    await first.conquest.press('START');
    const light = second.page.locator('vx-players-strip .light');
    const cloth = () =>
      second.page
        .locator('vx-conquest-table .table')
        .evaluate((table) => getComputedStyle(table).getPropertyValue('--vx-cloth'));
    await expect(light).toHaveCSS('background-color', 'rgb(53, 176, 74)');
    const felt = await cloth();
    await act(host, 'set-house-rules', { rules: { indicator: 'violet', color: 'oak' } });
    await expect(light).toHaveCSS('background-color', 'rgb(160, 107, 224)');
    await eventually(cloth, 'the table is of oak now').not.toBe(felt);
    expect((await second.conquest.map()).size).toBe(42);
  });

  test('a player whom the host names changes all but what is the host’s alone, skips and evicts (KR-ADMIN-GROUP, KR-ADMIN-ROLES, KR-ADMIN-PLAYERS, KR-ADMIN-EVICT)', async ({
    enter,
    server,
    playwright,
  }) => {
    const everybody = await seatConquerors({ enter, server, request: playwright.request, houseRules }, [
      'host',
      'first',
      'second',
    ]);
    const { host, first, second, third } = everybody;
    const [hosts, named] = [host.conquest.menu, first.conquest.menu];
    await named.open();
    await expect(named.button('Random Off')).toHaveCount(0);
    await hosts.open();
    await hosts.show('Table');
    await hosts.dialog.getByRole('checkbox', { name: first.name }).check();
    await expect(named.button('Random Off')).toBeVisible();
    await named.press('Random Off');
    await named.press('Random On');
    await expect(named.entry('Indicators').getByRole('button')).toHaveCount(0);
    await named.close();
    await first.conquest.press('START');
    await expect(first.page.locator('vx-conquest-lobby')).toHaveCount(0);

    await named.open();
    await expect(named.entry('Random start')).toContainText('Cannot be changed while a game is on.');
    await expect(named.button(`Skip ${second.name}`)).toBeDisabled();
    await named.button(`Skip ${first.name}`).click();
    await expect(named.button(`Skip ${second.name}`)).toBeEnabled();
    await named.button(`Evict ${third.name}`).click();
    await named.button('No, leave it').click();
    await named.button(`Evict ${third.name}`).click();
    await named.button(`Yes, evict ${third.name}`).click();
    await expect(named.button(`Evict ${third.name}`)).toBeDisabled();
    const others = second.conquest.menu;
    await others.open();
    await expect(others.button(`Evict ${first.name}`)).toBeDisabled();
  });

  test('the table’s menu holds what outlives a game, and what is each reader’s own (KR-ADMIN-REZZEROPTS, KR-CUST-TABLEMENU, KR-CUST-PLAYER)', async ({
    enter,
    server,
    playwright,
  }) => {
    const everybody = await seatConquerors({ enter, server, request: playwright.request, houseRules }, [
      'host',
      'second',
    ]);
    const [host, other] = [everybody.host.conquest.menu, everybody.second.conquest.menu];
    await host.open();
    await host.show('Table');
    await host.dialog.getByRole('textbox', { name: 'Motto' }).fill('The Blue Lion');
    await host.button('Set the motto').click();
    await other.open();
    await other.show('Table');
    await expect(other.entry('Motto')).toContainText('The Blue Lion');
    await other.button('Dark').click();
    await expect(everybody.second.page.locator('html')).toHaveClass(/wa-dark/);
    await expect(everybody.host.page.locator('html')).not.toHaveClass(/wa-dark/);
    await other.button('Mute').click();
    await other.dialog.getByRole('switch', { name: 'Remembered camera' }).click();
    await other.dialog.getByRole('switch', { name: 'Less motion' }).click();
    await expect(everybody.second.page.locator('html')).toHaveClass(/vx-still/);
    await expect(everybody.host.page.locator('html')).not.toHaveClass(/vx-still/);
    await everybody.second.page.reload();
    await everybody.second.conquest.isReady();
    await other.open();
    await other.show('Table');
    await expect(everybody.second.page.locator('html')).toHaveClass(/wa-dark/);
    await expect(other.button('Mute')).toHaveAttribute('aria-pressed', 'true');
    await expect(other.dialog.getByRole('switch', { name: 'Remembered camera' })).toHaveAttribute(
      'aria-checked',
      'false',
    );
    await expect(other.dialog.getByRole('switch', { name: 'Less motion' })).toHaveAttribute('aria-checked', 'true');
  });

  test('what somebody has looked at is what they see when they come back, unless they want the whole map each time (KR-CUST-PLAYER)', async ({
    enter,
    server,
    playwright,
  }) => {
    const everybody = await seatConquerors({ enter, server, request: playwright.request, houseRules }, ['second']);
    const { conquest, page } = everybody.second;
    const [land = ''] = (await conquest.map()).keys();
    const whole = await conquest.placeOf(land);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await eventually(() => conquest.placeOf(land), 'the map is nearer').not.toBe(whole);
    const near = await conquest.placeOf(land);
    await eventually(() => page.evaluate(() => localStorage.getItem('vexillum:cameras')), 'it is kept').not.toBeNull();
    await page.reload();
    await conquest.isReady();
    // Places are whole pixels, and half of one may be read as either.
    const awayFrom = async (place: string): Promise<number> => {
      const [from, to] = [place, await conquest.placeOf(land)].map((text) => text.split(', ').map(Number));
      return Math.max(...(from ?? []).map((at, axis) => Math.abs(at - (to?.[axis] ?? Number.NaN))));
    };
    await eventually(() => awayFrom(near), 'the map lies as it was left').toBeLessThanOrEqual(1);
    await conquest.menu.open();
    await conquest.menu.show('Table');
    await conquest.menu.dialog.getByRole('switch', { name: 'Remembered camera' }).click();
    await page.reload();
    await conquest.isReady();
    await eventually(() => awayFrom(whole), 'the whole map is seen').toBeLessThanOrEqual(1);
  });

  test('help, version, what has changed, how to update and what is kept of one are a touch away (KR-INTRO-GOAL, KR-START-FAQ, KR-HELP-SEARCH, KR-HELP-CHANGELOG, KR-GSL-PRIVACY, KR-UPG-FREE, KR-UPG-MANUAL, KR-UPG-SUPPORT, KR-UPG-BOUNTY, KR-UPG-DISCLAIMER)', async ({
    enter,
    server,
    playwright,
  }) => {
    const everybody = await seatConquerors({ enter, server, request: playwright.request, houseRules }, ['spectator']);
    const { page } = everybody.spectator;
    const menu = everybody.spectator.conquest.menu;
    await menu.open();
    await menu.show('Table');
    await expect(menu.entry('Version')).toContainText(/Vexillum \d+\.\d+\.\d+/);
    await expect(menu.entry('Updating')).toContainText('never updated by itself');
    await expect(menu.entry('Updating')).toContainText('costs nothing');
    await expect(menu.entry('Updating')).toContainText('read what has changed');
    const [changes] = await Promise.all([
      page.waitForEvent('popup'),
      menu.dialog.getByRole('link', { name: 'What has changed' }).click(),
    ]);
    await expect(changes.getByRole('heading', { name: 'What has changed' })).toBeVisible();
    await changes.getByRole('button', { name: 'Hosts' }).click();
    await expect(changes.getByRole('listitem').first()).toContainText('Hosts');
    await expect(menu.entry('Report a mistake')).toContainText('may be thanked in the list of changes');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await menu.button('Copy the facts').click();
    await expect(menu.button('Copied')).toBeVisible();
    const report = await page.evaluate(() => navigator.clipboard.readText());
    expect(report).toContain(`Table ${everybody.spectator.table.id}, seat spectator, after entry `);
    expect(report).not.toContain(everybody.spectator.name);
    const [privacy] = await Promise.all([
      page.waitForEvent('popup'),
      menu.dialog.getByRole('link', { name: 'What is kept' }).click(),
    ]);
    await expect(privacy.getByRole('heading', { name: 'What is kept of you' })).toBeVisible();
    await expect(privacy.getByText('You need no account')).toBeVisible();
    await menu.button('Open the help').click();
    const help = page.locator('vx-conquest-help wa-dialog[open]');
    await expect(help).toContainText('Hold it all, and you have won.');
    await expect(help).toContainText('How do the others come to my table?');
    await help.getByLabel('Search the help').fill('mistake');
    await expect(help).toContainText('Tell the people who run your server');
    await expect(help).not.toContainText('Hold it all, and you have won.');
  });

  test('beside the board stand what the next set will bring and how many a touch places (KR-FLAG-NEXT, KR-REC-ASSIGN)', async ({
    enter,
    server,
    playwright,
  }) => {
    const everybody = await seatConquerors({ enter, server, request: playwright.request, houseRules }, [
      'first',
      'spectator',
    ]);
    const { host, first, spectator } = everybody;
    await first.conquest.press('START');
    await expect(spectator.page.locator('vx-conquest-lobby')).toHaveCount(0);
    // A player who is skipped twice puts their armies down with their first recruits: conquering begins.
    for (let turn = 1; turn <= 6; turn++) await act(host, 'skip-turn', { turn });
    await first.conquest.isOnTurn();
    for (const { page } of [first, spectator])
      await expect(page.locator('vx-conquest-controls')).toContainText(/NEXT RECRUIT\s*4/);
    for (const name of ['Assign x1', 'Assign x5', 'Assign ALL', 'Assign x1']) {
      await expect(first.conquest.button(name)).toBeVisible();
      await first.page.getByRole('button', { name: /^Assign (x1|x5|ALL)$/ }).click();
    }
  });
});
