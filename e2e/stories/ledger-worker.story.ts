import { act } from '../act.ts';
import { expect, type Player, test } from '../players.ts';
import { milliPose, stand, type Standing } from '../skirmish.ts';

/** As many as a captain may send in one go. */
const MOVES = 50;
const checker = /\/ledger-worker-[^/]*\.js$/;
const ledgerPages = /\/api\/tables\/[^/]+\/ledger\?/;

/** Stands that go back and forth for a while, and a few dice. */
const playLong = async (captain: Player): Promise<void> => {
  const start: Standing = ['SPR', 40, 10, 0];
  const [id] = await stand(captain, [start]);
  for (let i = 1; i <= MOVES; i += 1)
    await act(captain, 'move-stands', { moves: [{ id, to: milliPose(['SPR', 40 + (i % 8), 10, 0]) }] });
  for (let i = 0; i < 3; i += 1) await act(captain, 'roll-dice', { dice: [6, 6], why: `attack ${i}` });
};

/** Scripts that work beside the page. */
const workersOf = ({ page }: Player): string[] => page.workers().map((worker) => worker.url());

/** What the page itself, not a worker, has asked for. */
const askedByPage = ({ page }: Player): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

/** From the next reload on the server tells another story about the first roll. */
const forgeARoll = async ({ page }: Player): Promise<void> => {
  await page.route(ledgerPages, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const forged = text.replace('"attack 0"', '"attack X"');
    expect(forged).not.toBe(text);
    await route.fulfill({ response, body: forged });
  });
};

const warning = ({ page }: Player) =>
  page.getByRole('button', { name: 'Something is wrong with the record of the game' });

test('a match that has gone on for a while is checked beside the page, and what was forged in it is found', async ({
  gather,
}) => {
  const { red } = await gather('grand-triumph', ['red']);
  await playLong(red);
  await red.table.reload();
  await red.table.board.ledgerIsChecked();
  expect(workersOf(red)).toEqual([expect.stringMatching(checker)]);
  expect((await askedByPage(red)).filter((url) => ledgerPages.test(url))).toEqual([]);
  await expect(warning(red)).toBeHidden();

  await forgeARoll(red);
  await red.table.reload();
  await expect(warning(red)).toBeVisible();
  expect(workersOf(red)).toEqual([expect.stringMatching(checker)]);
  await warning(red).click();
  await expect(red.page.getByRole('listitem').filter({ hasText: 'does not match its own hash' })).toBeVisible();
});

test('the whole match is checked beside the page too, when somebody asks', async ({ gather }) => {
  const { red } = await gather('grand-triumph', ['red']);
  await playLong(red);
  const begun: string[] = [];
  red.page.on('worker', (worker) => begun.push(worker.url()));
  await red.table.trust.open();
  await red.page.getByRole('button', { name: 'Check everything' }).click();
  await expect(red.page.getByText(/^All is well\. Entries: \d+, rolls: 3/)).toBeVisible();
  expect(begun).toEqual([expect.stringMatching(/\/verify-worker-[^/]*\.js$/)]);
});

test('what a player’s browser has checked it countersigns, with a key that no page can read', async ({ gather }) => {
  const { red } = await gather('grand-triumph', ['red']);
  await red.table.board.ledgerIsChecked();
  await playLong(red);
  const { page } = red;
  const table = /table\/([^/?#]+)/.exec(page.url())?.[1] ?? '';
  const countersigned = () =>
    page.evaluate(async (id) => {
      const file = await (await fetch(`/api/tables/${id}/export`, { headers: { 'X-Seat': 'red-captain' } })).text();
      return (JSON.parse(file) as { countersignatures?: { seat: string; isLive: boolean }[] }).countersignatures ?? [];
    }, table);
  await expect.poll(countersigned).toContainEqual(expect.objectContaining({ seat: 'red-captain', isLive: true }));
  const kept = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('vexillum-devices');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('keys').objectStore('keys').getAll();
          reading.onsuccess = () =>
            resolve(
              (reading.result as { pair?: CryptoKeyPair }[]).map(({ pair }) => pair?.privateKey.extractable ?? 'bytes'),
            );
        };
      }),
  );
  expect(kept).toEqual([false]);
});

test('leaving the table ends the checking', async ({ gather }) => {
  const { red } = await gather('grand-triumph', ['red']);
  await red.table.board.ledgerIsChecked();
  expect(workersOf(red)).toHaveLength(1);
  await red.page.evaluate(() => {
    history.pushState(null, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(red.page.getByRole('link', { name: 'Check a match' })).toBeVisible();
  await expect.poll(() => workersOf(red)).toEqual([]);
});

test('where no worker starts the page checks the match itself', async ({ gather }) => {
  const { red } = await gather('grand-triumph', ['red']);
  red.troubles.expect(/net::ERR_FAILED/);
  await playLong(red);
  await red.page.route(checker, (route) => route.abort());
  await red.table.reload();
  await red.table.board.ledgerIsChecked();
  expect((await askedByPage(red)).some((url) => ledgerPages.test(url))).toBe(true);

  await forgeARoll(red);
  await red.table.reload();
  await expect(warning(red)).toBeVisible();
});

test('where the worker dies the page goes on checking', async ({ gather }) => {
  const { red } = await gather('grand-triumph', ['red']);
  red.troubles.expect(/the worker is gone/);
  await red.table.board.ledgerIsChecked();
  expect(workersOf(red)).toHaveLength(1);
  const [worker] = red.page.workers();
  await worker?.evaluate(() => {
    setTimeout(() => {
      throw new Error('the worker is gone');
    });
  });
  await expect.poll(() => workersOf(red)).toEqual([]);
  await playLong(red);
  await red.table.board.ledgerIsChecked();
  expect((await askedByPage(red)).some((url) => ledgerPages.test(url))).toBe(true);
});
