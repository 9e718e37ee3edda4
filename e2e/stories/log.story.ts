import { act } from '../act.ts';
import { eventually } from '../eventually.ts';
import { expect, type Player, test } from '../players.ts';
import { stand } from '../skirmish.ts';

const listOf = ({ page }: Player) => page.locator('vx-log-list');
const fromEnd = (player: Player): Promise<number> =>
  listOf(player).evaluate((list) => Math.round(list.scrollHeight - list.scrollTop - list.clientHeight));

test('the log follows who reads its end, and tells who reads further up how much is new', async ({ gather }) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue'], { viewport: { width: 1280, height: 640 } });
  await stand(red, [['SPR*', 40, 8, 0]]);
  let isPitched = false;
  /** A camp that comes and goes is a line each time. */
  const happens = async () => {
    if (isPitched) await act(red, 'remove-camp', { id: 'camp:red-1' });
    else await act(red, 'place-camp', { side: 'red', pose: [30_000, 1000, 0] });
    isPitched = !isPitched;
  };
  for (const each of [red, blue]) await each.table.show('Log');
  for (let line = 0; line < 12; line += 1) {
    await happens();
    for (const each of [red, blue]) await eventually(() => fromEnd(each), 'at its end').toBeLessThanOrEqual(1);
  }

  await listOf(blue).hover();
  await blue.page.mouse.wheel(0, -400);
  await eventually(() => fromEnd(blue), 'blue reads further up').toBeGreaterThan(40);
  const before = await listOf(blue).evaluate((list) => list.scrollTop);
  await happens();
  await happens();
  const chip = listOf(blue).getByRole('button', { name: '2 new' });
  await expect(chip).toBeVisible();
  expect(await listOf(blue).evaluate((list) => list.scrollTop)).toBe(before);
  await expect(listOf(red).getByRole('button', { name: /new$/ })).toBeHidden();

  await chip.click();
  await eventually(() => fromEnd(blue), 'at its end again').toBeLessThanOrEqual(1);
  await expect(chip).toBeHidden();
  await happens();
  await eventually(() => fromEnd(blue), 'and it follows again').toBeLessThanOrEqual(1);
});
