import { eventually } from '../eventually.ts';
import { barriers } from '../looks/open-to-all.ts';
import { lookBriefly } from '../looks/look-at.ts';
import { expect, test } from '../players.ts';

interface Shown {
  readonly title: string;
  readonly body?: string;
  readonly data?: unknown;
  readonly tag?: string;
}

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
    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error('no worker runs');
    // What the browser is asked to show goes on to it; what it then shows is its own affair, and is forgotten again without a screen.
    await worker.evaluate(() => {
      const { registration, asked } = Object.assign(self as unknown as { registration: ServiceWorkerRegistration }, {
        asked: [] as Shown[],
      });
      const show = registration.showNotification.bind(registration);
      registration.showNotification = async (title, options) => {
        await show(title, options);
        asked.push({ title, ...options });
      };
    });
    const path = `/table/${table.id}?seat=red-captain`;
    const { origin } = new URL(page.url());
    const come = (title: string) => {
      const data = JSON.stringify({ vexillumCall: 1, title, body: 'Cannae (GRAND TRIUMPH!)', path });
      return browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    };
    const shown = () => worker.evaluate(() => (self as unknown as { asked: Shown[] }).asked);
    await come('Your turn');
    await eventually(shown, 'one call').toMatchObject([
      { title: 'Your turn', body: 'Cannae (GRAND TRIUMPH!)', data: path },
    ]);
    await come('The game is over');
    await eventually(async () => (await shown()).map(({ title }) => title), 'and a later one').toEqual([
      'Your turn',
      'The game is over',
    ]);
    expect(new Set((await shown()).map(({ tag }) => tag)).size, 'in the place of the former').toBe(1);
  });
});
