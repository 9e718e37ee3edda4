import type { Locator } from '@playwright/test';
import { act } from '../act.ts';
import { LedGame } from '../conquest/led-game.ts';
import { seatConquerors, seatGuests } from '../conquest/seat-conquerors.ts';
import { eventually } from '../eventually.ts';
import { LessonPage } from '../pages/lesson-page.ts';
import { expect, test } from '../players.ts';
import { drawAll, writePagesPage } from './every-look.ts';

test.afterAll(writePagesPage);

const houseRules = { 'random-start': true };

test('conquest from the lobby to the end', async ({ enter, server, playwright }) => {
  const everybody = await seatConquerors({ enter, server, request: playwright.request, houseRules }, ['host', 'first']);
  const { first, host } = everybody;
  const { page, conquest } = first;
  await expect(page.getByRole('button', { name: 'START' })).toBeVisible();
  await drawAll(page, 'conquest-lobby');
  await drawAll(host.page, 'conquest-lobby-host');
  await host.conquest.menu.open();
  await drawAll(host.page, 'conquest-menu-game');
  await host.conquest.menu.show('Table');
  await drawAll(host.page, 'conquest-menu-table');
  await host.conquest.menu.close();
  await conquest.press('START');
  const led = new LedGame(everybody, await conquest.map());
  await eventually(async () => (await led.truth.known()).game?.phase, 'the game is on').toBe('amassing');
  await drawAll(page, 'conquest-amassing');
  await led.skipThePlacing();
  await drawAll(page, 'conquest-recruits');
  await led.step();
  await conquest.choose('ATTACK');
  await drawAll(page, 'conquest-attack');
  await led.step();
  await drawAll(page, 'conquest-dice');
  for (const tab of ['Log', 'Chat', 'Dice', 'Territories', 'People'])
    await drawAll(page, `conquest-tab-${tab.toLowerCase()}`, {
      inEach: () => page.getByRole('tab', { name: tab }).click(),
    });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await drawAll(page, 'conquest-bar-menu');
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
  await drawAll(page, 'conquest-help');
  await page.keyboard.press('Escape');
  await expect(page.locator('wa-dialog[open]')).toHaveCount(0);
  await page.keyboard.press('q');
  await expect(page.getByRole('button', { name: 'Yes, resign' })).toBeVisible();
  await drawAll(page, 'conquest-resign');
  await page.getByRole('button', { name: 'No, play on' }).click();
  await act(everybody.second, 'offer-draw', { agrees: true });
  await drawAll(page, 'conquest-draw-offered');
  await conquest.menu.open();
  await drawAll(page, 'conquest-draw-answer', {
    inEach: () => conquest.menu.button(/Agree to the draw|Dem Remis zustimmen/).scrollIntoViewIfNeeded(),
  });
  await conquest.menu.close();
  await page.getByRole('tab', { name: 'Log' }).click();
  await drawAll(page, 'conquest-rounds', {
    inEach: () => page.getByRole('button', { name: /By rounds|Nach Runden/ }).click(),
  });
  // After an eviction neutral land has still to fall; whoever is left after the others have resigned has won.
  for (const player of [everybody.third, everybody.second]) await act(player, 'resign-game', {});
  await expect(conquest.result).toBeVisible();
  await drawAll(page, 'conquest-end');
  await page.getByRole('button', { name: /Watch/ }).first().click();
  await expect(page.getByRole('slider', { name: 'Place in the match' })).toBeVisible();
  await page.keyboard.press('End');
  await drawAll(page, 'replay-conquest');
});

test('conquest: a player is driven out', async ({ enter, server, playwright }) => {
  const rules = { 'random-start': true, 'laid-out': 'even' };
  const wish = { enter, server, request: playwright.request, houseRules: rules };
  const everybody = await seatConquerors(wish, ['host', 'first']);
  const { page, conquest } = everybody.first;
  await conquest.press('START');
  await conquest.isOnTurn();
  // It stays for some seconds; a picture in each look takes longer.
  await drawAll(page, 'conquest-fall', {
    inEach: () =>
      page.locator('vx-fall-notice').evaluate((notice, { fall }) => Object.assign(notice, { fall }), {
        fall: {
          side: 'player-2',
          title: 'Bertil is out of the game',
          more: 'Hollin Head was their last territory. You take 3 victory flags.',
        },
      }),
  });
});

test('conquest in teams, with capitals and missions', async ({ enter, server, playwright }) => {
  const rules = { ...houseRules, teams: 2, capitals: true, missions: true, 'laid-out': 'even' };
  const wish = { enter, server, request: playwright.request, houseRules: rules };
  const everybody = await seatConquerors(wish, ['host', 'first']);
  const { first, host, second } = everybody;
  await drawAll(host.page, 'conquest-teams-lobby');
  await first.conquest.press('START');
  const led = new LedGame(everybody, await first.conquest.map());
  await eventually(async () => (await led.truth.known()).game?.phase, 'the game is on').toBe('conquer');
  await led.step();
  await first.page.getByRole('button', { name: 'Your mission' }).click();
  await drawAll(first.page, 'conquest-teams-mission');
  await act(second, 'resign-game', {});
  await expect(first.conquest.result).toBeVisible();
  await drawAll(first.page, 'conquest-teams-end');
});

