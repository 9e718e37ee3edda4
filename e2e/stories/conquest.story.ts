import { LedGame } from '../conquest/led-game.ts';
import { seatConquerors } from '../conquest/seat-conquerors.ts';
import type { TrueGame } from '../conquest/true-game.ts';
import { eventually } from '../eventually.ts';
import { LONG } from '../how-long.ts';
import { lookBriefly } from '../looks/look-at.ts';
import { expect, test } from '../players.ts';

const deedsOf = (truth: TrueGame, name: string) => truth.entries.filter((entry) => entry.name === name);

/** The elimination whose flags made a set turn in at once, by the records before and after the attack. */
const forcedSets = (truth: TrueGame): number =>
  deedsOf(truth, 'attack-territory').filter(({ changes }) => {
    const [before, after] = (changes?.['game']?.['game'] ?? []) as [
      { setsTurnedIn: number }?,
      { setsTurnedIn: number }?,
    ];
    const isOut = Object.values(changes?.['player'] ?? {}).some(
      ([, now]) => (now as { out?: string } | null)?.out === 'eliminated',
    );
    return isOut && (after?.setsTurnedIn ?? 0) > (before?.setsTurnedIn ?? 0);
  }).length;

test('three players fight for a small world before a spectator: one is skipped, one is driven out, one wins (KR-ADMIN-TIMEOUT, KR-ADMIN-TIMEOUT-SKIP, KR-ELIM-PLAYER, KR-ELIM-FLAGS, KR-ELIM-FORCED, KR-CONQ-WIN)', {
  tag: LONG,
}, async ({ enter, server, playwright }) => {
  const wish = { enter, server, request: playwright.request, houseRules: { 'random-start': true } };
  const everybody = await seatConquerors(wish, ['host', 'first', 'second', 'third', 'spectator']);
  const { host, first, second, third, spectator } = everybody;
  await first.conquest.press('START');
  const led = new LedGame(everybody, await first.conquest.map());

  await test.step('armies are placed one at a time, and everybody sees whose turn it is', async () => {
    await eventually(async () => (await led.truth.known()).game?.phase, 'the game is on').toBe('amassing');
    await expect(spectator.conquest.turn).toContainText(first.name);
    for (let armies = 0; armies < 9; armies++) await led.step();
    await led.placeTheRest();
    expect((await led.now()).game.phase).toBe('conquer');
  });

  await test.step('whoever does not begin in time is passed over', async () => {
    await led.playUntil(({ mover }) => mover === 'player-3');
    const { turn } = (await led.now()).game;
    await host.conquest.menu.setTimeout(20);
    await expect.poll(async () => (await led.now()).game.turn, { message: 'the turn has passed' }).toBe(turn + 1);
    await host.conquest.menu.setTimeout(0);
    await led.truth.known();
    expect(deedsOf(led.truth, 'skip-turn')).toHaveLength(1);
    await expect(third.conquest.log).toContainText(`${third.name}’s time has run out`);
  });

  await test.step('a reload in the middle changes nothing', async () => {
    for (let deeds = 0; deeds < 12; deeds++) await led.step();
    for (const { page, conquest } of [second, spectator]) {
      await page.reload();
      await conquest.isReady();
    }
  });

  await test.step('a player is driven out, their victory flags make a set at once, and one wins', async () => {
    await led.playUntil(() => !led.isTouched);
    // Once a program plays on, two look on at its game; the others come back for its end.
    const away = led.isTouched ? [] : [second, third, host];
    await led.leave(away);
    const game = await led.playToTheEnd();
    await led.comeBack(away);
    expect(game).toMatchObject({ phase: 'over', winner: 'player-1' });
    expect(forcedSets(led.truth)).toBeGreaterThan(0);
    for (const { conquest } of [first, second, third, spectator, host])
      await expect(conquest.result).toContainText(/won|win/i);
  });

  await test.step('the last screen tells how it came to that', async () => {
    const { page } = first;
    const land = page.getByRole('region', { name: 'Land over time' });
    await expect(land.locator('svg')).toBeVisible();
    await land.getByText('In numbers').click();
    const all = String((await first.conquest.map()).size);
    await expect(land.getByRole('row').last().getByRole('cell')).toHaveText([all, '0', '0']);
    const attacks = page.getByRole('region', { name: 'Who attacked whom' });
    await expect(attacks.getByRole('rowheader', { name: first.name })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Luck of the dice' })).toContainText(
      new RegExp(`${first.name} beat \\d+ armies and lost \\d+`),
    );
    await lookBriefly(page, 'conquest-over');
  });

  await test.step('the file of the match is found sound, and the match can be watched again', async () => {
    const { page } = spectator;
    const file = await first.conquest.saveMatch();
    await page.goto('/verify');
    await page
      .getByLabel('Match file')
      .setInputFiles({ name: 'isles.vexillum.json', mimeType: 'application/json', buffer: file });
    await expect(page.getByRole('heading', { name: 'Nothing in this file was changed' })).toBeVisible();
    await page.getByRole('button', { name: 'Look at the game' }).click();
    await expect(page.locator('vx-conquest-replay')).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.locator('vx-conquest-replay .caption')).toContainText(
      String((JSON.parse(file.toString()) as { readonly ledger: readonly object[] }).ledger.length - 1),
    );
  });
});
