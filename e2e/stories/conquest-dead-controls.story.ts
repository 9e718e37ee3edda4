import { act } from '../act.ts';
import { LedGame } from '../conquest/led-game.ts';
import { seatConquerors } from '../conquest/seat-conquerors.ts';
import { deadControlsOn } from '../dead-controls.ts';
import { eventually } from '../eventually.ts';
import { LONG } from '../how-long.ts';
import { expect, test } from '../players.ts';

/** They end what is looked at, lead elsewhere, show what is shown already, or are pressed by the story itself. */
const notThese =
  /^(START|Whole map|Learn it in three minutes|END TURN|Yes, resign|Resign|To the start|Rematch.*|Begin without waiting|Another table|Watch the replay)$/;

const placing = async (led: LedGame): Promise<readonly [string, object]> => {
  const { known } = await led.now();
  const [own] = [...led.land].filter((land) => known.ownerOf(land) === 'player-1');
  return ['place-recruits', { territory: own, assign: 'all' }];
};

test('a game of three by links has no dead control: whatever is seen and can be pressed does something, or says why not', {
  tag: LONG,
}, async ({ enter, server, playwright }) => {
  const houseRules = { 'random-start': true, 'laid-out': 'even' };
  const everybody = await seatConquerors({ enter, server, request: playwright.request, houseRules }, ['host', 'first']);
  const { first, second, third } = everybody;
  const { page, conquest } = first;
  await page.setViewportSize({ width: 1440, height: 900 });
  const address = page.url();
  const back = async (): Promise<void> => {
    if (page.url() !== address) {
      await page.goto(address);
      await conquest.isReady();
    }
    for (let layers = 0; layers < 3; layers++) {
      const isOver = await page.locator('wa-dialog[open], dialog[open], wa-dropdown[open]').count();
      if (isOver === 0) return;
      await page.keyboard.press('Escape');
    }
    await expect(page.locator('wa-dialog[open], dialog[open], wa-dropdown[open]')).toHaveCount(0);
  };
  const dead = (): Promise<readonly string[]> => deadControlsOn(page, { but: notThese, back });

  await test.step('before START', async () => {
    await expect(conquest.button('START')).toBeVisible();
    expect(await dead()).toEqual([]);
  });

  await conquest.press('START');
  const led = new LedGame(everybody, await conquest.map());
  await eventually(async () => (await led.truth.known()).game?.phase, 'the game is on').toBe('conquer');

  await test.step('on one’s own turn, with recruits to place', async () => {
    await conquest.isOnTurn();
    expect(await dead()).toEqual([]);
  });

  await test.step('while somebody else is on turn', async () => {
    // The robot may have put them down where the map is told in words.
    for (let { game } = await led.now(); game.mover === 'player-1'; { game } = await led.now())
      await act(first, ...(game.recruits > 0 ? await placing(led) : (['end-turn', {}] as const)));
    await eventually(async () => (await led.now()).game.mover, 'the next player is on turn').toBe('player-2');
    expect(await dead()).toEqual([]);
  });

  await test.step('when it is over', async () => {
    for (const player of [third, second]) await act(player, 'resign-game', {});
    await expect(conquest.result).toBeVisible();
    expect(await dead()).toEqual([]);
  });
});
