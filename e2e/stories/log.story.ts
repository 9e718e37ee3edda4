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
  /** A roll is a line of its own. */
  const roll = () => act(red, 'roll-dice', { dice: [6], why: 'to see' });
  for (const each of [red, blue]) await each.table.show('Log');
  for (let line = 0; line < 12; line += 1) {
    await roll();
    for (const each of [red, blue]) await eventually(() => fromEnd(each), 'at its end').toBeLessThanOrEqual(1);
  }

  await listOf(blue).hover();
  await blue.page.mouse.wheel(0, -400);
  await eventually(() => fromEnd(blue), 'blue reads further up').toBeGreaterThan(40);
  const before = await listOf(blue).evaluate((list) => list.scrollTop);
  await roll();
  await roll();
  const chip = listOf(blue).getByRole('button', { name: '2 new' });
  await expect(chip).toBeVisible();
  expect(await listOf(blue).evaluate((list) => list.scrollTop)).toBe(before);
  await expect(listOf(red).getByRole('button', { name: /new$/ })).toBeHidden();

  await chip.click();
  await eventually(() => fromEnd(blue), 'at its end again').toBeLessThanOrEqual(1);
  await expect(chip).toBeHidden();
  await roll();
  await eventually(() => fromEnd(blue), 'and it follows again').toBeLessThanOrEqual(1);
});
