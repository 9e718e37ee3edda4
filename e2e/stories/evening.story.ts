import { readFile } from 'node:fs/promises';
import { act } from '../act.ts';
import { eventually } from '../eventually.ts';
import { Clicks } from '../clicks.ts';
import { CombatsPage } from '../pages/combats-page.ts';
import { FlagsPage } from '../pages/flags-page.ts';
import { TurnPage } from '../pages/turn-page.ts';
import { expect, type Player, test } from '../players.ts';
import { readTrueTable } from '../true-table.ts';
import { fieldArmy, type Placed } from '../small-armies.ts';

const red = (
  troopType: string,
  command: 1 | 2 | 3,
  halfPoints: number,
  at: Placed['at'],
  more: Partial<Placed> = {},
): Placed => ({ troopType, command, halfPoints, at, ...more });
const blue = red;
const general = { general: true } as const;
const overall = { general: true, overall: true } as const;

const redArmy = {
  name: 'The men of the hills',
  stands: [
    red('SPR', 1, 8, [30, 12, 0], general),
    red('SPR', 1, 8, [32, 12, 0]),
    red('SPR', 1, 8, [34, 12, 0]),
    red('KNT', 2, 8, [50, 12, 0], { ...overall, cards: ['HL'] }),
    red('KNT', 2, 8, [52, 12, 0], { cards: ['HL'] }),
    red('ARC', 2, 8, [46, 14, 0]),
    red('SPR', 2, 8, [46, 6, 0]),
    red('SPR', 2, 8, [48, 6, 0]),
    red('JCV', 3, 8, [60, 19, 0], general),
    red('JCV', 3, 8, [58, 19, 0]),
  ],
  cards: [{ code: 'HL', count: 1 }],
  cardHalfPoints: 0,
  camp: [45, 1],
} as const;

const blueArmy = {
  name: 'The men of the coast',
  stands: [
    blue('HFT', 1, 6, [48, 22, 180], general),
    blue('HFT', 1, 6, [50, 14.5, 180]),
    blue('HFT', 1, 6, [52, 14.5, 180]),
    blue('HFT', 1, 6, [50, 22, 180]),
    blue('SPR', 2, 8, [40, 24, 180], overall),
    blue('SPR', 2, 8, [44, 16.5, 180]),
    blue('SPR', 2, 8, [42, 24, 180]),
    blue('BAD', 2, 7, [46, 19, 180], { cards: ['SF'] }),
    blue('WBD', 3, 6, [62, 14, 180], general),
    blue('WBD', 3, 6, [56.5, 11, 270]),
    blue('SKM', 3, 6, [64, 14, 180]),
  ],
  cards: [],
  cardHalfPoints: 0,
  camp: [52, 35],
} as const;

const seats = ['red', 'redFriend', 'redMarcher', 'blue', 'blueFriend', 'blueMarcher', 'umpire', 'spectator'] as const;

/** What everybody may know of a stand, as the ledger has it. */
interface Fate {
  readonly place: string;
  readonly side: string;
}

/** What a side has lost, in half-points, folded out of the public ledger by hand. */
const lostByLedger = async (
  reader: Player,
  side: 'red' | 'blue',
  prices: ReadonlyMap<string, number>,
): Promise<number> => {
  const { entries } = await readTrueTable(reader.context, reader.table.id, reader.table.seat);
  const stands = new Map<string, Fate>();
  const camps = new Map<string, { readonly side: string; readonly sacked?: true }>();
  for (const { changes } of entries) {
    for (const [id, [, after]] of Object.entries(changes?.['stand'] ?? {})) stands.set(id, after as Fate);
    for (const [id, [, after]] of Object.entries(changes?.['camp'] ?? {})) camps.set(id, after as never);
  }
  const lost = [...stands].filter(([, fate]) => fate.side === side && fate.place === 'lost');
  const sacked = [...camps.values()].filter((camp) => camp.side === side && camp.sacked);
  return lost.reduce((sum, [id]) => sum + (prices.get(id) ?? Number.NaN), 0) + 16 * sacked.length;
};

/** "20½" of 41 half-points. */
const pointsText = (halfPoints: number): string => `${Math.floor(halfPoints / 2)}${halfPoints % 2 === 0 ? '' : '½'}`;

