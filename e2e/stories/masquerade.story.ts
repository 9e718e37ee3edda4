import { act } from '../act.ts';
import { markersOf, sealLine } from '../common-knowledge.ts';
import { eventually } from '../eventually.ts';
import { verdictsOn } from '../match-forgeries.ts';
import { MasqueradePage } from '../pages/masquerade-page.ts';
import { expect, type Player, test } from '../players.ts';
import { type OpenedMatch, SecretsHeard } from '../secrets-heard.ts';
import type { Pose } from '../true-table.ts';

const stand = (troopType: string, command: 1 | 2 | 3, halfPoints: number, entry: string, isGeneral = false) => ({
  troopType,
  command,
  halfPoints,
  entry,
  ...(isGeneral ? { general: true } : {}),
});

/** Three hordes in one command, of which one alone is what it seems, and two stands of pikes that are one herd. */
const army = {
  vexillumArmy: 1,
  name: 'An army of many faces',
  halfPoints: 66,
  stands: [
    { ...stand('KNT', 1, 8, 'The king', true), overall: true },
    stand('SPR', 1, 8, 'The guard'),
    stand('HRD', 1, 0, 'Carters'),
    stand('HRD', 1, 6, 'Axemen'),
    stand('HRD', 1, 4, 'Villagers'),
    stand('PIK', 2, 8, 'The long pikes', true),
    stand('PIK', 2, 2, 'Herdsmen'),
    stand('PIK', 2, 2, 'Herdsmen'),
    stand('PIK', 2, 8, 'The old pikes'),
    stand('ARC', 3, 8, 'The archers', true),
    stand('SKM', 3, 6, 'The slingers'),
  ],
  cards: [{ code: 'DC', count: 3 }],
};

/** The ids of red's stands by what their army file calls them, which red alone reads. */
const standsCalled = async ({ table }: Player, entry: string): Promise<string[]> =>
  table.board.element.evaluate((board, called) => {
    const { battle } = board as unknown as {
      readonly battle: { readonly snapshot: { readonly sides: { red: { stand: Map<string, { entry?: string }> } } } };
    };
    return [...battle.snapshot.sides.red.stand].filter(([, secret]) => secret.entry === called).map(([id]) => id);
  }, entry);

interface Seal {
  readonly side: string;
  readonly slot: string;
  readonly digest: string;
  readonly opening?: unknown;
}

/** The seals of red's stands as somebody sees them. */
const sealsOfStands = async ({ table }: Player): Promise<Seal[]> =>
  table.board.element.evaluate((board) => {
    const { battle } = board as unknown as {
      readonly battle: { readonly snapshot: { readonly public: { readonly seal: ReadonlyMap<string, Seal> } } };
    };
    return [...battle.snapshot.public.seal.values()].filter(
      ({ side, slot }) => side === 'red' && slot.startsWith('stand.'),
    );
  });

/** Everything that a screen says, as it is read out. */
const screenOf = async ({ page }: Player): Promise<string> => page.locator('body').ariaSnapshot();

/** What would tell who poses, and who they are. */
const tales = /masquerade|poses|in truth|do not fight|warriors|carters|axemen|herdsmen/i;

