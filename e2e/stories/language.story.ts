import type { Page } from '@playwright/test';
import { expect, test } from '../players.ts';

test('a German is told in German why the server takes no such name', async ({ enter }) => {
  const host = await enter('host');
  const links = await host.newTable.setUp({ game: 'TRIUMPH!', name: 'Namen' });
  const guest = await enter('blue', { locale: 'de-DE' });
  guest.troubles.expect(/400/);

  await guest.page.goto(links.of('Blue captain'));
  await guest.page.getByLabel('Dein Name').fill('Umpire');
  await guest.page.getByRole('button', { name: 'Hinsetzen' }).click();

  await expect(guest.join.problem).toHaveText(
    'Dieses Wort meint einen Platz oder eine Seite an diesem Tisch; nimm einen anderen Namen.',
  );
});

/** Presses what lies in the menu of the table's head. */
const fromMenu = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('button', { name });
  if (!(await button.isVisible())) await page.getByRole('button', { name: /^(Menu|Menü)$/ }).click();
  await button.click();
};

const choose = async (page: Page, settings: string, language: string): Promise<void> => {
  await fromMenu(page, settings);
  await page.getByRole('menuitemcheckbox', { name: language }).click();
};

test('whoever changes the language at the table is told in it what the table refuses', async ({ gather }) => {
  const { red } = await gather('triumph', ['red']);

  await choose(red.page, 'Settings', 'Deutsch');
  // What is refused in a language is loaded after the language itself.
  await expect(async () => {
    await red.page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(red.page.getByText('Du hast nichts getan').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await choose(red.page, 'Einstellungen', 'English');
  await red.page.getByRole('button', { name: 'Undo' }).click();
  await expect(red.table.toasts).toContainText('You have done nothing that can be undone.');
});

test('dialogs and keys have the words that stand on a German keyboard', async ({ gather }) => {
  const { red } = await gather('triumph', ['red']);
  await choose(red.page, 'Settings', 'Deutsch');

  await red.page.getByRole('button', { name: 'Rückgängig' }).hover();
  const tip = red.page.locator('wa-tooltip', { hasText: 'Rückgängig' });
  await expect(tip).toContainText('Strg+Z');
  await expect(tip).toHaveJSProperty('open', true);
  await fromMenu(red.page, 'Hilfe');
  const help = red.page.locator('wa-dialog[open]');
  await expect(help).toContainText('Strg + Umschalt + Z');
  await expect(help.getByRole('button', { name: 'Schließen' })).toBeVisible();
});
