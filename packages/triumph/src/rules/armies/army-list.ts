/** Years, negative ones BC. */
export interface DateRange {
  readonly startDate: number;
  readonly endDate: number;
}

/** Notes are null where there is nothing to say. */
export interface Rating {
  readonly value: number;
  readonly note: string | null;
}

export const topographies = ['Arable', 'Hilly', 'Forest', 'Steppe', 'Dry', 'Marsh', 'Delta'] as const;
export type Topography = (typeof topographies)[number];

export interface HomeTopography {
  readonly values: readonly Topography[];
  readonly note: string | null;
}

export interface TroopEntry {
  readonly troopTypeCode: string;
  readonly dismountTypeCode: string | null;
  /** `all`: every stand of the option is of one type. */
  readonly note: string | null;
}

/** Without a limit in the list, min and max are null. */
export interface BattleCardEntry {
  readonly battleCardCode: string;
  readonly min: number | null;
  readonly max: number | null;
  readonly note: string | null;
}

/** A line of the list: from min to max stands of its types, counted over all of them. */
export interface TroopOption {
  readonly min: number;
  readonly max: number;
  /** Empty: always. */
  readonly dateRanges: readonly DateRange[];
  readonly troopEntries: readonly TroopEntry[];
  readonly description: string;
  /** A condition in words, such as a part of the nation that alone has these troops. */
  readonly note: string | null;
  /** Which of its stands are battle line. */
  readonly core: 'all' | 'half' | '';
  readonly battleCardEntries: readonly BattleCardEntry[];
}

export interface GeneralEntry {
  readonly troopEntries: readonly TroopEntry[];
}

export interface AllyEntry {
  readonly name: string;
  /** The id of an ally list, which comes in a file of its own. */
  readonly allyArmyList: string;
}

export interface AllyOption {
  readonly dateRange: DateRange | null;
  readonly note: string | null;
  readonly allyEntries: readonly AllyEntry[];
}

/** An army list in the community's shape and words, freed of noise. */
export interface ArmyList {
  readonly id: string | null;
  readonly name: string;
  readonly listId: number | null;
  readonly sublistId: string | null;
  readonly status: string | null;
  readonly keywords: readonly string[];
  readonly extendedName: string;
  readonly dateRanges: readonly DateRange[];
  readonly invasionRatings: readonly Rating[];
  readonly maneuverRatings: readonly Rating[];
  readonly homeTopographies: readonly HomeTopography[];
  readonly troopOptions: readonly TroopOption[];
  /** In order of preference. */
  readonly troopEntriesForGeneral: readonly GeneralEntry[];
  readonly allyOptions: readonly AllyOption[];
  readonly battleCardEntries: readonly BattleCardEntry[];
}

/** The shorter list by which a nation joins another's army. */
export interface AllyArmyList {
  readonly name: string;
  readonly listId: number | null;
  readonly sublistId: string | null;
  /** The nation's own list. */
  readonly armyListId: string | null;
  readonly dateRange: DateRange | null;
  /** A part of the main army rather than an ally. */
  readonly isInternalContingent: boolean;
  readonly troopOptions: readonly TroopOption[];
}

export interface FullAllyOption {
  readonly dateRange: DateRange | null;
  readonly note: string | null;
  readonly allyEntries: readonly { readonly name: string; readonly allyArmyList: AllyArmyList }[];
}
