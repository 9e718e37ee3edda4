import type { PlaywrightWorkerArgs, TestInfo } from '@playwright/test';
import { LedGame } from '../conquest/led-game.ts';
import { seatConquerors } from '../conquest/seat-conquerors.ts';
import type { Known } from '../conquest/known.ts';
import { eventually } from '../eventually.ts';
import type { Ways } from '../pages/conquest-page.ts';
import { expect, type Player, test } from '../players.ts';
import type { OnCluster } from './cluster-test.ts';
import { faults } from './faults.ts';
import { matchIsSound, nothingWorseWasSeen, watchBegins } from './watched.ts';

/** From the most armies that somebody has beside others to the most that are there: one attack does not decide it. */
const frontOf = (known: Known, ways: Ways, side: string): readonly [from: string, to: string] => {
  const byArmies = (one: string, other: string) => known.armiesOn(other) - known.armiesOn(one);
  const foesOf = (id: string) =>
    [...(ways.get(id) ?? [])].filter((to) => ![side, null].includes(known.ownerOf(to))).toSorted(byArmies);
  const held = [...ways.keys()].filter((id) => known.ownerOf(id) === side && foesOf(id).length > 0);
  const [from] = held.toSorted(byArmies);
  const [to] = from === undefined ? [] : foesOf(from);
  if (from === undefined || to === undefined) throw new Error(`${side} meets nobody`);
  return [from, to];
};

/** A turn of Conquest for each fault: an attack is thrown while nobody is there to answer it. */
export const playConquest = async (
  { cluster, enter, house, playwright, watches }: OnCluster & PlaywrightWorkerArgs,
  info: TestInfo,
): Promise<void> => {
  test.skip(cluster.trouble !== undefined, cluster.trouble);
  const wish = { enter, server: house, request: playwright.request, houseRules: { 'random-start': true } };
  const everybody = await seatConquerors(wish, ['first', 'second', 'spectator']);
  const { first, second, spectator } = everybody;
  const all = [first, second, spectator];
  await first.conquest.press('START');
  const ways = await first.conquest.map();
  const led = new LedGame(everybody, ways);
  await eventually(async () => (await led.truth.known()).game?.phase, 'the game is on').toBe('amassing');
  await led.skipThePlacing();
  await watchBegins(watches);

  const attacks = () => led.truth.entries.filter(({ name }) => name === 'attack-territory').length;
  const armiesShown = ({ conquest }: Player, id: string) =>
    conquest.board.evaluate((element, land) => {
      const { sitting } = element as unknown as {
        readonly sitting: {
          readonly snapshot: {
            readonly public: { readonly territory: ReadonlyMap<string, { readonly armies: number }> };
          };
        };
      };
      return sitting.snapshot.public.territory.get(`territory:${land}`)?.armies;
    }, id);

  for (const [index, fault] of faults.entries()) {
    await led.playUntil(({ mover, recruits }) => mover !== 'player-3' && recruits > 0);
    const [side, mover, other] =
      (await led.now()).game.mover === 'player-1'
        ? (['player-1', first, second] as const)
        : (['player-2', second, first] as const);
    await test.step(`${mover.name} attacks: ${fault.says}`, async () => {
      await mover.conquest.isOnTurn();
      const [land] = frontOf(await led.truth.known(), ways, side);
      await mover.conquest.assign('all');
      await led.truth.after(() => mover.conquest.touch(land), 'the recruits are there');
      const [from, to] = frontOf(await led.truth.known(), ways, side);
      await mover.conquest.aim('ATTACK', from);
      await other.page.getByRole('tab', { name: 'Chat' }).click();
      const message = other.page.getByRole('textbox', { name: 'Message' });
      await message.pressSequentially('What I was ');
      const before = attacks();
      for (const watch of watches.values()) watch.epochsCountFromNow();

      const hurt = await fault.begin(cluster, mover.table.id);
      info.annotations.push({ type: 'hurt', description: `${fault.says}: ${hurt}` });
      if (fault.cutsLines) for (const { table } of all) await expect(table.connection).toContainText('Reconnecting');
      await mover.conquest.touch(to);
      if (fault.cutsLines) await expect(mover.table.connection).toContainText('1 move waiting');
      await message.pressSequentially('about to say');
      expect(await message.inputValue(), 'what was typed').toBe('What I was about to say');
      await other.page.keyboard.press('Enter');
      await fault.end(cluster);

      await eventually(async () => {
        // While no server answers the balancer says so, and not for how long.
        await led.truth.known().catch(() => undefined);
        return attacks();
      }, 'the attack was made').toBeGreaterThan(before);
      for (const { table } of all) await expect(table.connection).toHaveText('Live');
      if (fault.keepsDocuments) for (const watch of watches.values()) watch.documentsAreTheSame();
      for (const { page, table } of all) {
        await page.getByRole('tab', { name: 'Chat' }).click();
        await expect(table.chat.getByText('What I was about to say')).toHaveCount(index + 1);
      }
      const known = await led.truth.known();
      expect(attacks(), 'once').toBe(before + 1);
      for (const player of all)
        for (const id of [from, to])
          await eventually(() => armiesShown(player, id), `${player.name} sees ${id}`).toBe(known.armiesOn(id));

      // And on.
      await led.truth.after(() => mover.conquest.press('END TURN'), 'the turn is over');
      await cluster.does('be-whole');
    });
  }

  await nothingWorseWasSeen(watches, info);
  await matchIsSound(first, spectator);
};
