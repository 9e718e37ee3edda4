import { act } from '../act.ts';
import { expect, type Player, test } from '../players.ts';
import { stand, type Standing } from '../skirmish.ts';

const combatsOf = ({ page }: Player) => page.locator('vx-combat-panel');

/** Whatever the dice show, whoever has 20 beats whoever has 14, and never doubles them. */
const SURELY_BEATS = [20, 14] as const;

const changed = (who: Player, id: string, side: string, value: number): Promise<unknown> =>
  act(who, 'change-combat', { id, side, code: 'close', value });

test('a turn’s combats: a volley, a front and a flank, a number that is challenged and ruled on, a fall back and a camp', async ({
  gather,
}) => {
  const { red, blue, umpire } = await gather('grand-triumph', ['red', 'blue', 'umpire']);
  const [, , , pikes = ''] = await stand(red, [
    ['ARC*', 30, 18, 0],
    ['SPR', 45, 18, 0],
    ['LFT', 46, 19, 270],
    ['PIK', 55, 18, 0],
  ]);
  const [, , heavy = '', raiders = ''] = await stand(blue, [
    ['HFT*', 30, 20, 180],
    ['HFT', 45, 18, 180],
    ['HFT', 55, 18, 180],
    ['JCV', 70, 2, 180],
  ]);
  await act(red, 'place-camp', { side: 'red', pose: [70_000, 1000, 0] });
  await act(red, 'begin-turn', {});

  // A volley, with the keyboard alone once the list is before one.
  await act(red, 'begin-phase', { phase: 'ranged' });
  for (const player of [red, blue, umpire]) await player.table.show('Combat');
  const [reds, blues, umpires] = [combatsOf(red), combatsOf(blue), combatsOf(umpire)];
  await expect(reds.getByRole('heading', { name: 'Shooting' })).toBeVisible();
  await expect(reds.getByRole('listitem').filter({ hasText: 'Red Archers 1 shoots at Blue Heavy Foot' })).toHaveCount(
    1,
  );
  await expect(reds).toContainText('Shooting at a general');
  await expect(reds).toContainText('no harm');
  await reds.getByRole('button', { name: 'Fight' }).focus();
  await red.page.keyboard.press('Enter');
  await expect(reds.getByRole('button', { name: 'Apply' })).toBeFocused();
  await expect(blues.getByRole('status').first()).toBeVisible();
  await red.page.keyboard.press('Enter');
  await expect(reds.getByText('done', { exact: true })).toBeVisible();
  await expect(blues.getByText('done', { exact: true })).toBeVisible();

  // Front and flank: one combat, and the other stand is a number in it.
  await act(red, 'begin-phase', { phase: 'close' });
  const front = /Red Spear 1 against Blue Heavy Foot/;
  await reds.getByRole('button', { name: front }).click();
  await expect(reds).toContainText('Enemy on its flank');
  await blues.getByRole('button', { name: front }).click();
  await blues.getByRole('button', { name: 'More: By hand, Blue' }).click();
  await expect(reds).toContainText('put in by Fabia');

  // Hanno does not find that right, and the umpire does.
  await reds.getByRole('button', { name: 'Challenge' }).click();
  await umpires.getByRole('button', { name: front }).click();
  await expect(umpires).toContainText('Hanno asks the umpire');
  await umpires.getByRole('textbox', { name: 'In your words' }).fill('They stand on a bank.');
  await umpires.getByRole('button', { name: 'The sums are right' }).click();
  for (const panel of [reds, blues])
    await expect(panel).toContainText('The umpire rules: allowed. They stand on a bank.');
  // They throw real dice on camera; Fabia saw another die than Hanno typed.
  await reds.getByText('Real dice', { exact: true }).click();
  await reds.getByLabel('Die of Red Spear 1').selectOption('6');
  await reds.getByLabel(/Die of Blue Heavy Foot/).selectOption('2');
  await reds.getByRole('button', { name: 'Put in' }).click();
  await expect(reds.getByRole('button', { name: 'Apply' })).toBeFocused();
  for (const panel of [reds, blues]) await expect(panel).toContainText('Real dice, typed in by Hanno.');
  await blues.getByText('Other dice', { exact: true }).click();
  await blues.getByLabel('Die of Red Spear 1').selectOption('5');
  await blues.getByRole('button', { name: 'Put in' }).click();
  await expect(reds).toContainText('Real dice, typed in by Fabia.');
  await reds.getByRole('button', { name: 'Apply' }).click();
  await expect(reds.getByRole('button', { name: front })).toContainText('done');

  // A fall back is shown before it is done.
  const fall = (await act(red, 'take-up-combat', { kind: 'close', attacker: pikes, defender: heavy })) as {
    id: string;
  };
  await changed(red, fall.id, 'red', SURELY_BEATS[0]);
  await changed(umpire, fall.id, 'blue', SURELY_BEATS[1]);
  await reds.getByRole('button', { name: /Red Pikes? 1 against/ }).click();
  await reds.getByRole('button', { name: 'Fight' }).click();
  await expect(reds.getByRole('status').first()).toContainText('falls back');
  await expect(reds).toContainText('changed by Livia; the rules say +4');
  const before = await red.table.board.pose(heavy);
  await reds.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(async () => await blue.table.board.pose(heavy)).not.toEqual(before);

  // A camp falls to whoever reaches it.
  const raid = (await act(blue, 'take-up-combat', { kind: 'close', attacker: raiders, defender: 'camp:red-1' })) as {
    id: string;
  };
  await changed(blue, raid.id, 'blue', SURELY_BEATS[0]);
  await blues.getByRole('button', { name: /against Red camp/ }).click();
  await blues.getByRole('button', { name: 'Fight' }).click();
  await expect(blues).toContainText('The camp is sacked.');
  await blues.getByRole('button', { name: 'Apply' }).click();
  await red.table.show('Armies');
  await expect(red.page.getByText('Camp: sacked')).toBeVisible();
  await red.table.show('Log');
  await expect(red.table.log).toContainText('asks the umpire');
  await expect(red.table.log).toContainText('applied the result of');
  await expect(red.table.log).toContainText('fought with real dice, typed in');
  await expect(red.table.log).toContainText('put in other dice by hand, 5 and 2 instead of 6 and 2');

  // The file of it all is believed.
  const { id: table, seat } = red.table;
  const file = await red.context.request.get(`/api/tables/${table}/export?view=public`, {
    headers: { 'X-Seat': seat },
  });
  await red.page.goto('/verify');
  await red.page.getByLabel('Match file').setInputFiles({
    name: 'combats.vexillum.json',
    mimeType: 'application/json',
    buffer: await file.body(),
  });
  await expect(red.page.getByRole('heading', { name: 'Nothing in this file was changed' })).toBeVisible();
});

