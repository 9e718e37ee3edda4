import type { SideId, Words } from '@vexillum/model';
import { BANK } from '../state/sides.ts';

/** When a match goes on at another server, secrets of victory flags up to some number stay behind: all but those that its file told. */
export interface Loss {
  /** The number of the last victory flag that anything was known about. */
  readonly upTo: number;
  /** Whose secrets came along: everybody's where it is the same server, one side's out of its own file, or nobody's. */
  keeps(side: SideId): boolean;
  /** The same of their mission: partners know each other’s flags, never each other’s mission, and of one that was not told yet only the bank knew. */
  keepsMission(side: SideId): boolean;
}

/** Who was there when a match moved. */
export interface Table {
  readonly sides: readonly SideId[];
  /** Of one team with a side, themself among them, whose victory flags its own file tells. */
  readonly partnersOf: (side: SideId) => ReadonlySet<SideId>;
  readonly hasDrawnMission: (side: SideId) => boolean;
}

export type Losses = readonly Loss[];

/** Whether the server cannot know this side's secret any more. */
export const isLost = (losses: Losses, side: SideId, number: number): boolean =>
  losses.some((loss) => number <= loss.upTo && !loss.keeps(side));

/** Whether the server cannot know this side's mission any more. */
export const isMissionLost = (losses: Losses, side: SideId): boolean => losses.some((loss) => !loss.keepsMission(side));

/** A match that has moved more often is read as if the least had been lost. */
const MOST_STORIES = 100;

/** The same for any two stories that leave the same behind. */
const whatIsLost = (losses: Losses, sides: readonly SideId[]): string =>
  [BANK, ...sides]
    .map((side) => {
      const upTo = losses.filter((loss) => !loss.keeps(side)).map((loss) => loss.upTo);
      return `${Math.max(0, ...upTo)} ${isMissionLost(losses, side)}`;
    })
    .join();

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

  moved(upTo: number, { sides, partnersOf, hasDrawnMission }: Table): void {
    const bySide = sides.flatMap((kept): Loss[] => {
      const partners = partnersOf(kept);
      const keepsMission = (side: SideId) => side === kept && hasDrawnMission(side);
      const alone = { upTo, keeps: (side: SideId) => side === kept, keepsMission };
      return partners.size > 1 ? [{ ...alone, keeps: (side) => partners.has(side) }, alone] : [alone];
    });
    const nobody: Loss = { upTo, keeps: () => false, keepsMission: () => false };
    // What was lost before counts first, so that the cut takes no story in which nothing or everything stayed behind.
    const stories = [
      ...this.#stories,
      ...[nobody, ...bySide].flatMap((loss) => this.#stories.map((all) => [...all, loss])),
    ];
    // Of those that leave the same behind the older is the shorter: a match that moves for ever brings no longer ones.
    const different = new Map<string, Losses>();
    for (const losses of stories) {
      const what = whatIsLost(losses, sides);
      if (!different.has(what)) different.set(what, losses);
    }
    this.#stories = [...different.values()].slice(0, MOST_STORIES);
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
