import { act } from '../act.ts';
import { eventually } from '../eventually.ts';
import { apart, frontOf, gapFaceToFace } from '../geometry.ts';
import { expect, type Player, test } from '../players.ts';
import { stand } from '../skirmish.ts';
import { type Pose, readTrueTable } from '../true-table.ts';

/** Notes every pointer that comes near the drawn board, which is hidden besides. */
const hideTheBoard = async ({ page }: Player): Promise<void> =>
  page.evaluate(() => {
    const noted: string[] = [];
    Object.assign(window, { pointersOnTheBoard: noted });
    const board = (root: Document | ShadowRoot): Element | undefined => {
      for (const element of root.querySelectorAll('*')) {
        if (element.localName === 'vx-board') return element;
        const inner = element.shadowRoot && board(element.shadowRoot);
        if (inner) return inner;
      }
      return undefined;
    };
    const found = board(document);
    for (const name of ['pointerdown', 'pointermove', 'wheel', 'click'])
      found?.addEventListener(name, () => noted.push(name), true);
    for (const canvas of found?.shadowRoot?.querySelectorAll('canvas') ?? []) canvas.style.visibility = 'hidden';
  });

const pointersOnTheBoard = async ({ page }: Player): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { readonly pointersOnTheBoard: string[] }).pointersOnTheBoard);

test('a whole deployment and a turn are played by typed orders alone, and the drawn board is never touched', async ({
  gather,
}) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue']);
  const { table, page } = red;
  const [enemy = ''] = await stand(blue, [['PIK', 50, 20, 180]]);
  await hideTheBoard(red);
  const order = (text: string, answer: RegExp) => table.typeOrder(text, answer);
  const truth = async () => readTrueTable(red.context, table.id, table.seat);
  const last = async (name: string) => (await truth()).entries.findLast((entry) => entry.name === name);
  /** Where a stand is, by its name on the base. */
  const poseOf = async (name: string): Promise<Pose> => {
    const { poses } = await truth();
    const pose = poses.get(await table.names.idOf(name));
    if (pose === undefined) throw new Error(`${name} is not on the board`);
    return pose;
  };

  await test.step('the army comes by the dialog, with the keys', async () => {
    await table.tabTo(page.getByRole('button', { name: 'Bring an army' }).first());
    await page.keyboard.press('Enter');
    const bring = page.getByRole('button', { name: 'Bring Hannibal in Italy, 217 BC', exact: true });
    await expect(bring).toBeVisible();
    await table.tabTo(bring);
    await page.keyboard.press('Enter');
    await expect(table.toasts).toContainText('Hannibal');
  });

  await test.step('commands, markers and the camp are placed', async () => {
    await order('place red 1 at 36 7 files 6', /^\s*Placed: /);
    await order('place red 2 at 54 7 files 7', /^\s*Placed: /);
    await order('place red 3 at 14 7 facing 10 files 6', /^\s*Placed: /);
    await order('marker A at 40', /Marker A is placed/);
    await order('marker B at 60 0', /Marker B is placed/);
    await order('camp at 45 2', /The camp is placed/);
    const { poses } = await truth();
    const stands = await table.board.stands();
    const placed = (command: number) =>
      stands.filter((each) => each.side === 'red' && each.command === command).map(({ id }) => poses.get(id) as Pose);
    expect([1, 2, 3].map((command) => placed(command).length)).toEqual([16, 14, 12]);
    expect(placed(1), 'the first where it was said').toContainEqual([36_000, 7000, 0]);
    expect(placed(1), 'the sixth at its right').toContainEqual([46_000, 7000, 0]);
    expect(placed(3).every(([, , heading]) => heading === 1000)).toBe(true);
    expect((await last('place-camp'))?.name).toBe('place-camp');
  });

  await test.step('dice and the turn', async () => {
    await order('roll 2d6 for command points', /Rolled [1-6], [1-6]/);
    await order('begin turn', /The turn has begun/);
    await order('roll', /Rolled [1-6], [1-6], [1-6]: command 1 has [1-6]/);
    await expect(page.getByRole('group', { name: 'Turn', exact: true })).toContainText('Turn 1: Red');
    expect((await last('begin-turn'))?.seat).toBe('red-captain');
  });

  await test.step('several moves, each with its price', async () => {
    const warband = await poseOf('Wb1');
    await order('red 2 forward 2', /2\.00 of \d\.00 MU/);
    await eventually(() => poseOf('Wb1')).toEqual([warband[0], warband[1] + 2000, 0]);

    const raider = await poseOf('Rd1');
    await order('rd1 wheel left 20', /of \d\.00 MU/);
    await eventually(async () => (await poseOf('Rd1'))[2]).toBe(34_000);
    expect(apart(frontOf(await poseOf('Rd1')).left, frontOf(raider).left), 'the left corner stays').toBeLessThan(0.002);

    await order('wb1 f1 wr15d f0,5', /of \d\.00 MU/);
    await eventually(async () => (await poseOf('Wb1'))[2]).toBe(1500);
    await order('ecv1 forward 30', /over the allowance/);
  });

  await test.step('contact: moved up askew, and squared up', async () => {
    await order('el1 to 50.2 19.94 facing 3', /of \d\.00 MU/);
    await order('el1 conform', /of \d\.00 MU/);
    await eventually(async () => (await poseOf('El1'))[2]).toBe(0);
    const { poses } = await truth();
    expect(gapFaceToFace(await poseOf('El1'), poses.get(enemy) as Pose)).toBeLessThan(0.002);
    await order('measure el1 to blue pk1', /: 0\.00 MU/);
    await order('where el1', /front to front with Pk1/);
  });

  await test.step('taken back', async () => {
    const before = await poseOf('Wb2');
    await order('wb2 forward 1', /of \d\.00 MU/);
    await eventually(() => poseOf('Wb2')).not.toEqual(before);
    await order('undo', /Taken back/);
    await eventually(() => poseOf('Wb2')).toEqual(before);
  });

  await test.step('what is not understood says how far it was understood, and stays to be mended', async () => {
    await table.typeWrongOrder('red 2 wheel lfet 30', /Understood “red 2 wheel”.*lfet.*left or right/);
    await table.typeWrongOrder('xy9 forward 2', /xy9/);
    await table.typeWrongOrder('blue pk1 forward 2', /not yours/);
  });

  await test.step('the order of battle tells the same in words', async () => {
    await table.show('Stands');
    const row = table.orderOfBattle.getByRole('button', { name: /^El1 / });
    await expect(row).toContainText(/Pk1/);
  });

  expect(await pointersOnTheBoard(red)).toEqual([]);
});

