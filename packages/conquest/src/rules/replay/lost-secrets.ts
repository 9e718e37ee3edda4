import type { SideId, Words } from '@vexillum/model';

/** When a match goes on at another server, secrets of victory flags up to some number stay behind: all but those that its file told. */
export interface Loss {
  /** The number of the last victory flag that anything was known about. */
  readonly upTo: number;
  /** Whose secrets came along: everybody's where it is the same server, one side's out of its own file, or nobody's. */
  keeps(side: SideId): boolean;
}

export type Losses = readonly Loss[];

/** Whether the server cannot know this side's secret any more. */
export const isLost = (losses: Losses, side: SideId, number: number): boolean =>
  losses.some((loss) => number <= loss.upTo && !loss.keeps(side));

/** A match that has moved more often is read as if the least had been lost. */
const MOST_STORIES = 100;

/**
 * What a public file does not say, it may still imply: which secrets came along. There are few stories, and one of them has to fit every
 * entry; one that has failed never comes back.
 */
export class LostSecrets {
  #stories: readonly Losses[] = [[]];

  /** The numbers of victory flags start again. */
  newGame(): void {
    this.#stories = [[]];
  }

  moved(upTo: number, sides: readonly SideId[]): void {
    const bySide = sides.map((kept) => (side: SideId) => side === kept);
    const ways = [() => true, () => false, ...bySide];
    const stories = this.#stories.flatMap((losses) => ways.map((keeps) => [...losses, { upTo, keeps }]));
    this.#stories = stories.slice(0, MOST_STORIES);
  }

  /** What is wrong with an entry in every story that is left. */
  check(faultIn: (losses: Losses) => Words | undefined): Words | undefined {
    let first: Words | undefined;
    for (const [at, losses] of this.#stories.entries()) {
      const says = faultIn(losses);
      if (says === undefined) {
        this.#stories = this.#stories.slice(at);
        return undefined;
      }
      first ??= says;
    }
    // It did not happen in any way: what comes after is looked at as it would be without that.
    this.#stories = this.#stories.slice(0, 1);
    return first;
  }
}
