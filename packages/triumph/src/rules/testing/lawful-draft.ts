import {
  type ArmyDraft,
  newDraft,
  standsIn,
  withCard,
  withCommand,
  withPlan,
  withStandCard,
  withStands,
  withoutGeneral,
} from '../armies/army-draft.ts';
import type { ArmyList, TroopOption } from '../armies/army-list.ts';
import { linesOf, offerIn, standsFor } from '../armies/draft-cards.ts';
import { generalTypes } from '../armies/draft-generals.ts';
import { isOpen, isOptional, limitsOf } from '../armies/draft-limits.ts';
import { draftHalfPoints } from '../armies/draft-points.ts';
import { timesOf } from '../armies/draft-allies.ts';
import { splitCommands } from '../armies/split-commands.ts';
import { cardTermsOf } from '../profiles/rows-of.ts';
import type { Profile } from '../profiles/profile.ts';

/** A number from 0 up to 1, again and again. */
export type Random = () => number;

const upTo = (random: Random, most: number): number => Math.floor(random() * (most + 1));
const pick = <T>(random: Random, things: readonly T[]): T | undefined => things[Math.floor(random() * things.length)];

/** The same draft in a game that asks for just so many points, so that any army may be of the right size. */
export const atItsPrice = (draft: ArmyDraft): ArmyDraft => ({
  ...draft,
  profile: { ...draft.profile, armyHalfPoints: { ...draft.profile.armyHalfPoints, value: draftHalfPoints(draft) } },
});

const isWhole = (line: TroopOption, type: string): boolean =>
  line.troopEntries.some(({ troopTypeCode, note }) => troopTypeCode === type && note?.toLowerCase() === 'all');

/** A line filled with so many stands: of one type, or dealt among those that mix. */
const withLine = (draft: ArmyDraft, option: number, count: number, random: Random): ArmyDraft => {
  const line = draft.list.troopOptions[option] as TroopOption;
  const types = [...new Set(line.troopEntries.map(({ troopTypeCode }) => troopTypeCode))];
  const first = pick(random, types) as string;
  const mixing = isWhole(line, first) ? [first] : types.filter((type) => !isWhole(line, type));
  let filled = draft;
  for (let left = count; left > 0; ) {
    const share = mixing.length === 1 ? left : 1 + upTo(random, left - 1);
    const type = pick(random, mixing) as string;
    const had = filled.stands.filter((stand) => stand.option === option && stand.troopType === type).length;
    filled = withStands(filled, option, type, had + share);
    left -= share;
  }
  return filled;
};

const withSomeCards = (draft: ArmyDraft, random: Random): ArmyDraft => {
  const bought = draft.list.battleCardEntries.reduce((more, { battleCardCode: code, min, max }) => {
    const least = (min ?? 0) * timesOf(draft);
    if (code === 'MI' || code === 'DC' || random() < 0.5) return least > 0 ? withCard(more, code, least) : more;
    const most = max === null ? 1 : Math.max(least, code === 'PD' ? max * timesOf(draft) : Math.min(1, max));
    return withCard(more, code, Math.max(least, upTo(random, most)));
  }, draft);
  const noCamp = bought.cards.some(({ code }) => code === 'NC');
  const freed = noCamp ? ['FC', 'PT', 'SW'].reduce((less, code) => withCard(less, code, 0), bought) : bought;
  return linesOf(freed).reduce((given, id) => {
    const codes = ['LC', 'HD', 'PL', 'CC', 'AC', 'CH', 'SF', 'SS'].filter((code) => {
      const offer = offerIn(given.profile, given.list.troopOptions[id.option], code);
      return offer !== undefined && offer.max === null && cardTermsOf(given.profile, code)?.dismounts !== true;
    });
    const code = random() < 0.5 ? pick(random, codes) : undefined;
    if (code === undefined) return given;
    const keys = standsFor(given, id, code).map(({ key }) => key);
    return withStandCard(given, keys, code, true);
  }, freed);
};

/** Enough for all commands, though they are never quite alike. */
const leastHalfPoints = (profile: Profile): number =>
  profile.commandMinimumHalfPoints.value * profile.commands.value * 1.3;

const aYear = (list: ArmyList, random: Random): number | null => {
  const range = pick(random, list.dateRanges);
  return range === undefined || random() < 0.3 ? null : range.startDate + upTo(random, range.endDate - range.startDate);
};

/**
 * An army that its list allows, of as many points as it happens to have (see `atItsPrice`); nothing where the list has no general for it, or
 * too few troops for its commands. Lines with a condition in words are left out.
 */
export const lawfulDraft = (list: ArmyList, profile: Profile, random: Random): ArmyDraft | undefined => {
  const empty: ArmyDraft = { ...newDraft(list, profile), year: aYear(list, random) };
  const fullness = 0.4 + random() * 0.6;
  const filled = list.troopOptions.reduce((draft, line, option) => {
    const { min, max } = limitsOf(draft, option);
    if (line.note !== null || max === 0 || (isOptional(line, draft.year) && random() < 0.5)) return draft;
    return withLine(draft, option, Math.round(min + (max - min) * Math.min(1, fullness * (0.5 + random()))), random);
  }, empty);
  const types = generalTypes(list);
  if (!filled.stands.some(({ troopType }) => types.includes(troopType))) return undefined;
  const split = splitCommands(withSomeCards(filled, random));
  return draftHalfPoints(split) < leastHalfPoints(profile) ? undefined : atItsPrice(split);
};

