import { eventually } from '../eventually.ts';
import { barriers } from '../looks/open-to-all.ts';
import { lookBriefly } from '../looks/look-at.ts';
import { expect, test } from '../players.ts';

/** What the browser shows by itself, of ours. */
const shown = () =>
  navigator.serviceWorker
    .getRegistration('/')
    .then((registration) => registration?.getNotifications() ?? [])
    .then((notices) => notices.map(({ title, body, data }) => ({ title, body, data: String(data) })));

test('a call to one’s turn: asked for at the seat, and shown by the browser when it comes', async ({ gather }) => {
  const { red } = await gather('grand-triumph', ['red']);
  const { page, context, table } = red;
  await context.grantPermissions(['notifications']);

  await test.step('whoever wants it is told where their browser has no such service', async () => {
    await table.showPeople();
    const dialog = page.locator('vx-seats-dialog');
    red.troubles.expect(/does not support the Push API in incognito mode/);
    const wish = dialog.getByRole('checkbox', { name: 'Call me, also when this page is closed' });
    await wish.scrollIntoViewIfNeeded();
    await lookBriefly(page, 'turn-call');
    expect(await barriers(page)).toEqual([]);
    await wish.click();
    // This Chromium has no push service behind it: all before that has run.
    await expect(dialog.getByRole('alert')).toHaveText('This browser cannot reach the service that would call it.');
    await expect(wish).not.toBeChecked();
  });

  await test.step('what comes is shown with the table’s name, a later one in the place of the former', async () => {
    const browser = await context.newCDPSession(page);
    const workers: { registrationId: string }[] = [];
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => workers.push(...registrations));
    await browser.send('ServiceWorker.enable');
    await expect.poll(() => workers.length).toBeGreaterThan(0);
    const [{ registrationId }] = workers as [{ registrationId: string }];
    const path = `/table/${table.id}?seat=red-captain`;
    const origin = new URL(page.url()).origin;
    const come = (title: string) => {
      const data = JSON.stringify({ vexillumCall: 1, title, body: 'Cannae (GRAND TRIUMPH!)', path });
      return browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    };
    await come('Your turn');
    await eventually(() => page.evaluate(shown), 'one call').toEqual([
      { title: 'Your turn', body: 'Cannae (GRAND TRIUMPH!)', data: path },
    ]);
    await come('The game is over');
    await eventually(async () => (await page.evaluate(shown)).map(({ title }) => title), 'the later one').toEqual([
      'The game is over',
    ]);
  });
});
