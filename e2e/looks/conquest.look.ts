import { act } from '../act.ts';
import { LedGame } from '../conquest/led-game.ts';
import { type Conquerors, seatConquerors, seatGuests } from '../conquest/seat-conquerors.ts';
import { eventually } from '../eventually.ts';
import { expect, type Player, test } from '../players.ts';
import { keepPicture, lookAt, lookAtAll, sizes } from './look-at.ts';
import { isOpenToAll } from './open-to-all.ts';

const houseRules = { 'random-start': true };

/** Until somebody who may attack is on turn, with their recruits placed. */
const playToAttack = async (everybody: Conquerors<'first' | 'second'>): Promise<Player> => {
  const led = new LedGame(everybody, await everybody.first.conquest.map());
  await everybody.first.conquest.press('START');
  await eventually(async () => (await led.truth.known()).game?.phase, 'the game is on').toBe('amassing');
  await expect(everybody.first.conquest.board).toHaveJSProperty('inert', false);
  await lookAtAll(everybody.second.page, 'conquest-amassing');
  await led.skipThePlacing();
  const player = everybody.first;
  await lookAt(player.page, 'conquest-recruits', 'phone', 'light');
  await player.page.setViewportSize(sizes.desk);
  await led.step();
  await player.conquest.choose('ATTACK');
  await lookAtAll(player.page, 'conquest-attack');
  await player.page.setViewportSize(sizes.desk);
  await led.step();
  await lookAtAll(player.page, 'conquest-dice');
  return player;
};

test('a table of conquest, from the lobby to the dice', async ({ enter, server, playwright }) => {
  const everybody = await seatConquerors({ enter, server, request: playwright.request, houseRules }, [
    'first',
    'second',
  ]);
  await lookAtAll(everybody.first.page, 'conquest-lobby');
  // What the lobby covers is not walked through by keys.
  await expect(everybody.first.conquest.board).toHaveJSProperty('inert', true);
  await everybody.first.page.setViewportSize(sizes.desk);
  const player = await playToAttack(everybody);
  for (const tab of ['Chat', 'Dice', 'Territories', 'People']) {
    await player.page.setViewportSize(sizes.desk);
    await player.page.getByRole('tab', { name: tab }).click();
    await lookAt(player.page, `conquest-tab-${tab.toLowerCase()}`, 'desk', 'light');
  }
  const { menu } = player.conquest;
  await menu.open();
  await lookAtAll(player.page, 'conquest-menu-game');
  await menu.show('Table');
  await lookAtAll(player.page, 'conquest-menu-table');
  await menu.close();
  // The README's picture changes only when somebody wants it to.
  if (process.env['PICTURES'] === '1') await keepPicture(everybody.second.page, 'conquest', 'desk', 'light');
  await everybody.second.page.goto('/maps');
  await lookAtAll(everybody.second.page, 'conquest-maps');
});

interface AimingElement extends Element {
  readonly sitting: { chooseFrom(chosen: 'attack', from: string): void; aimAt(to: string): void };
}

/** The first player is on turn, and has all their recruits where as much as possible can be attacked from. */
const readyToAttack = async (wish: Parameters<typeof seatConquerors>[0]) => {
  const everybody = await seatConquerors(wish, ['first']);
  const player = everybody.first;
  const ways = await player.conquest.map();
  const led = new LedGame(everybody, ways);
  await player.conquest.press('START');
  await eventually(async () => (await led.truth.known()).game?.phase, 'the game is on').toBe('amassing');
  await led.skipThePlacing();
  const { known, game } = await led.now();
  const foesOf = (id: string) => [...(ways.get(id) ?? [])].filter((to) => known.ownerOf(to) !== game.mover);
  const starts = [...ways.keys()].filter((id) => known.ownerOf(id) === game.mover);
  const [start = ''] = starts.toSorted((a, b) => foesOf(b).length - foesOf(a).length);
  await act(player, 'place-recruits', { territory: start, assign: 'all' });
  await expect(player.conquest.button('ATTACK')).toHaveAttribute('aria-disabled', 'false');
  return { player, start, foes: foesOf(start), led };
};

