import type { Locator } from '@playwright/test';
import { expect, type Player, test } from '../players.ts';

const DEPLOY = 'Troops deploy this near to their base edge';

const rulesOf = async ({ page }: Player): Promise<Locator> => {
  const rules = page.getByRole('button', { name: /^Rules of this table/ });
  if (!(await rules.isVisible())) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await rules.click();
  const dialog = page.locator('vx-rules-dialog wa-dialog[open]');
  await expect(dialog.getByText('All values')).toBeVisible();
  return dialog;
};

const found = (dialog: Locator, title: string): Locator => dialog.getByRole('listitem').filter({ hasText: title });

test('Hanno proposes that troops deploy within 10 MU, Fabia agrees, and both read by which rules they play', async ({
  gather,
}) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue']);
  const hannos = await rulesOf(red);
  await hannos.getByRole('searchbox', { name: 'Look for a value' }).fill('deploy near base edge');
  await expect(found(hannos, DEPLOY)).toContainText('8 MU');
  await found(hannos, DEPLOY).getByRole('button', { name: 'Change' }).click();
  await hannos.getByRole('textbox', { name: DEPLOY }).fill('30');
  await hannos.getByRole('button', { name: 'Take it into the proposal' }).click();
  const proposal = hannos.getByRole('region', { name: 'Your proposal' });
  await proposal.getByRole('button', { name: 'Propose it' }).click();
  await expect(proposal.getByRole('alert')).toContainText('do not fit on a board 36 MU deep');

  await found(hannos, DEPLOY).getByRole('button', { name: 'Change' }).click();
  await hannos.getByRole('textbox', { name: DEPLOY }).fill('10');
  await hannos.getByRole('textbox', { name: DEPLOY }).press('Enter');
  await proposal.getByRole('button', { name: 'Propose it' }).click();
  await expect(proposal).toBeHidden();
  await expect(hannos.getByText('Proposed by Red. It holds once')).toBeVisible();

  await expect(blue.page.getByRole('button', { name: 'Rules of this table (proposed: 1)' })).toBeVisible();
  const fabias = await rulesOf(blue);
  await expect(found(fabias, DEPLOY).first()).toContainText('10 MU instead of 8 MU');
  await fabias.getByRole('button', { name: 'Agree' }).click();
  for (const dialog of [hannos, fabias]) {
    await expect(dialog.getByText('Agreed by both sides.')).toBeVisible();
    await expect(dialog.getByText('Proposed by Red. It holds once')).toBeHidden();
  }
  await expect(found(hannos, DEPLOY).last()).toContainText('House rule of this table');
  await red.page.keyboard.press('Escape');
  await expect(red.table.log).toContainText(`Fabia agreed to a house rule: ${DEPLOY}: 10 MU`);
});

test('an umpire rules on a value, a spectator reads it, and cannot change it', async ({ gather }) => {
  const { umpire, spectator } = await gather('triumph', ['umpire', 'spectator']);
  const livias = await rulesOf(umpire);
  await livias.getByRole('searchbox', { name: 'Look for a value' }).fill('rings');
  const rings = found(livias, 'Rings round a general');
  await expect(rings.getByRole('img', { name: 'unverified' })).toBeVisible();
  await rings.getByRole('button', { name: 'Change' }).click();
  await livias.getByRole('textbox', { name: /^Rings/ }).fill('6; 12');
  await livias.getByRole('textbox', { name: /^Rings/ }).press('Enter');
  await livias.getByRole('button', { name: 'Put it in force' }).click();
  await expect(livias.getByText('Ruled by the umpire.')).toBeVisible();

  const petros = await rulesOf(spectator);
  await expect(petros.getByText('6, 12 MU').first()).toBeVisible();
  await expect(petros.getByRole('button', { name: /^Change|Agree|Propose/ })).toHaveCount(0);
});

test('a player who sets up a table reads how its editions differ, and what is unverified in them', async ({
  enter,
}) => {
  const { page } = await enter('host');
  await page.goto('/new');
  const editions = page.getByRole('group', { name: 'Edition of the rules' });
  await expect(editions.getByRole('radio')).toHaveCount(2);
  await editions.getByRole('radio', { name: /draft 0.9/ }).check();
  await editions.getByText('What is unverified in it').click();
  await expect(editions.getByText(/values are unverified/)).toBeVisible();
  await editions.getByRole('searchbox', { name: 'Look for a value' }).fill('main camp');
  await expect(editions.getByRole('listitem').filter({ hasText: 'Zones for the main camp' })).toContainText(
    'Left center, Right center',
  );
});
