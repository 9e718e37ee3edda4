import { randomUUID } from 'node:crypto';
import { communityList, hasCommunityLists } from '../army-lists.ts';
import { eventually } from '../eventually.ts';
import { expect, type Player, test } from '../players.ts';
import { lineIsCut } from '../troubles.ts';
import { readTrueTable } from '../true-table.ts';

const tableName = 'Cannae again';

/** Where a board lies otherwise than the ledger says, to the last thousandth. */
const differences = async ({ name, table, context }: Player): Promise<string[]> => {
  const [seen, { poses }] = [await table.board.poses(), await readTrueTable(context, table.id, table.seat)];
  const ids = new Set([...Object.keys(seen), ...poses.keys()]);
  return [...ids]
    .filter((id) => JSON.stringify(seen[id]) !== JSON.stringify(poses.get(id)))
    .map((id) => `${name} sees ${id} at ${JSON.stringify(seen[id])}, and it is at ${JSON.stringify(poses.get(id))}`);
};

/** Every browser and the ledger agree. Both are read each time: a board shows a move before the ledger has it. */
const allAgree = async (players: readonly Player[]): Promise<void> => {
  for (const player of players)
    await eventually(() => differences(player), `${player.name}'s board is as the ledger says`).toEqual([]);
};

/** Makes an army out of a list on the army screen, goes back to the table by the start page, and brings it. */
const bringArmyOf = async (player: Player, listName: string, ownList: string): Promise<void> => {
  await player.armies.open();
  await player.armies.chooseGame('GRAND TRIUMPH!');
  if (hasCommunityLists) {
    await player.armies.load(communityList(listName));
    await player.armies.suggest();
  } else await player.armies.suggest(ownList);
  await expect(player.armies.points).toContainText('/ 144');
  const army = await player.armies.keep();

  await player.home.open();
  await player.home.seat(tableName, player.chair).click();
  await player.table.isReady();
  await player.table.bringArmy(army);
};

