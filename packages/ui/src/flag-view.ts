import type { RulingScope, Verdict } from '@vexillum/model';

/** How much a flag weighs, the heaviest first. */
export const flagWeights = ['illegal', 'doubtful', 'unknown', 'reminder'] as const;
export type FlagWeight = (typeof flagWeights)[number];

/** What the umpire has said to a flag. */
export interface FlagOutcome {
  readonly verdict: Verdict;
  /** The verdict in words. */
  readonly says: string;
  /** The umpire's own words; may be empty. */
  readonly text: string;
  readonly isForGame: boolean;
  readonly by: string;
}

/** A remark of the rules, in the reader's language, and what they may do about it. */
export interface FlagView {
  readonly id: string;
  readonly weight: FlagWeight;
  readonly side?: string;
  readonly sideName?: string;
  /** What the rule says. */
  readonly title: string;
  /** What is the matter. */
  readonly text: string;
  /** "9.2 MU, at most 8 MU". */
  readonly measured?: string;
  readonly remedy?: string;
  readonly source: string;
  readonly isUnverified: boolean;
  /** Only the reader's own side sees it. */
  readonly isSecret: boolean;
  readonly isSettled: boolean;
  /** When it was left open, in words; none where the present alone has it. */
  readonly leftOpen?: string;
  /** Sides that find it right as it is, by name. */
  readonly agreed?: readonly string[];
  /** Who has asked the umpire. */
  readonly askedBy?: string;
  readonly ruling?: FlagOutcome;
  /** Why nobody answers yet. */
  readonly note?: string;
  /** What an action that makes it right is called. */
  readonly fix?: string;
  readonly canAgree?: boolean;
  readonly canAsk?: boolean;
  readonly canRule?: boolean;
}

/** What an umpire decides. */
export interface FlagRuling {
  readonly id: string;
  readonly verdict: Verdict;
  readonly scope: RulingScope;
  readonly text: string;
}

export interface FlagGroup {
  /** '' for the table as a whole. */
  readonly side: string;
  readonly name: string;
  readonly flags: readonly FlagView[];
}

/** By side in the order in which the sides come, within a side the heaviest first, and those first that somebody asks about. */
export const flagGroups = (flags: readonly FlagView[], nameOfTable: string): readonly FlagGroup[] => {
  const sides = [...new Set(flags.map(({ side }) => side ?? ''))];
  const rank = (flag: FlagView): number =>
    flagWeights.indexOf(flag.weight) - (flag.askedBy === undefined ? 0 : flagWeights.length);
  return sides.map((side) => {
    const own = flags.filter((flag) => (flag.side ?? '') === side);
    return { side, name: own[0]?.sideName ?? nameOfTable, flags: own.toSorted((a, b) => rank(a) - rank(b)) };
  });
};
