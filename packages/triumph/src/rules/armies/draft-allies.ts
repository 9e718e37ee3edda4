import type { AllyArmyList, ArmyList, TroopOption } from './army-list.ts';
import type { ArmyDraft, DraftAlly, DraftStand, LineId } from './army-draft.ts';

export const allyOf = (draft: ArmyDraft, key: string | undefined): DraftAlly | undefined =>
  key === undefined ? undefined : draft.allies.find((ally) => ally.key === key);

/** The list that a stand or a line is from: an ally's own, otherwise the army's. */
export const listOf = (draft: ArmyDraft, { ally }: { readonly ally?: string | undefined }): ArmyList =>
  allyOf(draft, ally)?.list ?? draft.list;

export const lineOf = (draft: ArmyDraft, id: LineId): TroopOption | undefined =>
  listOf(draft, id).troopOptions[id.option];

/** Whether the stand belongs to another nation. A contingent is a part of the main army. */
export const isAllied = (draft: ArmyDraft, stand: DraftStand): boolean => {
  const ally = allyOf(draft, stand.ally);
  return ally !== undefined && ally.by !== 'contingent';
};

/** Commands of the main army: an ally by its full list has one of the commands (GT-BUILD-003, GT-BUILD-004). */
export const mainCommands = ({ profile, allies }: Pick<ArmyDraft, 'profile' | 'allies'>): number => {
  const allied = profile.commands.value > 1 ? allies.filter(({ by }) => by === 'full').length : 0;
  return Math.max(1, profile.commands.value - allied);
};

/** How often the limits of a list count: the army's own and a contingent's once for each main command, an ally's once (GT-BUILD-001, GT-BUILD-006). */
export const timesOf = (draft: Pick<ArmyDraft, 'profile' | 'allies'>, ally?: DraftAlly): number => {
  const isOwn = ally === undefined || ally.by === 'contingent';
  return isOwn && draft.profile.areLimitsMultiplied.value ? mainCommands(draft) : 1;
};

/** Lets an ally join; its stands are chosen from its own list. */
export const withAlly = (draft: ArmyDraft, ally: Omit<DraftAlly, 'key'>): ArmyDraft => ({
  ...draft,
  allies: [...draft.allies, { key: `a${draft.nextKey}`, ...ally }],
  nextKey: draft.nextKey + 1,
});

/** Sends an ally away with all its stands. */
export const withoutAlly = (draft: ArmyDraft, key: string): ArmyDraft => ({
  ...draft,
  allies: draft.allies.filter((ally) => ally.key !== key),
  stands: draft.stands.filter((stand) => stand.ally !== key),
});

/** A short list of allies in the shape of an army list, so that stands can be chosen from it. It names no generals. */
export const asArmyList = (ally: AllyArmyList): ArmyList => ({
  id: null,
  name: ally.name,
  listId: ally.listId,
  sublistId: ally.sublistId,
  status: null,
  keywords: [],
  extendedName: ally.name,
  dateRanges: ally.dateRange === null ? [] : [ally.dateRange],
  invasionRatings: [],
  maneuverRatings: [],
  homeTopographies: [],
  troopOptions: ally.troopOptions,
  troopEntriesForGeneral: [],
  allyOptions: [],
  battleCardEntries: [],
});
