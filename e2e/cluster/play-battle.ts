import type { TestInfo } from '@playwright/test';
import { eventually } from '../eventually.ts';
import { TurnPage } from '../pages/turn-page.ts';
import { expect, type Player, test } from '../players.ts';
import { stand } from '../skirmish.ts';
import { readTrueTable } from '../true-table.ts';
import type { OnCluster } from './cluster-test.ts';
import { faults } from './faults.ts';
import { matchIsSound, nothingWorseWasSeen, watchBegins } from './watched.ts';

/** Three turns of a battle of two before an umpire and a spectator, with a fault in each. */
export const playBattle = async ({ cluster, gather, watches }: OnCluster, info: TestInfo): Promise<void> => {
  test.skip(cluster.trouble !== undefined, cluster.trouble);
  const everybody = await gather('grand-triumph', ['red', 'blue', 'umpire', 'spectator']);
  const { red, blue, umpire, spectator } = everybody;
  const all = Object.values(everybody);
  const row = (y: number, degrees: number) =>
    (['SPR*', 'SPR', 'SPR', 'SPR'] as const).map((type, index) => [type, 40 + 6 * index, y, degrees] as const);
  const stands = { red: await stand(red, row(8, 0)), blue: await stand(blue, row(28, 180)) };
  for (const player of all) {
    await eventually(async () => Object.keys(await player.table.board.poses())).toHaveLength(8);
    await player.table.closeMessages();
  }
  await watchBegins(watches);
  const turnOf = ({ page }: Player) => new TurnPage(page);
  const ledger = async () => (await readTrueTable(spectator.context, spectator.table.id, spectator.table.seat)).entries;

  const allSee = async (id: string, pose: readonly number[]) => {
    for (const player of all)
      await eventually(() => player.table.board.pose(id), `${player.name} sees where ${id} is`).toEqual(pose);
  };

  await red.page.getByRole('button', { name: 'Begin Red’s turn' }).click();
  for (const [index, fault] of faults.entries()) {
    const [mover, other, side] = index % 2 === 0 ? ([red, blue, 'red'] as const) : ([blue, red, 'blue'] as const);
    const [, first = '', second = '', third = ''] = stands[side];
    const forward = side === 'red' ? 1 : -1;
    const turn = `Turn ${index + 1}: ${side === 'red' ? 'Red' : 'Blue'}`;
    await test.step(`turn ${index + 1}: ${fault.says}`, async () => {
      await turnOf(mover).does('Roll for command points');
      for (const player of all) await turnOf(player).isAt(`${turn} · Movement`);

      // Everybody is in the middle of something.
      await other.table.show('Chat');
      const message = other.page.getByRole('textbox', { name: 'Message' });
      await message.pressSequentially('What I was ');
      await umpire.table.letGoOfAll();
      await umpire.table.board.clickStand(third);
      await mover.table.dragStand(first, 0, forward);
      const undone = await mover.table.board.pose(first);
      await allSee(first, undone);
      await mover.table.letGoOfAll();
      await mover.table.board.lookAtStand(first);
      await mover.table.board.clickStand(first);
      await mover.table.board.carry(first, 0, forward);
      const held = (await mover.table.board.inOwnHand())[first] ?? [];
      const before = (await ledger()).length;
      for (const watch of watches.values()) watch.epochsCountFromNow();

      const hurt = await fault.begin(cluster, mover.table.id);
      info.annotations.push({ type: 'hurt', description: `${fault.says}: ${hurt}` });
      if (fault.cutsLines) for (const { table } of all) await expect(table.connection).toContainText('Reconnecting');
      expect(await mover.table.board.inOwnHand(), 'what was in the hand is in the hand').toEqual({ [first]: held });
      await mover.table.board.letGo();
      await mover.table.dragStand(second, 0, forward);
      const moved = await mover.table.board.pose(second);
      await message.pressSequentially('about to say');
      expect(await message.inputValue(), 'what was typed').toBe('What I was about to say');
      await other.page.keyboard.press('Enter');
      await fault.end(cluster);

      for (const { table } of all) await expect(table.connection).toHaveText('Live');
      if (fault.keepsDocuments) for (const watch of watches.values()) watch.documentsAreTheSame();
      await allSee(first, held);
      await allSee(second, moved);
      const meanwhile = (await ledger()).slice(before).map(({ name = '' }) => name);
      const sorted = meanwhile.toSorted((one, next) => one.localeCompare(next));
      expect(sorted, 'each once').toEqual(['move-stands', 'move-stands', 'say']);
      expect(await umpire.table.board.selection(), 'what was selected').toEqual([third]);
      for (const { table } of [mover, umpire, spectator]) await table.show('Chat');
      for (const { table } of all) await expect(table.chat.getByText('What I was about to say')).toHaveCount(index + 1);

      // And on.
      await mover.table.letGoOfAll();
      await mover.table.undo();
      await allSee(second, [moved[0], moved[1] - 1000 * forward, moved[2]]);
      await umpire.table.say(`Seen, ${index + 1}`);
      await mover.table.show('Plan');
      await mover.table.planPad.fill(`Plan ${index + 1}`);
      await mover.table.pinNote([30 + index, 14], `Note ${index + 1}`);
      await turnOf(mover).goesOnTo('End of the turn');
      await turnOf(mover).does('End the turn');
      await cluster.does('be-whole');
    });
  }

  await nothingWorseWasSeen(watches, info, /^Pin( a note)?$/);

  await test.step('the plans are where the side’s other browsers find them, and the match is sound', async () => {
    for (const [{ context, page, table }, plan] of [
      [red, 'Plan 3'],
      [blue, 'Plan 2'],
    ] as const) {
      const again = await context.newPage();
      await again.goto(page.url());
      await again.getByRole('tab', { name: 'Plan' }).click();
      await expect(again.getByRole('textbox', { name: 'Plan of the team' })).toHaveValue(plan);
      await expect(again.getByRole('list', { name: 'Arrows and notes' })).toContainText(plan.replace('Plan', 'Note'));
      await again.close();
      await expect(table.connection).toHaveText('Live');
    }
    await matchIsSound(red, spectator);
  });
};
