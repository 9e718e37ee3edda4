import type { Page } from '@playwright/test';
import { buildNext } from './next-build.ts';
import { expect, type Player, test as everyStory } from './players.ts';
import { lineIsCut } from './troubles.ts';

export interface OfUpdates {
  /** Whoever runs the server has built the next version, and starts that. */
  readonly update: () => Promise<void>;
}

export const test = everyStory.extend<OfUpdates>({
  update: async ({ server }, use) => {
    const next = await buildNext();
    await use(() => server.update(next.program));
    await server.losePower();
    await server.comeBack();
    await next.remove();
  },
});

/** What a browser says of a server that is away for a moment, and of files that are gone with the build before. */
export const expectAnUpdate = ({ troubles }: Pick<Player, 'troubles'>): void => {
  for (const trouble of [lineIsCut, /status of 404/, /dynamically imported module/]) troubles.expect(trouble);
};

/** The part with this name is not to be had, neither in a quiet moment nor when somebody asks for it: as built now, that is. */
export const withhold = async (page: Page, part: string): Promise<void> => {
  await page.route(new RegExp(`/assets/${part}-[\\w-]{8}\\.js$`), (route) => route.fulfill({ status: 404 }));
};

export { expect };
