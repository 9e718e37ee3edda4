import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, test } from '../players.ts';
import { stand } from '../skirmish.ts';

const KILOBYTE = 1024;

test('a table where nothing happens draws nothing', async ({ gather }) => {
  const { red, blue } = await gather('grand-triumph', ['red', 'blue']);
  await stand(red, [
    ['SPR', 40, 10, 0],
    ['SPR', 42, 10, 0],
  ]);
  await red.table.closeMessages();
  await red.table.board.viewIsAtRest();
  await red.table.board.ledgerIsChecked();
  const asked = await red.page.evaluate(async () => {
    const frames = { asked: 0 };
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      frames.asked += 1;
      return ask(callback);
    };
    // Longer than from one measure of the others' delay to the next.
    await new Promise((resolve) => setTimeout(resolve, 6000));
    return frames.asked;
  });
  expect(asked, 'frames that anything on the page asked for in six seconds').toBe(0);
  await expect(blue.table.connection).toHaveText('Live');
});

test('no more than 25 requests and 350 KB on the wire come before the first board', async ({ enter, gather }) => {
  const { red } = await gather('grand-triumph', ['red']);
  const address = red.page.url();
  const state = await red.context.storageState();
  const guest = await enter('red', { storageState: state });
  const scripts = new Map<string, Response>();
  guest.page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response);
  });
  // The board tells when it has shown itself for the first time; what is asked for later does not keep it waiting.
  await guest.page.addInitScript(() => {
    addEventListener('shown', () => performance.mark('board'), { once: true });
  });
  await guest.page.goto(address);
  await guest.table.isReady();

  const asked = await guest.page.evaluate(() => {
    const [board] = performance.getEntriesByName('board');
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ startTime }) => board !== undefined && startTime <= board.startTime)
      .map(({ name, encodedBodySize }) => ({ url: name, onTheWire: encodedBodySize }));
  });
  expect(asked.length, 'requests before the first board').toBeLessThanOrEqual(25);
  const fonts = asked.filter(({ url }) => url.endsWith('.woff2'));
  expect(fonts.length, 'a face for headings and one for text').toBe(2);
  expect(fonts.reduce((sum, { onTheWire }) => sum + onTheWire, 0) / KILOBYTE, 'KB of fonts').toBeLessThanOrEqual(90);
  const all = asked.reduce((sum, { onTheWire }) => sum + onTheWire, 0);
  expect(all / KILOBYTE, 'KB of everything, as it is sent').toBeLessThanOrEqual(350);
  const before = asked.flatMap(({ url }) => scripts.get(url) ?? []);
  const onTheWire = asked.reduce((sum, { url, onTheWire: bytes }) => sum + (scripts.has(url) ? bytes : 0), 0);
  const bodies = await Promise.all(before.map((script) => script.body()));
  const total = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  expect(before.length).toBeGreaterThan(10);
  expect(
    bodies.filter((body) => body.includes('lit-debug')).length,
    'builds of libraries that are for developers',
  ).toBe(0);
  expect(total / KILOBYTE, 'KB of gzipped script').toBeLessThanOrEqual(350);
  // What a browser is sent is smaller still: the build compresses with brotli, once.
  expect(onTheWire, 'bytes of script on the wire').toBeGreaterThan(total / 2);
  expect(onTheWire, 'bytes of script on the wire').toBeLessThan(total);
});