const line = (x: number) => [x, 18, 0] as const;

/** Two combats side by side, with the close phase about to begin. */
const twoCombats = async (red: Player, blue: Player): Promise<void> => {
  await stand(red, [
    ['SPR*', ...line(40)],
    ['PIK', ...line(50)],
  ]);
  await stand(blue, [
    ['HFT*', 40, 18, 180],
    ['HFT', 50, 18, 180],
  ]);
  await act(red, 'begin-turn', {});
};

test('on a phone two taps bring a combat from contact to its end, once its phase begins', async ({ gather }) => {
  const viewport = { width: 390, height: 844 };
  const { red, blue } = await gather('grand-triumph', ['red', 'blue'], { viewport, hasTouch: true });
  await twoCombats(red, blue);
  await red.table.show('Log');
  await act(red, 'begin-phase', { phase: 'close' });
  const panel = combatsOf(red);
  await panel.getByRole('button', { name: 'Fight' }).tap();
  await panel.getByRole('button', { name: 'Apply' }).tap();
  await expect(panel.getByRole('button', { name: /Red Spear 1 against/ })).toContainText('done');
  // The next one is before Hanno at once.
  await expect(panel.getByRole('button', { name: /Red Pikes? 1 against/ })).toHaveAttribute('aria-current', 'true');
  await expect(panel.getByRole('button', { name: 'Fight' })).toBeInViewport();
});

