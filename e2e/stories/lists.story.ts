import { expect, test } from '../players.ts';
import { valleyList } from '../valley-list.ts';

const themesOf = (id: string, ...names: readonly string[]) => ({
  name: `${id}.themes.json`,
  text: JSON.stringify(names.map((name) => ({ name, id: 'a1' }))),
});

test('several lists are opened at once, with what lies beside them, and found by their themes', async ({ enter }) => {
  const { armies, page } = await enter('red');
  const [first, second] = ['story-one', 'story-two'].map((id) => ({
    name: `${id}.json`,
    text: JSON.stringify({ ...JSON.parse(valleyList.text), id, name: `League ${id}` }),
  })) as [typeof valleyList, typeof valleyList];
  await armies.open();
  const own = await armies.lists.count();
  // In whatever order they are chosen, and though one of them is empty.
  const empty = { name: 'story-one.allyOptions.json', text: '[]' };
  await armies.load(themesOf('story-two', 'Wars of the Nine Valleys'), empty, second, first);
  await expect(armies.lists).toHaveCount(own + 2);
  await expect(armies.problem).toHaveCount(0);

  await armies.lookFor('nine wars');
  await expect(armies.lists).toHaveCount(1);
  await expect(armies.lists).toContainText('League story-two');
  await expect(armies.lists).toContainText('Wars of the Nine Valleys');

  await page.reload();
  await expect(armies.lists, 'this browser keeps them').toHaveCount(own + 2);
  await page.getByRole('button', { name: 'Forget League story-one' }).click();
  await expect(armies.lists).toHaveCount(own + 1);

  await armies.load(themesOf('story-three', 'Nothing to belong to'));
  await expect(armies.problem).toContainText('names themes only');
});