const MOST_CLICKS_A_TURN = 6;

test('an evening: four turns of a grand battle, three commanders a side, from the first dice to the winner', async ({
  gather,
}, info) => {
  const table = await gather('grand-triumph', seats);
  const { red: hanno, redFriend: mago, redMarcher: bomilcar, spectator: petros } = table;
  const { blue: fabia, blueFriend: quintus, blueMarcher: valeria, umpire: livia } = table;
  const everybody = Object.values(table);
  const redIds = await fieldArmy(hanno, redArmy);
  const blueIds = await fieldArmy(fabia, blueArmy);
  const [spear1 = '', spear2 = '', spear3 = '', king = '', knight = '', archers = '', , , , rider = ''] = redIds;
  const [general = '', heavy1 = '', heavy2 = '', heavy3 = '', , spear = '', , swords = '', , warband = ''] = blueIds;
  await act(hanno, 'place-terrain', { type: 'woods', pose: [34_000, 14_500, 0], size: [4000, 3000] });
  for (const captain of [hanno, fabia]) await act(captain, 'accept-umpire', {});
  await act(livia, 'set-roles', { advantaged: 'red' });
  await act(livia, 'advance-step', { to: 11 });
  const prices = new Map([
    ...redIds.map((id, index) => [id, redArmy.stands[index]?.halfPoints ?? 0] as const),
    ...blueIds.map((id, index) => [id, blueArmy.stands[index]?.halfPoints ?? 0] as const),
  ]);

  const turnOf = ({ page }: Player) => new TurnPage(page);
  const combatsOf = ({ page }: Player) => new CombatsPage(page);
  const allAreAt = async (line: string) => {
    for (const each of everybody) await turnOf(each).isAt(line);
  };
  const full = (id: string) => hanno.table.names.fullNameOf(id);
  const short = (id: string) => hanno.table.names.nameOf(id);
  const against = async (one: string, other: string) => `${await full(one)} against ${await full(other)}`;
  const isGone = async (id: string) =>
    eventually(async () => Object.keys(await petros.table.board.poses())).not.toContain(id);
  const order = async (who: Player, id: string, text: string) => {
    const before = await who.table.board.pose(id);
    await who.table.typeOrder(`${await short(id)} ${text}`, /MU/);
    await eventually(() => who.table.board.pose(id)).not.toEqual(before);
  };

  await test.step('turn 1: points are rolled, and everybody reads them', async () => {
    await hanno.page.getByRole('button', { name: 'Begin Red’s turn' }).click();
    await allAreAt('Turn 1: Red · Cards');
    await turnOf(mago).does('Roll for command points');
    await allAreAt('Turn 1: Red · Movement');
    await expect(turnOf(petros).points).toContainText(/[1-6]\s*\/\s*[1-6].*[1-6]\s*\/\s*[1-6].*[1-6]\s*\/\s*[1-6]/s);
  });

  await test.step('turn 1: a move too far is flagged for everybody, and one click takes it back', async () => {
    const before = await mago.table.board.pose(spear1);
    await mago.table.dragStand(spear1, 0, 6);
    const tooFar = new RegExp(`Moved 6.* MU, and 3 MU are allowed: ${await short(spear1)}`);
    const readers = [mago, fabia, livia, petros].map(({ page }) => new FlagsPage(page));
    for (const flags of readers) {
      await flags.open();
      await expect(flags.flag(tooFar)).toHaveCount(1);
    }
    await readers[0]?.press(tooFar, 'Back to where the turn began');
    await eventually(() => fabia.table.board.pose(spear1)).toEqual(before);
    for (const flags of readers) await expect(flags.flag(tooFar)).toHaveCount(0);
  });

  await test.step('turn 1: a group pays for each stand in the wood, and the enemy reads why', async () => {
    await mago.table.letGoOfAll();
    await mago.table.board.drawBox([28, 9], [36, 12.5]);
    await eventually(async () => (await mago.table.board.selection()).toSorted()).toEqual(
      [spear1, spear2, spear3].toSorted(),
    );
    const points = await turnOf(mago).left(1);
    await mago.table.board.pullKnob('advance', ({ x, y }) => ({ x, y: y + 2 }));
    await expect(mago.table.hand, 'the price is there before the hand opens').toContainText('3 command points');
    await mago.table.board.letGo();
    await mago.page.keyboard.press('Enter');
    await eventually(() => turnOf(fabia).left(1)).toBe(points - 3);
    await turnOf(fabia).openSlips(1);
    await expect(turnOf(fabia).bar).toContainText('+2 stands in difficult ground pay singly');
    await turnOf(fabia).openSlips(1);
    const overspent = new FlagsPage(fabia.page).flag('Command 1 has spent 3 command points');
    await expect(overspent).toHaveCount(points < 3 ? 1 : 0);
  });

  await test.step('turn 1: the riders ride round, the archers choose their target, and the turn is handed over', async () => {
    await order(bomilcar, rider, 'to 56 26.5');
    await turnOf(hanno).goesOnTo('Shooting');
    const shots = combatsOf(hanno);
    await shots.panel.getByRole('button', { name: `Shoot at ${await full(spear)}` }).click();
    await expect(shots.entry(`${await full(archers)} shoots at ${await full(spear)}`)).toHaveCount(1);
    await shots.does('Fight');
    await shots.does('Apply');
    await turnOf(hanno).goesOnTo('End of the turn');
    await turnOf(hanno).does('End the turn');
    await allAreAt('Turn 2: Blue · Cards');
  });

  await test.step('turn 2: blue comes into contact, before the front and on a flank', async () => {
    await turnOf(fabia).does('Roll for command points');
    await quintus.table.board.drawBox([48.5, 16], [53.5, 14]);
    await eventually(async () => (await quintus.table.board.selection()).toSorted()).toEqual(
      [heavy1, heavy2].toSorted(),
    );
    await quintus.table.board.pullKnob('advance', ({ x, y }) => ({ x, y: y - 2.6 }));
    await eventually(() => quintus.table.board.words(), 'the odds are told before the hand opens').toContain('combat ');
    await quintus.table.board.letGo();
    await quintus.page.keyboard.press('Enter');
    await eventually(async () => (await fabia.table.board.pose(heavy1))[1]).toBe(12_000);
    await order(valeria, warband, 'to 53 11');
    await order(fabia, swords, 'to 46 14');
    await turnOf(fabia).goesOnTo('Close combat');
    for (const each of everybody) await combatsOf(each).open();
  });

  await test.step('turn 2: a changed number is challenged, and the umpire rules on it', async () => {
    const flank = await against(heavy2, knight);
    for (const each of [hanno, fabia, livia, petros]) await combatsOf(each).choose(flank);
    await expect(combatsOf(hanno).panel).toContainText('Enemy on its flank');
    await combatsOf(fabia).changeByHand('Blue', 'More');
    await expect(combatsOf(hanno).panel).toContainText('put in by Fabia');
    await combatsOf(hanno).does('Challenge');
    await expect(combatsOf(livia).panel).toContainText('Hanno asks the umpire');
    await combatsOf(livia).panel.getByRole('textbox', { name: 'In your words' }).fill('They stand on a bank.');
    await combatsOf(livia).panel.getByRole('button', { name: 'The sums are right' }).click();
    for (const each of [hanno, fabia, petros])
      await expect(combatsOf(each).panel).toContainText('The umpire rules: allowed. They stand on a bank.');
    await combatsOf(fabia).does('Fight');
    await combatsOf(fabia).bringAbout(/Red Knights \d is/, 'Blue', 'More');
    await combatsOf(fabia).bringAbout(/Red Knights \d is beaten/, 'Blue', 'Less');
    await expect(combatsOf(hanno).panel).toContainText('Another enemy touches it, so it has no way back.');
    await combatsOf(fabia).does('Apply');
    await isGone(knight);
  });

  await test.step('turn 2: the archers throw the riders back', async () => {
    await combatsOf(hanno).choose(await against(swords, archers));
    await combatsOf(hanno).does('Fight');
    await combatsOf(hanno).bringAbout(/Bad Horse \d is/, 'Red', 'More');
    await combatsOf(hanno).bringAbout(/Bad Horse \d is beaten and falls back/, 'Red', 'Less');
    const [x, y, heading] = await hanno.table.board.pose(swords);
    await combatsOf(hanno).does('Apply');
    await eventually(() => petros.table.board.pose(swords)).toEqual([x, y + 1500, heading]);
  });

  await test.step('turn 2: knights ride heavy foot down, and a card keeps them from pursuing', async () => {
    const { panel } = combatsOf(hanno);
    await combatsOf(hanno).choose(await against(heavy1, king));
    await combatsOf(hanno).does('Fight');
    await combatsOf(hanno).bringAbout(/Heavy Foot \d is (beaten|doubled) and is destroyed/, 'Red', 'More');
    await expect(panel.getByRole('checkbox', { name: /pursues/ })).toBeChecked();
    await panel.getByRole('button', { name: 'Hold the line with a card' }).click();
    await expect(panel.getByRole('checkbox', { name: /pursues/ })).not.toBeChecked();
    const before = await hanno.table.board.pose(king);
    await combatsOf(hanno).does('Apply');
    await isGone(heavy1);
    expect(await petros.table.board.pose(king)).toEqual(before);
    await turnOf(fabia).goesOnTo('End of the turn');
    await turnOf(fabia).does('End the turn');
    await allAreAt('Turn 3: Red · Cards');
  });

  const clicks = await Promise.all([hanno, bomilcar].map(({ page }) => Clicks.of(page)));

  await test.step('turn 3: knights on a flank, riders in the camp; a turn asks for few clicks beside the play', async () => {
    await turnOf(hanno).does('Roll for command points');
    await order(bomilcar, rider, 'to 53.5 34');
    await order(hanno, king, 'to 51 13 facing 90');
    const contact = performance.now();
    await turnOf(hanno).goesOnTo('Close combat');
    await expect(combatsOf(hanno).entry(await against(king, heavy2))).toHaveAttribute('aria-current', 'true');
    await combatsOf(hanno).does('Fight');
    const thrown = performance.now();
    await combatsOf(hanno).bringAbout(/Heavy Foot \d is (beaten|doubled) and is destroyed/, 'Red', 'More');
    const agreed = performance.now();
    await combatsOf(hanno).does('Apply');
    await isGone(heavy2);
    const seconds = (performance.now() - contact - (agreed - thrown)) / 1000;
    info.annotations.push({ type: 'seconds from contact to applied result', description: seconds.toFixed(1) });
    await combatsOf(bomilcar).does('Fight');
    await combatsOf(bomilcar).bringAbout(/is sacked/, 'Red', 'More');
    await combatsOf(bomilcar).does('Apply');
    await expect(combatsOf(petros).entry(/against Blue camp/)).toContainText('done');
    await turnOf(hanno).goesOnTo('End of the turn');
    await turnOf(hanno).isAt('Demoralized: Blue 1.');
    await turnOf(hanno).does('End the turn');
    await allAreAt('Turn 4: Blue · Cards');
    const beside = (await Promise.all(clicks.map((each) => each.besideThePlay()))).flat();
    info.annotations.push({ type: 'clicks beside the play in a turn', description: beside.join(', ') });
    expect(beside.length, beside.join(', ')).toBeLessThanOrEqual(MOST_CLICKS_A_TURN);
  });

  await test.step('turn 4: of the demoralized command one stand is held for a point, and one flees', async () => {
    await turnOf(fabia).does('Roll for command points');
    await order(valeria, warband, 'to 52.5 13 facing 270');
    await order(fabia, swords, 'to 46 14');
    await turnOf(fabia).goesOnTo('Rout');
    const points = await turnOf(quintus).left(1);
    await turnOf(quintus).does(`Hold ${await short(general)}`);
    await eventually(() => turnOf(hanno).left(1)).toBe(points - 1);
    const [, y] = await quintus.table.board.pose(heavy3);
    await turnOf(quintus).does(`${await short(heavy3)} flees`);
    await eventually(async () => (await petros.table.board.pose(heavy3))[1]).toBeGreaterThan(y);
  });

  await test.step('turn 4: two more are lost', async () => {
    await turnOf(fabia).goesOnTo('Close combat');
    await combatsOf(hanno).choose(await against(swords, archers));
    await combatsOf(hanno).does('Fight');
    await combatsOf(hanno).bringAbout(/Bad Horse \d is doubled and is destroyed/, 'Red', 'More');
    await combatsOf(hanno).does('Apply');
    await isGone(swords);
    await combatsOf(hanno).choose(await against(warband, king));
    await combatsOf(hanno).does('Fight');
    await combatsOf(hanno).bringAbout(/Warband \d is (beaten|doubled) and is destroyed/, 'Red', 'More');
    await combatsOf(hanno).does('Apply');
    await isGone(warband);
    await turnOf(fabia).goesOnTo('End of the turn');
  });

  const [redLost, blueLost] = [await lostByLedger(petros, 'red', prices), await lostByLedger(petros, 'blue', prices)];
  const margin = pointsText(blueLost - redLost);

  await test.step('the end: everybody reads the same losses, to the half point, and the right winner', async () => {
    for (const each of everybody) {
      await turnOf(each).isAt(`Lost so far: Red ${pointsText(redLost)}, Blue ${pointsText(blueLost)}.`);
      await turnOf(each).isAt(`Red has won by ${margin} points`);
    }
    for (const each of [fabia, petros]) {
      await each.table.show('Armies');
      const losses = each.page.getByRole('group', { name: 'Losses of Blue' });
      await expect(losses).toContainText(`${pointsText(blueLost)} of 36½ lost`);
    }
    await turnOf(fabia).does('End the game');
    await turnOf(hanno).does('End the game');
    for (const { page } of everybody) {
      const end = page.getByRole('dialog', { name: /Red has won|You have won/ });
      await expect(end).toContainText(`won by ${margin} points`);
      await expect(end.getByRole('group', { name: 'Losses of Blue' })).toContainText(pointsText(blueLost));
    }
  });

  await test.step('the log of the evening is told in German too', async () => {
    await petros.page.keyboard.press('Escape');
    await petros.table.show('Log');
    await petros.table.fromMenu('Settings');
    await petros.page.getByRole('menuitemcheckbox', { name: 'Deutsch' }).click();
    const log = petros.page.getByRole('log').first();
    await expect(log).toContainText('Zug 4: Blau');
    await expect(log).not.toContainText(/\b(against|fought|turn|is beaten|so far|Blue|Red)\b/);
  });

  const file = await test.step('the saved match says the same, and nothing in it was changed', async () => {
    const download = hanno.page.waitForEvent('download');
    await hanno.page.getByRole('button', { name: 'Save the match' }).click();
    const buffer = await readFile(await (await download).path());
    const saved = { name: 'evening.vexillum.json', mimeType: 'application/json', buffer };
    const { ledger } = JSON.parse(buffer.toString()) as { readonly ledger: readonly { readonly result?: unknown }[] };
    expect(ledger.findLast(({ result }) => result)?.result).toMatchObject({
      rule: { id: 'army-is-defeated' },
      sides: [
        { side: 'red', place: 1, counts: { lostHalfPoints: redLost } },
        { side: 'blue', place: 2, counts: { lostHalfPoints: blueLost } },
      ],
    });
    await livia.page.goto('/verify');
    await livia.page.getByLabel('Match file').setInputFiles(saved);
    await expect(livia.page.getByRole('heading', { name: 'Nothing in this file was changed' })).toBeVisible();
    return saved;
  });

  await test.step('the replay tells it to each side', async () => {
    const { page } = valeria;
    await page.goto('/replay');
    await page.getByLabel('Match file').setInputFiles(file);
    await expect(page.getByText('Checked: nothing was changed')).toBeVisible();
    const { entries } = await readTrueTable(petros.context, petros.table.id, petros.table.seat);
    const told = page.getByRole('list', { name: 'Entries of the match' });
    const moments = [
      ['ask-umpire', /asks the umpire: Blue Heavy Foot \d against Red Knights \d/],
      ['play-card', /played the card Hold the Line on/],
      ['rout-stands', /fled/],
      ['end-game', /against Blue’s camp: Blue is beaten and is sacked|ended the game/],
    ] as const;
    for (const whose of ['Red', 'Blue', 'Spectator']) {
      await page.getByRole('button', { name: whose, exact: true }).click();
      for (const [name, says] of moments) {
        const seq = entries.findLast((entry) => entry.name === name)?.seq ?? 0;
        await page.getByRole('slider', { name: 'Place in the match' }).fill(String(seq));
        await expect(told, whose).toContainText(says);
      }
    }
  });
});
