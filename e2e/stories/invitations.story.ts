import { expect, test } from '../players.ts';

test('whoever opens a table finds its links again: after a reload, from the start page, before and after they sit down', async ({
  enter,
}) => {
  const host = await enter('red');
  const guest = await enter('blue');
  const { page } = host;
  const links = await host.newTable.setUp({ game: 'TRIUMPH!', name: 'The ford' });
  const link = page.getByLabel('Link for Blue captain', { exact: true });

  await test.step('a reload loses nothing', async () => {
    await page.reload();
    await expect(link).toHaveValue(links.of('Blue captain'));
    await expect(page.getByRole('heading', { name: 'The ford' })).toBeVisible();
  });

  await test.step('the start page knows the table at once', async () => {
    await page.goto('/');
    await expect(page.getByText('You have not sat down there yet.')).toBeVisible();
    await page.getByRole('link', { name: 'The ford: Links for the others' }).click();
    await expect(link).toHaveValue(links.of('Blue captain'));
    await host.newTable.sitDown('Red captain', host.name);
  });

  await test.step('and still does when somebody sits there', async () => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'The ford: Red captain' })).toBeVisible();
    await page.getByRole('link', { name: 'The ford: Links for the others' }).click();
    await expect(page.getByText('You sit here')).toBeVisible();
  });

  await test.step('another browser is told where they are', async () => {
    await guest.page.goto(new URL(page.url()).pathname + new URL(page.url()).search);
    await expect(guest.page.getByRole('heading')).toHaveText('This browser does not have the links of that table');
    await expect(guest.page.getByText(links.of('Blue captain'))).toHaveCount(0);
  });

  await test.step('taken off the list it is gone', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Take off this list' }).click();
    await expect(page.getByRole('link', { name: /^The ford/ })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'My tables' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^The ford/ })).toHaveCount(0);
  });
});