test('a phone’s page is no wider than the phone, however much can be attacked', async ({
  enter,
  server,
  playwright,
}) => {
  const { player, start, foes } = await readyToAttack({ enter, server, request: playwright.request, houseRules });
  await player.conquest.board.evaluate(
    (board, from) => (board as unknown as AimingElement).sitting.chooseFrom('attack', from),
    start,
  );
  await expect(player.page.locator('vx-attack-card .target')).toHaveCount(foes.length);
  await lookAt(player.page, 'conquest-targets', 'phone', 'light');
});

test('on a phone the map stays as large as it is from the first touch of an attack to its dice, and what else there is to know lies over it', async ({
  enter,
  server,
  playwright,
}) => {
  const { player, start, foes, led } = await readyToAttack({ enter, server, request: playwright.request, houseRules });
  const { page, conquest } = player;
  await page.setViewportSize(sizes.phone);
  const heightOf = async () => (await conquest.board.boundingBox())?.height ?? 0;
  const { height } = sizes.phone;
  await eventually(heightOf, 'the board is the window').toBe(height);

  const [target = ''] = foes;
  await conquest.board.evaluate(
    (board, way) => {
      const { sitting } = board as unknown as AimingElement;
      sitting.chooseFrom('attack', way.start);
      sitting.aimAt(way.target);
    },
    { start, target },
  );
  await lookAt(page, 'conquest-aimed', 'phone', 'light');
  expect(await heightOf()).toBe(height);
  const more = page.getByRole('button', { name: 'Odds, other targets' });
  await more.click();
  await expect(page.getByText('on average you lose')).toBeVisible();
  await lookAt(page, 'conquest-aimed-more', 'phone', 'light');
  expect(await heightOf()).toBe(height);
  await more.click();
  await expect(page.getByText('on average you lose')).toBeHidden();

  await led.truth.after(() => page.getByRole('button', { name: /^Throw once at/ }).click(), 'the dice are thrown');
  await expect(page.getByRole('region', { name: 'Dice of the last attack' })).toBeVisible();
  await lookAt(page, 'conquest-thrown', 'phone', 'dark');
  expect(await heightOf()).toBe(height);
});

test('a game that nobody is left in says what can be done next, to those who played and to those who watch', async ({
  enter,
  server,
  playwright,
}) => {
  const everybody = await seatConquerors({ enter, server, request: playwright.request, houseRules }, [
    'first',
    'spectator',
  ]);
  const { host, first, second, third, spectator } = everybody;
  await first.conquest.press('START');
  await expect(first.conquest.button('Assign x1')).toBeVisible();
  for (const player of ['player-3', 'player-2', 'player-1']) await act(host, 'evict-player', { player });
  await expect(first.conquest.result).toHaveText('The game is over');
  await expect(first.page.getByText('A rematch is played at this table')).toBeVisible();
  await lookAtAll(first.page, 'conquest-over');
  await isOpenToAll(first.page, 'the last screen of Conquest');
  await expect(spectator.page.getByText('The players may begin another game at this table')).toBeVisible();
  await expect(spectator.conquest.button('Rematch')).toHaveCount(0);
  for (const player of [second, third]) await act(player, 'offer-rematch', { wish: 'same' });
  await first.conquest.button('Accept the rematch').click();
  await expect(first.conquest.button('START')).toBeVisible();
  await expect(spectator.conquest.button('START')).toBeVisible();
});

test('an umpire, from the question whether they may see the flags to their view, by correspondence', async ({
  enter,
  server,
  playwright,
}) => {
  const rules = { ...houseRules, correspondence: 48 };
  const wish = { enter, server, request: playwright.request, houseRules: rules };
  const { first, second, umpire } = await seatGuests(wish, ['first', 'second', 'umpire']);
  const offer = first.page.getByRole('button', { name: 'Accept the umpire' });
  await expect(offer).toBeVisible();
  await lookAtAll(first.page, 'conquest-umpire-asked');
  await offer.click();
  await lookAt(first.page, 'conquest-umpire-question', 'phone', 'light');
  await first.page.getByRole('button', { name: `Accept ${umpire.name}` }).click();
  await act(second, 'accept-umpire', {});
  await act(second, 'start-game', {});
  await expect(umpire.page.getByText('You see everybody’s flags')).toBeVisible();
  await lookAtAll(umpire.page, 'conquest-umpire');
});
