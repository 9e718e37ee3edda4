import type { Profile } from '../profiles/profile.ts';
import type { CardCount } from './army-file.ts';
import type { ArmyList } from './army-list.ts';

export type CommandNumber = 1 | 2 | 3;

export interface DraftStand {
  /** Tells the stands of one draft apart; means nothing elsewhere. */
  readonly key: string;
  /** Index of its line among the list's `troopOptions`. */
  readonly option: number;
  readonly troopType: string;
  readonly command: CommandNumber | null;
  readonly general?: true;
  /** Cards that this stand has. */
  readonly cards?: readonly string[];
}

/** An army in the making: what was chosen from a list. Plain data; every function below answers a new draft. */
export interface ArmyDraft {
  readonly name: string;
  readonly list: ArmyList;
  readonly profile: Profile;
  /** The year of the battle, which closes dated lines of the list; null leaves all lines open. */
  readonly year: number | null;
  /** Commands of the main army: every minimum and maximum of the list counts so many times (GT-BUILD-001). */
  readonly commands: number;
  readonly stands: readonly DraftStand[];
  /** Cards of the whole army. */
  readonly cards: readonly CardCount[];
  readonly nextKey: number;
}

export const newDraft = (list: ArmyList, profile: Profile, commands = profile.commands.value): ArmyDraft => ({
  name: list.name,
  list,
  profile,
  year: null,
  commands,
  stands: [],
  cards: [],
  nextKey: 1,
});

export const countIn = (draft: ArmyDraft, option: number, troopType?: string): number =>
  draft.stands.filter((stand) => stand.option === option && (troopType === undefined || stand.troopType === troopType))
    .length;

const firstCommand = (draft: ArmyDraft): CommandNumber | null => (draft.profile.commands.value === 1 ? 1 : null);

const withMore = (draft: ArmyDraft, option: number, troopType: string, more: number): ArmyDraft => {
  const command = firstCommand(draft);
  const added = Array.from({ length: more }, (_, index): DraftStand => {
    return { key: `s${draft.nextKey + index}`, option, troopType, command };
  });
  return { ...draft, stands: [...draft.stands, ...added], nextKey: draft.nextKey + more };
};

/** Stands that are nobody's first, then the newest; a general goes last. */
const withFewer = (draft: ArmyDraft, option: number, troopType: string, fewer: number): ArmyDraft => {
  const rank = (stand: DraftStand) => (stand.general ? 2 : stand.command === null ? 0 : 1);
  const leaving = draft.stands
    .filter((stand) => stand.option === option && stand.troopType === troopType)
    .reverse()
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, fewer);
  return { ...draft, stands: draft.stands.filter((stand) => !leaving.includes(stand)) };
};

/** Takes so many stands of a type from a line of the list. */
export const withStands = (draft: ArmyDraft, option: number, troopType: string, count: number): ArmyDraft => {
  const more = Math.max(0, Math.trunc(count)) - countIn(draft, option, troopType);
  if (more === 0) return draft;
  return more > 0 ? withMore(draft, option, troopType, more) : withFewer(draft, option, troopType, -more);
};

const withEach = (draft: ArmyDraft, change: (stand: DraftStand) => DraftStand): ArmyDraft => ({
  ...draft,
  stands: draft.stands.map(change),
});

/** The stand without its rank as a general. */
export const asTroops = (stand: DraftStand): DraftStand => {
  const { general: _general, ...troops } = stand;
  return troops;
};

/** Puts stands in a command or, with null, in none. A general who changes command is its general no longer. */
export const withCommand = (draft: ArmyDraft, keys: readonly string[], command: CommandNumber | null): ArmyDraft =>
  withEach(draft, (stand) =>
    keys.includes(stand.key) && stand.command !== command ? { ...asTroops(stand), command } : stand,
  );

/** Makes a stand the general of its command, instead of whoever was (GT-CMD-004). */
export const withGeneral = (draft: ArmyDraft, key: string): ArmyDraft => {
  const chosen = draft.stands.find((stand) => stand.key === key);
  if (!chosen || chosen.command === null) return draft;
  return withEach(draft, (stand) => {
    if (stand.key === key) return { ...stand, general: true };
    return stand.command === chosen.command ? asTroops(stand) : stand;
  });
};

export const withoutGeneral = (draft: ArmyDraft, key: string): ArmyDraft =>
  withEach(draft, (stand) => (stand.key === key ? asTroops(stand) : stand));

/** Buys so many of an army's card. */
export const withCard = (draft: ArmyDraft, code: string, count: number): ArmyDraft => {
  const others = draft.cards.filter((card) => card.code !== code);
  return { ...draft, cards: count > 0 ? [...others, { code, count: Math.trunc(count) }] : others };
};

/** Gives stands a card of their line, or takes it away. */
export const withStandCard = (draft: ArmyDraft, keys: readonly string[], code: string, has: boolean): ArmyDraft =>
  withEach(draft, (stand) => {
    if (!keys.includes(stand.key)) return stand;
    const { cards = [], ...bare } = stand;
    const others = cards.filter((card) => card !== code);
    const kept = has ? [...others, code] : others;
    return kept.length > 0 ? { ...bare, cards: kept } : bare;
  });
