import { LedGame } from '../conquest/led-game.ts';
import { type Conquerors, seatConquerors } from '../conquest/seat-conquerors.ts';
import { eventually } from '../eventually.ts';
import { expect, type Player, test } from '../players.ts';
import { keepPicture, lookAt, lookAtAll, sizes } from './look-at.ts';

/** Until somebody who may attack is on turn, with his recruits placed. */
const playToAttack = async (everybody: Conquerors): Promise<Player> => {
  const led = new LedGame(everybody, await everybody.first.conquest.map());
  await everybody.first.conquest.press('START');
  await eventually(async () => (await led.truth.known()).game?.phase, 'the game is on').toBe('amassing');
  await lookAtAll(everybody.second.page, 'conquest-amassing');
  await led.placeTheRest();
  const { game } = await led.now();
  const player = led.playerOf(game.mover);
  await player.conquest.isOnTurn();
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

test('a table of conquest, from the lobby to the dice', async ({ enter, house, playwright }) => {
  test.setTimeout(180_000);
  const everybody = await seatConquerors({
    enter,
    house,
    request: playwright.request,
    houseRules: { 'random-start': true },
  });
  await lookAtAll(everybody.first.page, 'conquest-lobby');
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
  await everybody.spectator.page.goto('/maps');
  await lookAtAll(everybody.spectator.page, 'conquest-maps');
  // The README's picture changes only when somebody wants it to.
  if (process.env['PICTURES'] === '1') await keepPicture(everybody.second.page, 'conquest', 'desk', 'light');
});

interface AimingElement extends Element {
  readonly desk: { chooseFrom(chosen: 'attack', from: string): void };
}

test('a phone’s page is no wider than the phone, however much can be attacked', async ({
  enter,
  house,
  playwright,
}) => {
  test.setTimeout(120_000);
  const houseRules = { 'random-start': true };
  const everybody = await seatConquerors({ enter, house, request: playwright.request, houseRules });
  const ways = await everybody.first.conquest.map();
  const led = new LedGame(everybody, ways);
  await everybody.first.conquest.press('START');
  await eventually(async () => (await led.truth.known()).game?.phase, 'the game is on').toBe('amassing');
  await led.placeTheRest();
  await led.playUntil(({ recruits }) => recruits === 0);
  const { known, game } = await led.now();
  const foesOf = (id: string) => [...(ways.get(id) ?? [])].filter((to) => known.ownerOf(to) !== game.mover).length;
  const starts = [...ways.keys()].filter((id) => known.ownerOf(id) === game.mover && known.armiesOn(id) > 1);
  const [start = ''] = starts.toSorted((a, b) => foesOf(b) - foesOf(a));
  const { conquest, page } = led.playerOf(game.mover);
  await conquest.isOnTurn();
  await conquest.board.evaluate(
    (board, from) => (board as unknown as AimingElement).desk.chooseFrom('attack', from),
    start,
  );
  await expect(page.locator('vx-attack-card .target')).toHaveCount(foesOf(start));
  await lookAt(page, 'conquest-targets', 'phone', 'light');
});