test('conquest with an umpire, by correspondence', async ({ enter, server, playwright }) => {
  const rules = { ...houseRules, correspondence: 48 };
  const wish = { enter, server, request: playwright.request, houseRules: rules };
  const { first, second, umpire } = await seatGuests(wish, ['first', 'second', 'umpire']);
  const offer = first.page.getByRole('button', { name: 'Accept the umpire' });
  await expect(offer).toBeVisible();
  await offer.click();
  await drawAll(first.page, 'conquest-umpire-question');
  await first.page.getByRole('button', { name: `Accept ${umpire.name}` }).click();
  await act(second, 'accept-umpire', {});
  await act(second, 'start-game', {});
  await expect(umpire.page.getByText('You see everybody’s flags')).toBeVisible();
  await drawAll(umpire.page, 'conquest-umpire');
  await drawAll(first.page, 'conquest-by-correspondence');
});

test('conquest alone', async ({ enter }) => {
  const { conquest, home, page } = await enter('host');
  await home.open();
  await page.getByRole('button', { name: 'Try it alone' }).click();
  await conquest.isReady();
  await drawAll(page, 'conquest-alone-lobby');
  await conquest.press('START');
  await expect(page.getByRole('button', { name: 'ATTACK' })).toBeVisible();
  await drawAll(page, 'conquest-alone');
});

test('conquest: the lesson', async ({ enter }) => {
  const { conquest, home, page } = await enter('host');
  const lesson = new LessonPage(page, conquest);
  await home.open();
  await page.getByRole('button', { name: 'Learn it in three minutes' }).click();
  await conquest.isReady();
  await expect(lesson.card).toBeVisible();
  await drawAll(page, 'conquest-lesson-recruits');
  await lesson.follow();
  await lesson.follow();
  await lesson.follow();
  await drawAll(page, 'conquest-lesson-attack');
  await lesson.until(async () => ['move', 'end-turn'].includes((await lesson.pointed()).button ?? ''));
  await drawAll(page, 'conquest-lesson-button');
  await page.keyboard.press('q');
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await expect(lesson.end).toBeVisible();
  await drawAll(page, 'conquest-lesson-end');
});

/** Land of the first player's, as their own page has it; none while it is not their turn. */
const ownLand = (board: Locator): Promise<string | undefined> =>
  board.evaluate((element) => {
    const { sitting } = element as unknown as {
      readonly sitting: {
        readonly isMyTurn: boolean;
        readonly snapshot: { readonly public: { readonly territory: ReadonlyMap<string, { readonly owner: string }> } };
      };
    };
    if (!sitting.isMyTurn) return undefined;
    const own = [...sitting.snapshot.public.territory].find(([, { owner }]) => owner === 'player-1');
    return own?.[0].slice('territory:'.length);
  });

const machinesLeft = (board: Locator): Promise<readonly string[]> =>
  board.evaluate((element) => {
    const { sitting } = element as unknown as {
      readonly sitting: {
        readonly snapshot: { readonly public: { readonly player: ReadonlyMap<string, { readonly out?: unknown }> } };
      };
    };
    const players = [...sitting.snapshot.public.player].map(([id, { out }]) => ({
      side: id.replace('player:', ''),
      out,
    }));
    return players.filter(({ side, out }) => side !== 'player-1' && out === undefined).map(({ side }) => side);
  });

test('conquest in the fog', async ({ enter, server, playwright }) => {
  const rules = { fog: true, 'laid-out': 'even', neutral: true, 'neutrals-must-fall': false };
  const wish = { enter, server, request: playwright.request, houseRules: rules };
  const { first, host, spectator } = await seatGuests(wish, ['host', 'first', 'spectator']);
  await act(host, 'seat-bots', { seats: ['player-2', 'player-3'] });
  await first.conquest.press('START');
  const board = first.page.locator('vx-conquest-board');
  for (let round = 0; round < 3; round += 1) {
    await eventually(() => ownLand(board), 'it is the first player’s turn').toBeTruthy();
    const territory = (await ownLand(board)) ?? '';
    if (round === 2) break;
    await act(first, 'place-recruits', { territory, assign: 'all' });
    await act(first, 'end-turn', {});
  }
  await drawAll(first.page, 'conquest-fog', {
    inEach: () => first.page.getByRole('tab', { name: /Log|Protokoll/ }).click(),
  });
  await drawAll(spectator.page, 'conquest-fog-spectator');
  // A machine may have driven the other out by now.
  for (const player of await machinesLeft(board)) await act(host, 'evict-player', { player });
  await expect(first.conquest.result).toBeVisible();
  await drawAll(first.page, 'conquest-fog-end');
  await first.page.getByRole('button', { name: /Watch/ }).first().click();
  await expect(first.page.getByRole('slider', { name: 'Place in the match' })).toBeVisible();
  await drawAll(first.page, 'replay-conquest-fog');
});
