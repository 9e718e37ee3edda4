import {
  type ArmyDraft,
  type CommandNumber,
  newDraft,
  withCommand,
  withGeneral,
  withStands,
} from '../armies/army-draft.ts';
import type { ArmyList, BattleCardEntry, DateRange, TroopOption } from '../armies/army-list.ts';
import type { Profile } from '../profiles/profile.ts';

/** A card as a list offers it: its code alone, or with what the list says of it. */
export type Offer = string | ({ readonly code: string } & Partial<Omit<BattleCardEntry, 'battleCardCode'>>);

export interface Line {
  readonly types: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly name?: string;
  readonly note?: string;
  readonly dates?: readonly DateRange[];
  /** The types that are for all stands of the line or for none. */
  readonly all?: readonly string[];
  readonly cards?: readonly Offer[];
}

export interface ListParts {
  readonly name?: string;
  readonly lines: readonly Line[];
  readonly generals?: readonly string[];
  readonly cards?: readonly Offer[];
  readonly dates?: readonly DateRange[];
}

const offered = (offer: Offer): BattleCardEntry => {
  const { code, ...said } = typeof offer === 'string' ? { code: offer } : offer;
  return { battleCardCode: code, min: null, max: null, note: null, ...said };
};

const optionOf = ({
  types,
  min = 0,
  max = 40,
  name = '',
  note,
  dates = [],
  all = [],
  cards = [],
}: Line): TroopOption => ({
  min,
  max,
  dateRanges: dates,
  troopEntries: types.map((troopTypeCode) => ({
    troopTypeCode,
    dismountTypeCode: null,
    note: all.includes(troopTypeCode) ? 'all' : null,
  })),
  description: name,
  note: note ?? null,
  core: '',
  battleCardEntries: cards.map(offered),
});

/** An army list in a few words. */
export const listWith = ({ name = 'Testers', lines, generals = [], cards = [], dates = [] }: ListParts): ArmyList => ({
  id: null,
  name,
  listId: null,
  sublistId: null,
  status: null,
  keywords: [],
  extendedName: name,
  dateRanges: dates,
  invasionRatings: [],
  maneuverRatings: [],
  homeTopographies: [],
  troopOptions: lines.map(optionOf),
  troopEntriesForGeneral:
    generals.length === 0
      ? []
      : [{ troopEntries: generals.map((troopTypeCode) => ({ troopTypeCode, dismountTypeCode: null, note: null })) }],
  allyOptions: [],
  battleCardEntries: cards.map(offered),
});

/** So many stands of a type, from the first line that has it, in a command; of an ally where one is named. */
export type Taken = readonly [command: CommandNumber | null, count: number, troopType: string, ally?: string];

const withTaken = (draft: ArmyDraft, [command, count, type, ally]: Taken): ArmyDraft => {
  const list = draft.allies.find(({ key }) => key === ally)?.list ?? draft.list;
  const option = list.troopOptions.findIndex(({ troopEntries }) =>
    troopEntries.some(({ troopTypeCode }) => troopTypeCode === type),
  );
  const had = draft.stands.filter((stand) => stand.option === option && stand.ally === ally);
  const more = withStands(draft, option, type, had.filter(({ troopType }) => troopType === type).length + count, ally);
  const added = more.stands.filter(({ key }) => !draft.stands.some((stand) => stand.key === key));
  return withCommand(
    more,
    added.map(({ key }) => key),
    command,
  );
};

/** Adds stands to a draft; the first of each command that has no general yet leads it. */
export const withTroops = (draft: ArmyDraft, ...taken: readonly Taken[]): ArmyDraft => {
  const filled = taken.reduce(withTaken, draft);
  return ([1, 2, 3] as const).reduce((led, command) => {
    const own = led.stands.filter((stand) => stand.command === command);
    const [first] = own;
    return first === undefined || own.some(({ general }) => general) ? led : withGeneral(led, first.key);
  }, filled);
};

/** An army in the making. */
export const armyDraftWith = (list: ArmyList, profile: Profile, ...taken: readonly Taken[]): ArmyDraft =>
  withTroops(newDraft(list, profile), ...taken);