/** One limit broken: the draft, and the flag that must follow. */
export interface Broken {
  readonly draft: ArmyDraft;
  readonly flag: string;
}

/** Each breaks one limit of a lawful draft, or answers nothing where the draft has no such limit. */
export const breaks: Readonly<Record<string, (draft: ArmyDraft, random: Random) => Broken | undefined>> = {
  'a stand too many in a line': (draft, random) => {
    const options = draft.list.troopOptions.flatMap((line, option) => {
      const { max } = limitsOf(draft, option);
      return line.note === null && isOpen(line, draft.year) && max > 0 ? [option] : [];
    });
    const option = pick(random, options);
    if (option === undefined) return undefined;
    const stands = standsIn(draft, { option });
    const type = stands[0]?.troopType ?? draft.list.troopOptions[option]?.troopEntries[0]?.troopTypeCode ?? '';
    const others = stands.filter(({ troopType }) => troopType !== type).length;
    const before = new Set(draft.stands.map(({ key }) => key));
    const more = withStands(draft, option, type, limitsOf(draft, option).max - others + 1);
    const added = more.stands.filter(({ key }) => !before.has(key)).map(({ key }) => key);
    return { draft: atItsPrice(withCommand(more, added, 1)), flag: `line-within-its-limits:line:${option}:many` };
  },
  'a stand too few in a line': (draft, random) => {
    const options = draft.list.troopOptions.flatMap((line, option) => {
      const { min } = limitsOf(draft, option);
      const stands = standsIn(draft, { option });
      const spare = stands.filter(({ general }) => !general).length;
      const isAsked = min > 0 && stands.length >= min && !isOptional(line, draft.year);
      return isAsked && spare > stands.length - min ? [option] : [];
    });
    const option = pick(random, options);
    if (option === undefined) return undefined;
    const stands = standsIn(draft, { option });
    const leaving = stands.filter(({ general }) => !general).slice(0, stands.length - limitsOf(draft, option).min + 1);
    const fewer = splitCommands({ ...draft, stands: draft.stands.filter((stand) => !leaving.includes(stand)) });
    // What is left must still fill its commands, otherwise that would be a second fault.
    if (draftHalfPoints(fewer) < leastHalfPoints(draft.profile)) return undefined;
    return { draft: atItsPrice(fewer), flag: `line-within-its-limits:line:${option}:few` };
  },
  'half a point too much': (draft) => {
    const { armyHalfPoints } = draft.profile;
    const profile = { ...draft.profile, armyHalfPoints: { ...armyHalfPoints, value: armyHalfPoints.value - 1 } };
    return { draft: { ...draft, profile }, flag: 'army-costs-its-points::over' };
  },
  'half a point too little': (draft) => {
    const { armyHalfPoints } = draft.profile;
    const profile = { ...draft.profile, armyHalfPoints: { ...armyHalfPoints, value: armyHalfPoints.value + 1 } };
    return { draft: { ...draft, profile }, flag: 'army-costs-its-points::under' };
  },
  'a command without a general': (draft, random) => {
    const general = pick(
      random,
      draft.stands.filter((stand) => stand.general && stand.command !== 1),
    );
    if (!general) return undefined;
    return { draft: withoutGeneral(draft, general.key), flag: `command-has-one-general:command:${general.command}` };
  },
  'a stand in no command': (draft, random) => {
    const stand = pick(
      random,
      draft.stands.filter(({ general, command }) => !general && command === 3),
    );
    if (!stand) return undefined;
    return { draft: withCommand(draft, [stand.key], null), flag: 'army-is-split-into-its-commands::stray' };
  },
  'a card that the list does not offer': (draft) => {
    const code = ['AM', 'SC', 'SW', 'PT'].find(
      (each) => !draft.list.battleCardEntries.some(({ battleCardCode }) => battleCardCode === each),
    );
    if (code === undefined) return undefined;
    // Without a camp a card for the camp is doubtful too.
    const camped = withCard(draft, 'NC', 0);
    return { draft: atItsPrice(withCard(camped, code, 1)), flag: `card-is-offered:card:${code}:army` };
  },
  'a point of command without its price': (draft) =>
    draft.profile.commands.value < 2
      ? undefined
      : { draft: withPlan(draft, 2, { mod: 1 }), flag: 'command-points-are-exchanged-in-pairs::unpaired:' },
  'troops of another year': (draft, random) => {
    const option = pick(
      random,
      draft.list.troopOptions.flatMap((line, index) =>
        line.note === null && draft.year !== null && line.max > 0 && !isOpen(line, draft.year) ? [index] : [],
      ),
    );
    if (option === undefined) return undefined;
    const type = draft.list.troopOptions[option]?.troopEntries[0]?.troopTypeCode ?? '';
    const more = withStands(draft, option, type, 1);
    const key = more.stands.at(-1)?.key ?? '';
    return { draft: atItsPrice(withCommand(more, [key], 1)), flag: `line-is-open-in-its-year:line:${option}` };
  },
};
