import type { Profile } from '../profiles/profile.ts';
import type { CardCount } from './army-file.ts';
import type { FlankEdge } from '../deployment/flank-edge.ts';
import type { CommandNumber } from '../deployment/slots.ts';
import type { ArmyList, DateRange } from './army-list.ts';

export type { CommandNumber } from '../deployment/slots.ts';

export interface DraftStand {
  /** Tells the stands of one draft apart; means nothing elsewhere. */
  readonly key: string;
  /** Index of its line among the `troopOptions` of its list: the ally's where it is an ally's, otherwise the army's. */
  readonly option: number;
  readonly troopType: string;
  readonly command: CommandNumber | null;
  /** Key of the ally whose troops it is. */
  readonly ally?: string;
  readonly general?: true;
  /** The player names this general overall commander. */
  readonly overall?: true;
  /** Cards that this stand has. A card that a whole line has several times stands here as often. */
  readonly cards?: readonly string[];
  /** It poses as its type; in truth it is these, or nobody who fights. */
  readonly real?: readonly string[];
  /** Key of the stand with which it is one stand in truth; both say the same of what they are. */
  readonly pair?: string;
}

/**
 * How somebody joins: a nation by its own full list, in a command of its own (`full`); by the short list of the standard game (`short`);
 * or as a part of the main army that comes whole or not at all (`contingent`).
 */
export const waysToJoin = ['full', 'short', 'contingent'] as const;

export interface DraftAlly {
  /** Tells the allies of one draft apart. */
  readonly key: string;
  readonly name: string;
  readonly by: (typeof waysToJoin)[number];
  readonly list: ArmyList;
  /** The years in which the army's list offers it; null for always. */
  readonly dateRange: DateRange | null;
}

/** What the player has in mind for a command when they split their army. It is sealed at the table, not here. */
export interface CommandPlan {
  readonly edge: FlankEdge | 'none';
  readonly mod: -1 | 0 | 1;
}

/** An army in the making: what was chosen from a list. Plain data; every function below answers a new draft. */
export interface ArmyDraft {
  readonly name: string;
  readonly list: ArmyList;
  readonly profile: Profile;
  /** The year of the battle, which closes dated lines of the list; null leaves all lines open. */
  readonly year: number | null;
  readonly allies: readonly DraftAlly[];
  readonly stands: readonly DraftStand[];
  /** Cards of the whole army. */
  readonly cards: readonly CardCount[];
  readonly plans: Readonly<Record<CommandNumber, CommandPlan>>;
  readonly nextKey: number;
}

const noPlan: CommandPlan = { edge: 'none', mod: 0 };
export const noPlans: ArmyDraft['plans'] = { 1: noPlan, 2: noPlan, 3: noPlan };

export const newDraft = (list: ArmyList, profile: Profile): ArmyDraft => ({
  name: list.name,
  list,
  profile,
  year: null,
  allies: [],
  stands: [],
  cards: [],
  plans: noPlans,
  nextKey: 1,
});

/** A line of a list: the army's own, or an ally's. */
export interface LineId {
  readonly option: number;
  readonly ally?: string | undefined;
}

export const standsIn = (draft: ArmyDraft, { option, ally }: LineId): readonly DraftStand[] =>
  draft.stands.filter((stand) => stand.option === option && stand.ally === ally);

export const countIn = (draft: ArmyDraft, option: number, troopType?: string, ally?: string): number =>
  standsIn(draft, { option, ally }).filter((stand) => troopType === undefined || stand.troopType === troopType).length;

/** An ally's stands go where its others are; without others, a nation with its own list has the last command. */
const firstCommand = (draft: ArmyDraft, ally: string | undefined): CommandNumber | null => {
  const { value: commands } = draft.profile.commands;
  if (commands === 1) return 1;
  if (ally === undefined) return null;
  const known = draft.stands.find((stand) => stand.ally === ally && stand.command !== null)?.command;
  const full = draft.allies.filter(({ by }) => by === 'full').findIndex(({ key }) => key === ally);
  return known ?? (full >= 0 && full < commands ? ((commands - full) as CommandNumber) : null);
};

/** Cards that every stand of a line has go to its new stands too. */
const cardsOfLine = (stands: readonly DraftStand[]): readonly string[] => {
  const [first, ...others] = stands;
  return (first?.cards ?? []).filter((code) => others.every(({ cards }) => cards?.includes(code)));
};

const withMore = (draft: ArmyDraft, line: LineId, troopType: string, more: number): ArmyDraft => {
  const { option, ally } = line;
  const cards = cardsOfLine(standsIn(draft, line));
  const stand = {
    option,
    troopType,
    command: firstCommand(draft, ally),
    ...(ally === undefined ? {} : { ally }),
    ...(cards.length === 0 ? {} : { cards }),
  };
  const added = Array.from(
    { length: more },
    (_, index): DraftStand => ({ key: `s${draft.nextKey + index}`, ...stand }),
  );
  return { ...draft, stands: [...draft.stands, ...added], nextKey: draft.nextKey + more };
};

