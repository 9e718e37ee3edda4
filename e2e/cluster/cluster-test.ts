import { test as base, type OfStory, type OfWorker, type Player } from '../players.ts';
import { StoryCluster } from './cluster.ts';
import { PageWatch } from './page-watch.ts';

interface OfClusterWorker {
  readonly cluster: StoryCluster;
}

interface OfClusterStory {
  /** What each player's page is watched by; the watch is yet to begin. */
  readonly watches: Map<Player, PageWatch>;
}

const storiesOn = (size: 'small' | 'whole') =>
  base.extend<OfClusterStory, OfClusterWorker>({
    cluster: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern, and there are none
      async ({}, use) => {
        const cluster = await StoryCluster.open(size);
        await use(cluster);
        await cluster.close();
      },
      { scope: 'worker', timeout: 300_000 },
    ],

    house: [async ({ cluster }, use) => use(cluster), { scope: 'worker' }],

    // oxlint-disable-next-line no-empty-pattern -- as above
    watches: async ({}, use) => use(new Map<Player, PageWatch>()),

    enter: async ({ enter, watches }, use) =>
      use(async (role, options) => {
        const player = await enter(role, options);
        watches.set(player, await PageWatch.on(player));
        return player;
      }),
  });

/** Stories whose tables are in a cluster instead of on one server. They skip themselves where `cluster.trouble` says why. */
export const onSmallCluster = storiesOn('small');
export const onWholeCluster = storiesOn('whole');

export type OnCluster = OfStory & OfWorker & OfClusterStory & OfClusterWorker;