test('by keyboard alone a turn’s combats are fought, one taken back, and one settled by hand', async ({ gather }) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue']);
  await twoCombats(red, blue);
  await red.table.show('Combat');
  await act(red, 'begin-phase', { phase: 'close' });
  const panel = combatsOf(red);
  const second = panel.getByRole('button', { name: /Red Pikes? 1 against/ });
  const { keyboard } = red.page;
  await panel.getByRole('button', { name: /Red Spear 1 against/ }).focus();
  await keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-current', 'true');
  await red.table.tabTo(panel.getByRole('button', { name: 'Fight' }));
  await keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Apply' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(second).toContainText('done');
  await keyboard.press('Control+z');
  await expect(second).toContainText('thrown');
  await second.press('Enter');
  await red.table.tabTo(panel.getByRole('button', { name: 'Otherwise, by hand' }));
  await keyboard.press('Enter');
  await expect(second).toContainText('settled by hand');
});

test('after the end of the game combats are read, and nobody fights any more', async ({ gather }) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue']);
  await twoCombats(red, blue);
  await red.table.show('Combat');
  await act(red, 'begin-phase', { phase: 'close' });
  const panel = combatsOf(red);
  await expect(panel.getByRole('button', { name: 'Fight' })).toBeVisible();
  for (const captain of [red, blue]) await act(captain, 'end-game', {});
  await red.page.getByRole('button', { name: 'Look at the board', exact: true }).first().click();
  await expect(panel.getByRole('button', { name: /Red Spear 1 against/ })).toBeVisible();
  await expect(panel.getByRole('button', { name: /^(Fight|Challenge|Less|More)/ })).toHaveCount(0);
});

test('a number that nobody knows is put in once, kept by both captains, and the next combat has it', async ({
  gather,
}) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue']);
  const pair = (x: number): Standing[] => [
    ['HFT', x, 18, 180],
    ['HFT', x + 2, 18, 180],
  ];
  await stand(red, [
    ['SPR*', ...line(40)],
    ['SPR', ...line(60)],
  ]);
  await stand(blue, [['KNT*', 80, 25, 180], ...pair(40), ...pair(60)]);
  await act(red, 'begin-turn', {});
  await act(red, 'begin-phase', { phase: 'close' });
  for (const player of [red, blue]) await player.table.show('Combat');
  const [reds, blues] = [combatsOf(red), combatsOf(blue)];

  await reds.getByRole('button', { name: /Red Spear 1 against/ }).click();
  await reds.getByRole('button', { name: 'Less: Enemy overlaps it, Red' }).click();
  await reds.getByRole('button', { name: 'Keep −1 for this table' }).click();
  await expect(reds).toContainText('Red proposes to keep −1 for this table.');
  await expect(reds.getByRole('button', { name: 'Keep −1 for this table' })).toBeHidden();
  await blues.getByRole('button', { name: /Red Spear 1 against/ }).click();
  await blues.getByRole('button', { name: 'Agree' }).click();
  await expect(reds).not.toContainText('proposes to keep');

  await reds.getByRole('button', { name: /Red Spear 2 against/ }).click();
  const overlap = reds.getByRole('listitem').filter({ hasText: 'Enemy overlaps it' });
  await expect(overlap).toContainText('−1');
  await expect(overlap).not.toContainText('put in what you play');
});

test('before a move is put down by keys alone, the fight that it would come to is read out with its odds', async ({
  gather,
}) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue']);
  await stand(red, [['SPR', 45, 16, 0]]);
  await stand(blue, [['HFT', 45, 18, 180]]);
  await act(red, 'begin-turn', {});
  await act(red, 'begin-phase', { phase: 'movement' });
  await red.table.board.surface.focus();
  const { keyboard } = red.page;
  const spoken = red.page.locator('vx-hand-bar').getByRole('status');
  await keyboard.press('Tab');
  await keyboard.press('Shift+ArrowUp');
  await expect(spoken).toContainText('MU');
  await expect(spoken).not.toContainText('combat');
  await keyboard.press('Shift+ArrowUp');
  await expect(spoken).toContainText('combat +4 : +4: wins 42% (doubles 3%), loses 42% (doubled 3%)');
  await keyboard.press('Escape');
  await expect(spoken).toHaveCount(0);
});
