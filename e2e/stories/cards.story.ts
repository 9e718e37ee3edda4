import { act } from '../act.ts';
import { eventually } from '../eventually.ts';
import { phone } from '../phone.ts';
import { expect, type Player, test } from '../players.ts';
import { stand } from '../skirmish.ts';

const knight = { troopType: 'KNT', command: 1, halfPoints: 8, cards: ['HL'] };

/** Two knights who hold the line, and spears; the army may hold twice and send its chariots once. */
const bringKnights = async (red: Player): Promise<string[]> => {
  const stands = [knight, knight, { troopType: 'SPR', command: 1, halfPoints: 8, general: true }];
  const army = {
    vexillumArmy: 1,
    name: 'Knights with cards',
    halfPoints: 32,
    stands,
    cards: [
      { code: 'HL', count: 2 },
      { code: 'SC', count: 1 },
      { code: 'FC', count: 1 },
    ],
  };
  const { stands: ids } = (await act(red, 'bring-army', { side: 'red', army })) as { readonly stands: string[] };
  const poses = ids.map((id, index) => ({ id, pose: [40_000 + 2000 * index, 18_000, 0] }));
  await act(red, 'place-stands', { stands: poses });
  await eventually(async () => Object.keys(await red.table.board.poses())).toEqual(expect.arrayContaining(ids));
  return ids;
};

const toPhase = async (red: Player, phase: string): Promise<void> => {
  await act(red, 'begin-phase', { phase });
};

test('Hanno’s knights hold the line: the card lies at his edge for both to read, is one click away when it may be played, and is spent', async ({
  gather,
}) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue']);
  const [first = ''] = await bringKnights(red);
  const [spear = ''] = await stand(blue, [
    ['SPR', 40, 18.2, 180],
    ['SPR*', 42, 18.2, 180],
  ]);
  await act(red, 'begin-turn', {});

  const ours = red.page.getByRole('region', { name: 'Cards of Red' });
  const theirs = red.page.getByRole('region', { name: 'Cards of Blue' });
  await expect(theirs, 'an army without cards leaves the room to the board').toBeHidden();
  await expect(blue.page.getByRole('region', { name: 'Cards of Red' })).toContainText('Hold the Line2 of 2');

  // First of all in the turn the chariots: whoever is selected of the enemy is marked by one click.
  await red.table.board.clickStand(spear);
  await ours.getByRole('button', { name: /^Play on Sp/ }).click();
  await expect(ours.getByRole('button', { name: 'Scythed Chariots and Stampedes, spent' })).toBeVisible();
  await expect(blue.page.getByText('played the card Scythed Chariots and Stampedes on').first()).toBeAttached();
  await ours.getByRole('button', { name: 'Scythed Chariots and Stampedes, spent' }).click();
  await expect(ours.getByRole('region', { name: 'Scythed Chariots and Stampedes' })).toContainText('In effect on Sp');
  await expect(ours).toContainText('after Battle Cards 1.0 (March 2021), card 15');
  await red.page.keyboard.press('Escape');
  await expect(ours.getByRole('region')).toBeHidden();

  for (const phase of ['command', 'movement', 'rout', 'ranged', 'close']) await toPhase(red, phase);
  await red.table.board.clickStand(first);
  await ours.getByRole('button', { name: /^Play on Kn/ }).focus();
  await red.page.keyboard.press('Enter');
  await expect(blue.page.getByRole('region', { name: 'Cards of Red' })).toContainText('Hold the Line1 of 2');
  await act(red, 'undo-action', {});
  await expect(blue.page.getByRole('region', { name: 'Cards of Red' })).toContainText('Hold the Line2 of 2');
});

test('on a phone the cards wait behind one button', async ({ gather }) => {
  const { red } = await gather('grand-triumph', ['red'], phone);
  await bringKnights(red);
  await expect(red.page.getByRole('region', { name: 'Cards of Red' })).toBeHidden();
  await red.page.getByRole('button', { name: 'Battle cards' }).tap();
  const cards = red.page.getByRole('region', { name: 'Cards of Red' });
  await cards.getByRole('button', { name: /^Hold the Line/ }).tap();
  await expect(cards).toContainText('Played when a close combat has its result');
});