/** Stands that are nobody's first, then the newest; a general goes last. */
const withFewer = (draft: ArmyDraft, line: LineId, troopType: string, fewer: number): ArmyDraft => {
  const rank = (stand: DraftStand) => (stand.general ? 2 : stand.command === null ? 0 : 1);
  const leaving = standsIn(draft, line)
    .filter((stand) => stand.troopType === troopType)
    .reverse()
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, fewer);
  return withoutLooseHalves({ ...draft, stands: draft.stands.filter((stand) => !leaving.includes(stand)) });
};

/** Takes so many stands of a type from a line of the list, or of an ally's list. */
export const withStands = (
  draft: ArmyDraft,
  option: number,
  troopType: string,
  count: number,
  ally?: string,
): ArmyDraft => {
  const more = Math.max(0, Math.trunc(count)) - countIn(draft, option, troopType, ally);
  if (more === 0) return draft;
  return more > 0
    ? withMore(draft, { option, ally }, troopType, more)
    : withFewer(draft, { option, ally }, troopType, -more);
};

const withEach = (draft: ArmyDraft, change: (stand: DraftStand) => DraftStand): ArmyDraft => ({
  ...draft,
  stands: draft.stands.map(change),
});

/** The stand without its rank as a general. */
export const asTroops = (stand: DraftStand): DraftStand => {
  const { general: _general, overall: _overall, ...troops } = stand;
  return troops;
};

/**
 * Puts stands in a command or, with null, in none; two that are one stand in truth go together. A general who changes command is its general
 * no longer.
 */
export const withCommand = (draft: ArmyDraft, keys: readonly string[], command: CommandNumber | null): ArmyDraft => {
  const isMoved = ({ key, pair }: DraftStand) => keys.includes(key) || (pair !== undefined && keys.includes(pair));
  return withEach(draft, (stand) =>
    isMoved(stand) && stand.command !== command ? { ...asTroops(stand), command } : stand,
  );
};

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

/** Names a general overall commander, instead of whoever was. */
export const withOverall = (draft: ArmyDraft, key: string): ArmyDraft =>
  withEach(draft, (stand) => {
    if (stand.key === key) return stand.general ? { ...stand, overall: true } : stand;
    const { overall: _overall, ...others } = stand;
    return others;
  });

/** What a command is to do: march round a flank, or get more or fewer command points. Giving it again gives no more of it (GT-CP-005). */
export const withPlan = (draft: ArmyDraft, command: CommandNumber, plan: Partial<CommandPlan>): ArmyDraft => ({
  ...draft,
  plans: { ...draft.plans, [command]: { ...draft.plans[command], ...plan } },
});

const shown = (stand: DraftStand): DraftStand => {
  const { real: _real, pair: _pair, ...open } = stand;
  return open;
};

/** Whose other half is gone, or poses no longer, is what it shows. */
const withoutLooseHalves = (draft: ArmyDraft): ArmyDraft => {
  const pairs = new Map(draft.stands.map(({ key, pair }) => [key, pair]));
  return withEach(draft, (stand) =>
    stand.pair === undefined || pairs.get(stand.pair) === stand.key ? stand : shown(stand),
  );
};

/** Lets stands pose as their types, each for itself; without `real` they are what they show. */
export const withReal = (draft: ArmyDraft, keys: readonly string[], real: readonly string[] | undefined): ArmyDraft =>
  withoutLooseHalves(
    withEach(draft, (stand) => {
      if (!keys.includes(stand.key)) return stand;
      return real === undefined ? shown(stand) : { ...shown(stand), real };
    }),
  );

/** The stand that can pose as two together with this one: of its line, type and command, and no general, and what it shows so far. */
export const mateFor = (draft: ArmyDraft, stand: DraftStand): DraftStand | undefined =>
  draft.stands.find(({ key }) => key === stand.pair) ??
  standsIn(draft, stand).find(
    (other) =>
      other.key !== stand.key &&
      other.troopType === stand.troopType &&
      other.command === stand.command &&
      !other.general &&
      other.real === undefined,
  );

/** Lets two stands pose as what they show, being one stand of this type in truth. */
export const withPair = (draft: ArmyDraft, key: string, mate: string, troopType: string): ArmyDraft =>
  withoutLooseHalves(
    withEach(draft, (stand) => {
      if (stand.key !== key && stand.key !== mate) return stand;
      return { ...stand, real: [troopType], pair: stand.key === key ? mate : key };
    }),
  );

/** Buys so many of an army's card. */
export const withCard = (draft: ArmyDraft, code: string, count: number): ArmyDraft => {
  const others = draft.cards.filter((card) => card.code !== code);
  return { ...draft, cards: count > 0 ? [...others, { code, count: Math.trunc(count) }] : others };
};

/** Gives stands a card of their line, or takes it away; a number gives it so many times. */
export const withStandCard = (
  draft: ArmyDraft,
  keys: readonly string[],
  code: string,
  has: boolean | number,
): ArmyDraft =>
  withEach(draft, (stand) => {
    if (!keys.includes(stand.key)) return stand;
    const { cards = [], ...bare } = stand;
    const others = cards.filter((card) => card !== code);
    const kept = [...others, ...Array.from({ length: Number(has) }, () => code)];
    return kept.length > 0 ? { ...bare, cards: kept } : bare;
  });
