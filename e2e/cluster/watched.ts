import type { TestInfo } from '@playwright/test';
import { expect, type Player, test } from '../players.ts';
import { lineIsCut } from '../troubles.ts';
import type { PageWatch } from './page-watch.ts';

/** A request may meet a server that is about to go: the page asks again, and only the browser's console is told. */
const isBusy = /status of 503/;

type Watches = ReadonlyMap<Player, PageWatch>;

/** Once everybody sits and has read what they were told. */
export const watchBegins = async (watches: Watches): Promise<void> => {
  for (const { table } of watches.keys()) await expect(table.toasts.locator('li')).toHaveCount(0);
  for (const [{ troubles }, watch] of watches) {
    troubles.expect(lineIsCut);
    troubles.expect(isBusy);
    await watch.begin();
  }
};

/** `own`: dialogs and messages that the play itself brought. */
export const nothingWorseWasSeen = (watches: Watches, info: TestInfo, own = /^$/): Promise<void> =>
  test.step('nobody has noticed more than that the line came back', async () => {
    for (const [{ name }, watch] of watches) {
      const seen = await watch.hasSeenNothingWorse(own);
      info.annotations.push({ type: `what ${name} saw`, description: JSON.stringify(seen) });
    }
  });

/** What one takes away of the match, another finds sound; their page is another one then. */
export const matchIsSound = async (taker: Player, checker: Player): Promise<void> => {
  const { id, seat } = taker.table;
  const path = `/api/tables/${id}/export?view=public`;
  const buffer = await (await taker.context.request.get(path, { headers: { 'X-Seat': seat } })).body();
  await checker.page.goto('/verify');
  await checker.page
    .getByLabel('Match file')
    .setInputFiles({ name: 'match.vexillum.json', mimeType: 'application/json', buffer });
  await expect(checker.page.getByRole('heading', { name: 'Nothing in this file was changed' })).toBeVisible();
};