/** What a sealed truth is made of, as a line carries it: as JSON, or shortened to a key and the mark of what follows. */
const truths = /(real|pair)["uw~]/;

const pick = async ({ table }: Player, id: string): Promise<void> => {
  await table.letGoOfAll();
  await table.board.lookAtStand(id);
  await table.board.clickStand(id);
  await expect(table.selection).toContainText(await table.names.nameOf(id));
};

/** What the card of a stand says, where it stands and what it is called left out. */
const cardOf = async (player: Player, id: string): Promise<string> => {
  await pick(player, id);
  return (await player.table.selection.ariaSnapshot()).replaceAll(/\d+(\.\d+)?/g, 'N');
};

test('stands that are not what they seem come to the board sealed, and are shown when their side says so', async ({
  gather,
}) => {
  const players = await gather('grand-triumph', ['red', 'redFriend', 'blue', 'spectator', 'umpire'], {
    areOrdersSealed: true,
  });
  const { red, redFriend, blue, spectator, umpire } = players;
  const strangers = [blue, spectator];
  const heard = new SecretsHeard(strangers);
  const [reds, friends, blues] = [red, redFriend, blue].map(({ page }) => new MasqueradePage(page)) as [
    MasqueradePage,
    MasqueradePage,
    MasqueradePage,
  ];
  const stepTo = async (to: number) => void (await act(umpire, 'advance-step', { to }));

  const { carters, axemen, villagers, herd } =
    await test.step('red brings an army that has bought the card: everybody knows that, and no more', async () => {
      await red.table.tryToBringFile('faces.json', JSON.stringify(army));
      await blue.table.bringArmy('Alexander in Asia, 334 BC');
      await expect(blue.table.reserve('Red')).toContainText('Horde');
      const one = async (entry: string) => (await standsCalled(red, entry))[0] ?? '';
      return {
        carters: await one('Carters'),
        axemen: await one('Axemen'),
        villagers: await one('Villagers'),
        herd: (await standsCalled(red, 'Herdsmen')).toSorted(),
      };
    });
  const nameOf = async (id: string) => red.table.names.nameOf(id);

  await test.step('the team writes into its orders who poses, and who they are', async () => {
    for (const captain of [red, blue]) await act(captain, 'accept-umpire', {});
    await act(umpire, 'set-roles', { advantaged: 'red' });
    await stepTo(2);
    for (const { table } of [red, redFriend, blue]) await table.deployment.does('Seal your orders');
    await expect(blues.part, 'blue’s army has no such card').toHaveCount(0);

    await reds.pose(await nameOf(carters));
    await expect(friends.truth(await nameOf(carters)), 'the teammate sees it').toHaveValue('');
    await expect(friends.part).toContainText('Paid for are 3 removals or exchanges; these are 1.');
    await friends.pose(await nameOf(axemen));
    await friends.truth(await nameOf(axemen)).selectOption('Warriors');
    await expect(reds.truth(await nameOf(axemen)), 'the captain sees it').toHaveValue('WRR');
    const [one = '', two = ''] = herd;
    await reds.pose(await nameOf(one));
    await reds.truth(await nameOf(one)).selectOption('Horde');
    await reds.mate(await nameOf(one)).selectOption({ value: two });
    await expect(friends.row(await nameOf(two))).toContainText(
      `${await nameOf(one)} Pikes + ${await nameOf(two)} Pikes`,
    );
    await expect(reds.part).not.toContainText('Paid for');

    await red.table.orders.seal();
    await blue.table.orders.seal();
    await expect(red.table.orders.sheet).toContainText('This is what you sealed.');
    for (const { table } of [red, redFriend, blue]) await table.orders.close();
  });

  const placed =
    await test.step('every stand is sealed when it is placed, and a pair comes one behind the other', async () => {
      await stepTo(5);
      await blue.table.deployment.sealMarkers();
      await eventually(() => markersOf(spectator, 'blue')).toHaveLength(3);
      await stepTo(6);
      await red.table.deployment.sealMarkers();
      await eventually(() => markersOf(spectator, 'red')).toHaveLength(3);
      await stepTo(8);
      await redFriend.table.deployment.deed(/^Deploy command 1/).click();
      for (const command of [2, 3]) await red.table.deployment.deed(new RegExp(`^Deploy command ${command}`)).click();
      await red.table.deployment.does('Reveal your markers');
      await red.table.deployment.does('Show who is in commands 1, 2, 3');
      await eventually(() => blue.table.placedStands('red')).toHaveLength(army.stands.length);
      const stands = await blue.table.placedStands('red');
      const [front, rear] = (await Promise.all(herd.map((id) => red.table.board.pose(id)))).toSorted(
        (a, b) => b[1] - a[1],
      ) as [Pose, Pose];
      expect(rear, 'as deep as pikes are').toEqual([front[0], front[1] - 750, front[2]]);
      return stands;
    });

  await test.step('blue knows how many seals there are, and nothing that tells one stand from the other', async () => {
    for (const stranger of strangers) {
      const seals = await sealsOfStands(stranger);
      expect(seals.map(({ slot }) => slot).sort()).toEqual(placed.map((id) => `stand.${id}`));
      for (const seal of seals) expect(Object.keys(seal).sort()).toEqual(['digest', 'side', 'slot']);
      expect(truths.test(stranger.everythingReceived), `${stranger.name} heard a truth`).toBe(false);
      for (const tab of ['Log', 'Stands'] as const) {
        await stranger.table.show(tab);
        expect(await screenOf(stranger), `what ${stranger.name} reads under ${tab}`).not.toMatch(tales);
      }
      expect(await stranger.table.board.words()).not.toMatch(tales);
      await stranger.table.trust.open();
      await expect(stranger.table.trust.dialog).toContainText('Stands sealed: 11; open: 0');
      expect(await screenOf(stranger)).not.toMatch(tales);
      await stranger.table.trust.close();
      const card = await cardOf(stranger, villagers);
      expect(card).toContain('Horde');
      for (const id of [carters, axemen])
        expect(await cardOf(stranger, id), 'in truth none is like the other').toBe(card);
    }
    expect(truths.test(red.everythingReceived), 'red’s own line does carry them').toBe(true);
    expect(await screenOf(red)).not.toMatch(/warriors/i);
  });

  await test.step('its own side finds the mark on the card, with what the rules would say', async () => {
    await stepTo(11);
    await act(red, 'begin-turn', {});
    await pick(redFriend, axemen);
    await expect(friends.mark).toContainText('Masquerade: Warriors');
    await expect(friends.mark).not.toContainText('MU');
    await pick(redFriend, villagers);
    await expect(redFriend.table.selection).not.toContainText('Masquerade');

    await redFriend.table.dragStand(axemen, 0, 3);
    const [x, y] = await redFriend.table.board.pose(axemen);
    const [scout] = (await blue.table.board.stands()).filter(({ side }) => side === 'blue');
    await act(blue, 'place-stands', { stands: [{ id: scout?.id, pose: [x, y + 6_000, 18_000] }] });
    await pick(redFriend, axemen);
    await expect(friends.mark).toContainText('A masquerade moves 2 MU at most; this one has moved 3 MU.');
    await expect(friends.mark).toContainText('An enemy is within 8 MU');
    await pick(blue, axemen);
    expect(await screenOf(blue)).not.toMatch(tales);
  });

  await test.step('the player is asked again; then the real stand is there, its front edge where the other’s was', async () => {
    heard.note('shown');
    const before = await blue.table.board.poses();
    const there = before[axemen];
    await friends.mark.getByRole('button', { name: /^Reveal / }).click();
    await expect(friends.mark).toContainText('Everyone will see it.');
    await friends.mark.getByRole('button', { name: 'Not yet' }).click();
    expect((await sealsOfStands(blue)).filter(({ opening }) => opening)).toEqual([]);
    await friends.reveal();
    for (const reader of strangers) {
      const warriors = async () =>
        (await reader.table.board.stands()).filter(({ side, troopType }) => side === 'red' && troopType === 'WRR');
      await eventually(async () => (await warriors()).map(({ place, command }) => ({ place, command }))).toEqual([
        { place: 'board', command: 1 },
      ]);
      const [real] = await warriors();
      const { [axemen]: _, ...others } = before;
      expect(await reader.table.board.poses(), 'nobody else was moved').toEqual({ ...others, [real?.id ?? '']: there });
      expect(await reader.table.board.selection(), 'no card of somebody who is gone').not.toContain(axemen);
      await reader.table.show('Log');
      await expect(reader.table.log).toContainText(
        'opened (Red): 1\u00a0×\u00a0Horde: in truth 1\u00a0×\u00a0Warriors',
      );
      expect(await sealLine(reader, 'Red', await nameOf(axemen))).toBe(
        `${await nameOf(axemen)} Horde: Warriors verified`,
      );
    }
  });

  await test.step('of people who do not fight nothing is left', async () => {
    heard.note('gone');
    await pick(red, carters);
    await expect(reds.mark).toContainText('Masquerade: people who do not fight');
    await reds.reveal();
    for (const reader of strangers) {
      await eventually(async () => Object.keys(await reader.table.board.poses())).not.toContain(carters);
      await expect(reader.table.log).toContainText('1\u00a0×\u00a0Horde: in truth people who do not fight');
      expect(await sealLine(reader, 'Red', await nameOf(carters))).toBe(
        `${await nameOf(carters)} Horde: people who do not fight verified`,
      );
    }
  });

  await test.step('at the end the last seals open, and the match file verifies', async () => {
    heard.note('the end');
    await red.table.deployment.endGame();
    await blue.table.deployment.endGame();
    await spectator.table.deployment.isAt('The game has ended. Everything that was sealed is open.');
    await spectator.table.deployment.putResultAway();
    await spectator.table.trust.open();
    await expect(spectator.table.trust.dialog).toContainText('Stands sealed: 11; open: 11');
    const file = await spectator.table.trust.save('Everything');
    const [verdict] = await verdictsOn([file]);
    expect(verdict).toMatchObject({ ok: true, isReplayed: true, faults: [] });
    expect(
      heard.tooEarly(JSON.parse(file.toString()) as OpenedMatch, 'red', {
        shown: [`stand.${axemen}`],
        gone: [`stand.${carters}`],
        'the end': [villagers, ...herd].map((id) => `stand.${id}`),
      }),
    ).toEqual([]);
  });
});