test('two captains, an umpire, a spectator and a host play a first evening', async ({ enter, server }) => {
  const { red, blue, umpire, spectator, host, everybody } =
    await test.step('the host sets the table up, and four come by their links', async () => {
      const host = await enter('host');
      const links = await host.newTable.setUp({ game: 'GRAND TRIUMPH!', name: tableName });
      await host.newTable.sitDown('Host', host.name);
      await host.table.isReady();
      const [red, blue, umpire, spectator] = await Promise.all([
        enter('red'),
        enter('blue'),
        enter('umpire'),
        enter('spectator'),
      ]);
      for (const guest of [red, blue, umpire, spectator]) {
        await guest.join.follow(links.of(guest.chair));
        await guest.table.isReady();
      }
      await expect(host.table.log).toContainText(`${spectator.name} sat down`);
      return { red, blue, umpire, spectator, host, everybody: [host, red, blue, umpire, spectator] };
    });

  await test.step('both captains bring an army made from a list', async () => {
    await bringArmyOf(red, 'Later Carthaginian', 'League of the River Cities');
    await bringArmyOf(blue, 'Alexandrian Macedonian', 'Hill Kingdom of Arvenna');
    const stands = await umpire.table.board.stands();
    for (const side of ['red', 'blue']) {
      expect(stands.filter((stand) => stand.side === side).length, `${side} has an army`).toBeGreaterThan(20);
    }
    expect(
      stands.every(({ place, command }) => place === 'reserve' && command === undefined),
      'nobody else knows the commands',
    ).toBe(true);
  });

  await test.step('both place three commands', async () => {
    for (const command of [1, 2, 3] as const) {
      await Promise.all([red.table.placeCommand(command), blue.table.placeCommand(command)]);
    }
    await allAgree(everybody);
    for (const command of [1, 2, 3] as const) {
      expect((await spectator.table.placedStands('red', command)).length, `red's command ${command}`).toBeGreaterThan(
        0,
      );
      expect((await spectator.table.placedStands('blue', command)).length, `blue's command ${command}`).toBeGreaterThan(
        0,
      );
    }
  });

  const [redStand = '', redOther = ''] = await red.table.placedStands('red', 1);
  const [blueStand = ''] = await blue.table.placedStands('blue', 1);

  await test.step('red drags a stand: blue sees the drag, then the drop', async () => {
    const start = await red.table.board.pose(redStand);
    await red.table.board.lookAtStand(redStand);
    await red.table.board.clickStand(redStand);
    await red.table.board.carry(redStand, 2, 6);
    const { [redStand]: held } = await red.table.board.inOwnHand();
    expect(held).toBeDefined();
    await eventually(
      async () => (await blue.table.board.heldByOthers())[redStand],
      'blue sees where red holds it',
    ).toEqual(held);
    expect(await blue.table.board.pose(redStand), 'it is not put down yet').toEqual(start);

    await red.table.board.letGo();
    await eventually(() => blue.table.board.pose(redStand), 'blue sees it put down').toEqual(held);
    await eventually(() => blue.table.board.heldByOthers(), "red's hand is empty").toEqual({});
    await allAgree(everybody);
  });

  await test.step('both move at once, and all boards end equal', async () => {
    await Promise.all([red.table.letGoOfAll(), blue.table.letGoOfAll()]);
    await Promise.all([red.table.board.lookAtStand(redStand), blue.table.board.lookAtStand(blueStand)]);
    await Promise.all([red.table.board.clickStand(redStand), blue.table.board.clickStand(blueStand)]);
    await Promise.all([red.table.board.carry(redStand, 3, 2), blue.table.board.carry(blueStand, -3, -4)]);
    await Promise.all([red.table.board.letGo(), blue.table.board.letGo()]);
    await eventually(async () =>
      (await readTrueTable(host.context, host.table.id, 'host')).entries
        .slice(-2)
        .map(({ name, seat }) => `${name} ${seat}`)
        .sort(),
    ).toEqual(['move-stands blue-captain', 'move-stands red-captain']);
    await allAgree(everybody);
  });

  await test.step('red takes back their own move and not that of blue, who moved last', async () => {
    await red.table.dragStand(redOther, -2, 3);
    const before = await red.table.board.poses();
    await blue.table.dragStand(blueStand, 1, -2);
    const blueAt = await blue.table.board.pose(blueStand);
    await eventually(() => red.table.board.pose(blueStand)).toEqual(blueAt);
    const { entries } = await readTrueTable(red.context, red.table.id, red.table.seat);
    const moved = entries.findLast(({ name, seat }) => name === 'move-stands' && seat === 'red-captain')?.changes?.[
      'pose'
    ]?.[redOther];

    await red.table.undo();

    await eventually(() => red.table.board.pose(redOther)).toEqual(moved?.[0]);
    expect(before[redOther]).toEqual(moved?.[1]);
    expect(await red.table.board.pose(blueStand), "blue's stand stays").toEqual(blueAt);
    await allAgree(everybody);
  });

  await test.step('the spectator can do nothing, by hand or by program', async () => {
    const { table, page, context } = spectator;
    for (const name of ['Undo', 'Bring an army', 'Send', /^Place/])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'Terrain' })).toHaveCount(0);
    const before = await table.board.poses();
    await table.board.carry(redOther, 4, 4);
    await table.board.letGo();
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Delete');

    const [x, y, heading] = await table.board.pose(redOther);
    const answer = await context.request.post(`/api/tables/${table.id}/actions/move-stands`, {
      headers: { Origin: server.url, 'X-Seat': 'spectator' },
      data: { id: randomUUID(), args: { moves: [{ id: redOther, to: [x + 1000, y, heading] }] } },
    });

    expect(answer.status()).toBe(409);
    expect(await answer.json()).toMatchObject({ error: { code: 'not-allowed' } });
    expect(await table.board.poses()).toEqual(before);
    await allAgree(everybody);
  });

  await test.step('red talks to their team, and nobody else receives a word of it', async () => {
    await red.table.say('Wait for the elephants.', 'team');
    await red.table.say('Shall we begin?');
    for (const other of [blue, umpire, spectator, host]) {
      await other.table.show('Chat');
      await expect(other.table.chat).toContainText('Shall we begin?');
      expect(other.everythingReceived, `what ${other.name} received`).toContain('Shall we begin?');
      expect(other.everythingReceived, `what ${other.name} received`).not.toContain('elephants');
    }
    for (const { table } of everybody) await table.show('Log');
  });

  await test.step('the server loses its power and comes back, and everybody plays on without reloading', async () => {
    for (const { page, troubles } of everybody) {
      troubles.expect(lineIsCut);
      await page.evaluate(() => Object.assign(window, { wasNeverReloaded: true }));
    }
    await server.losePower();
    for (const { table } of everybody) await expect(table.connection).toContainText('Reconnecting');
    await red.table.dragStand(redOther, 1, 1);
    await expect(red.table.connection).toContainText('1 move waiting');
    const waiting = await red.table.board.pose(redOther);

    await server.comeBack();
    for (const { table } of everybody) await expect(table.connection).toHaveText('Live');
    await eventually(() => blue.table.board.pose(redOther), 'what red did meanwhile has arrived').toEqual(waiting);
    await blue.table.dragStand(blueStand, 2, -1);
    await umpire.table.say('That was the lamp. Go on.');
    await allAgree(everybody);
    for (const { page } of everybody) expect(await page.evaluate(() => 'wasNeverReloaded' in window)).toBe(true);
  });

  await test.step('the log tells who moved what', async () => {
    await umpire.table.show('Log');
    for (const { log } of [umpire.table, spectator.table]) {
      for (const [{ name }, side] of [
        [red, 'Red'],
        [blue, 'Blue'],
      ] as const)
        await expect(
          log
            .getByRole('listitem')
            .filter({ hasText: `${side} 1: ` })
            .first(),
        ).toHaveText(new RegExp(`${name},?\\s+${side} 1: \\d+\\s×\\s.+, \\d+(\\.\\d+)? of \\d+(\\.\\d+)? MU`));
      await expect(log).toContainText(`${red.name} took back the last action`);
      await expect(log).toContainText(`${blue.name} placed`);
    }
  });

  await test.step('a reload restores everything', async () => {
    for (const { table } of everybody) {
      const [poses, stands, log] = [await table.board.poses(), await table.board.stands(), await table.log.innerText()];
      await table.reload();
      await eventually(() => table.board.poses()).toEqual(poses);
      expect(await table.board.stands()).toEqual(stands);
      await expect(table.log).toHaveText(log, { useInnerText: true });
    }
    await red.table.show('Chat');
    await expect(red.table.chat).toContainText('Wait for the elephants.');
    await allAgree(everybody);
  });
});