test('a whole turn of a battle is played by typed orders alone, from the dice to the other side’s turn', async ({
  gather,
}) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue']);
  const { table, page } = red;
  const [, archers = '', spears = '', pikes = '', ...more] = await stand(red, [
    ['SPR*', 60, 8, 0],
    ['ARC', 30, 18, 0],
    ['SPR', 45, 18, 0],
    ['PIK', 62, 8, 0],
    ['SPR', 64, 8, 0],
    ['SPR', 66, 8, 0],
    ['SPR', 68, 8, 0],
    ['SPR', 70, 8, 0],
    ['LFT', 52, 18, 0],
  ]);
  const [, enemy = ''] = await stand(blue, [
    ['HFT', 30, 20, 180],
    ['HFT', 45, 18, 180],
    ['LFT', 52, 18, 180],
    ['HFT*', 80, 30, 180],
  ]);
  // Enough of them are lost for the rest to be demoralized.
  await act(red, 'lose-stands', { stands: more.slice(0, 4) });
  await hideTheBoard(red);
  const order = (text: string, answer: RegExp) => table.typeOrder(text, answer);
  const name = async (id: string) => (await table.names.nameOf(id)).toLowerCase();
  const [archer, spear, pike] = [await name(archers), await name(spears), await name(pikes)];
  const turn = page.getByRole('region', { name: 'The turn' });
  const last = async () => (await readTrueTable(red.context, table.id, table.seat)).entries.at(-1);

  await test.step('before the first turn, and the dice', async () => {
    await table.typeWrongOrder('next phase', /“begin turn” begins it/);
    await order('begin turn', /The turn has begun/);
    await order('roll', /Rolled [1-6]: command 1 has [1-6]/);
    await expect(turn).toContainText('Turn 1: Red · Movement');
    await table.typeWrongOrder('roll', /has rolled/);
  });

  await test.step('a card by its name', async () => {
    await table.typeWrongOrder('play plaustrella', /Plaustrella is not played/);
    await order(`play charge through on ${spear}`, /Charge Through is played on Sp\d/);
  });

  await test.step('who has to rout is held, or flees', async () => {
    await order('next phase', /Rout\. 3 stands have to rout/);
    await table.typeWrongOrder(`hold ${spear}`, /None of these stands has to rout/);
    await order(`hold ${pike}, ${archer}`, /Held in place: /);
    await order('flee', /They flee: Sp\d/);
    expect((await last())?.name).toBe('rout-stands');
    await table.typeWrongOrder('flee', /Nobody has to rout/);
  });

  await test.step('a volley', async () => {
    await order('next phase', /Shooting\. Both sides shoot\. 1 shooter/);
    await table.typeWrongOrder('apply', /not thrown yet\. “fight” is first/);
    await order(`shoot ${archer}`, /Red Archers 1 against Blue Heavy Foot \d: -?\d+ to -?\d+\. ./);
    await table.typeWrongOrder('fight', /the dice are thrown\. “apply” is next/);
    await order('apply', /: settled/);
    await table.typeWrongOrder('fight', /No combat is left to settle/);
  });

  await test.step('close combat, challenged and fought', async () => {
    await order('next phase', /Close combat\. Both sides fight\. There are 2 combats/);
    await page
      .locator('vx-combat-panel')
      .getByRole('button', { name: /Light Foot 1 against/ })
      .press('Enter');
    await order('fight 5 2', /Red Light Foot 1 against Blue Light Foot 1: -?\d+ to -?\d+/);
    await expect(page.locator('vx-combat-panel')).toContainText('Real dice, typed in by');
    await order('apply', /Light Foot 1 against .*: settled/);
    await order(`challenge ${spear}`, /The umpire is asked about Red Spear \d against Blue Heavy Foot \d/);
    await order(`fight ${spear} against blue ${await name(enemy)}`, /\d+ to \d+\. ./);
    // Dice that lie there already are no correction.
    const [dice = ''] = /"dice":{[^}]*}/.exec(JSON.stringify((await last())?.changes)) ?? [];
    const isThrown = dice.includes('"red":6') && dice.includes('"blue":2');
    await order(`fight ${spear} ${isThrown ? '5 1' : '6 2'}`, /\d+ to \d+\. ./);
    await expect.poll(async () => (await last())?.name).toBe('correct-combat-dice');
    await order('apply without pursuit', /: settled/);
    expect((await last())?.name).toBe('apply-combat');
  });

  await test.step('the turn is handed over, and no longer theirs', async () => {
    await order('end turn', /The turn is over: Blue is next/);
    await expect(turn).toContainText('Turn 2: Blue');
    await table.typeWrongOrder('end turn', /other side’s turn/);
    await blue.table.typeOrder('roll', /Rolled/);
  });

  expect(await pointersOnTheBoard(red)).toEqual([]);
});
