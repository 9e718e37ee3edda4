import { expect, test } from '../players.ts';

test('somebody new finds help from every page, looks for a word in it, and a wrong address leads back', async ({
  enter,
}) => {
  const first = await enter('first');
  const { page } = first;
  await page.goto('/');
  await page.getByRole('navigation', { name: 'About this site' }).getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveTitle('Help · Vexillum');
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();

  await page.getByLabel('Search the help').fill('umpire');
  await expect(page.getByRole('heading', { name: 'First steps' })).toHaveCount(0);
  await expect(page.getByText('as soon as both captains have accepted them')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Search the help')).toHaveValue('umpire');
  await page.getByLabel('Search the help').fill('elephants');
  await expect(page.getByText('Nothing found.')).toBeVisible();
  await page.getByLabel('Search the help').fill('');
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();

  first.troubles.expect(/404 \(Not Found\).*\/no\/such\/page/);
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
});
