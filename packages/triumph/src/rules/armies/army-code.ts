import { words } from '@vexillum/model';
import type { CommandNumber } from './army-draft.ts';
import type { ArmyFile, ArmyFileStand } from './army-file.ts';
import type { Profile } from '../profiles/profile.ts';
import { type Cursor, readFrom } from './cursor.ts';
import type { Problem } from './problem.ts';
import { readArmyFile } from './read-army-file.ts';

/** An army in few characters: stands that are alike stand there once, and texts once in a list of their own. */
export type ArmyCode = readonly [
  version: 1,
  profile: string,
  name: string,
  list: readonly string[],
  halfPoints: number,
  cards: readonly (readonly [code: string, count: number])[],
  texts: readonly string[],
  stands: readonly StandCode[],
  // Left out where the list's ratings are not known.
  ratings?: readonly [invasion: readonly number[], maneuver: readonly number[]],
];

type StandCode = readonly [
  count: number,
  troopType: string,
  halfPoints: number,
  command: number,
  marks: number,
  entry: number,
  polity: number,
  cards: string,
  real: string,
  // Left out of an army of which no two stands are one; 0 before the next.
  pair?: number,
  // Left out of an army whose stands do not dismount.
  foot?: string,
];

/** With which texts: all of them, or none, which is shorter. */
export type CodeLength = 'whole' | 'short';

const GENERAL = 1;
const OVERALL = 2;
const ALLY = 4;
const POSES = 8;

const marksOf = ({ general, overall, ally, real }: ArmyFileStand): number =>
  (general ? GENERAL : 0) + (overall ? OVERALL : 0) + (ally ? ALLY : 0) + (real ? POSES : 0);

/** What few stands have: the number of their pair, 0 for none, and the type that they are on foot. */
const tailOf = ({ pair, foot }: ArmyFileStand): readonly [] | readonly [number] | readonly [number, string] => {
  if (foot !== undefined) return [pair ?? 0, foot];
  return pair === undefined ? [] : [pair];
};

/** Where a text is in the list, counted from 1; 0 for none. */
const placeIn = (texts: string[], text: string | undefined): number => {
  if (text === undefined) return 0;
  const known = texts.indexOf(text);
  return known >= 0 ? known + 1 : texts.push(text);
};

const alike = (standCodes: readonly StandCode[]): StandCode[] => {
  const counts = new Map<string, StandCode>();
  for (const code of standCodes) {
    const [, ...rest] = code;
    const key = JSON.stringify(rest);
    counts.set(key, [(counts.get(key)?.[0] ?? 0) + 1, ...rest]);
  }
  return [...counts.values()];
};

/** The army as its code, to be packed into a link or a text. */
export const armyCodeOf = (army: ArmyFile, profile: string, length: CodeLength): ArmyCode => {
  const texts: string[] = [];
  const stands = army.stands.map(
    (stand): StandCode => [
      1,
      stand.troopType,
      stand.halfPoints,
      stand.command ?? 0,
      marksOf(stand),
      length === 'whole' ? placeIn(texts, stand.entry) : 0,
      placeIn(texts, stand.polity),
      (stand.cards ?? []).join('.'),
      (stand.real ?? []).join('.'),
      ...tailOf(stand),
    ],
  );
  const { name, source, id } = army.list ?? {};
  const list = name === undefined || length === 'short' ? [] : [name, source ?? '', ...(id === undefined ? [] : [id])];
  const cards = army.cards.map(({ code, count }) => [code, count] as const);
  const ratings = army.ratings ? ([[army.ratings.invasion, army.ratings.maneuver]] as const) : ([] as const);
  return [1, profile, army.name, list, army.halfPoints, cards, texts, alike(stands), ...ratings];
};

const codesIn = (text: string): string[] => (text === '' ? [] : text.split('.'));

const STANDS_ALIKE = 100;

const readStands = (code: Cursor, texts: readonly string[]): object[] => {
  const [count, troopType, halfPoints, command, marks, entry, polity, cards, real, pair, foot] = code.items(
    11,
  ) as Cursor[];
  const mark = marks?.integer(0, 15) ?? 0;
  const textAt = (place: Cursor | undefined) => texts[(place?.integer(0, texts.length) ?? 0) - 1];
  const listed = { entry: textAt(entry), polity: textAt(polity) };
  const stand = {
    troopType: troopType?.text(40),
    command: command?.value === 0 ? null : (command?.value as CommandNumber),
    halfPoints: halfPoints?.value,
    ...((mark & GENERAL) > 0 ? { general: true } : {}),
    ...((mark & OVERALL) > 0 ? { overall: true } : {}),
    ...((mark & ALLY) > 0 ? { ally: true } : {}),
    ...(listed.polity === undefined ? {} : { polity: listed.polity }),
    ...(listed.entry === undefined ? {} : { entry: listed.entry }),
    ...(cards?.value ? { cards: codesIn(cards.text(120)) } : {}),
    ...((mark & POSES) > 0 ? { real: codesIn(real?.text(120) ?? '') } : {}),
    ...(pair === undefined || pair.value === 0 ? {} : { pair: pair.value }),
    ...(foot === undefined ? {} : { foot: foot.text(40) }),
  };
  return Array.from({ length: count?.integer(1, STANDS_ALIKE) ?? 0 }, () => stand);
};

const readRatings = (ratings: Cursor): object => {
  const [invasion, maneuver] = ratings.items(2);
  return { invasion: invasion?.value, maneuver: maneuver?.value };
};

const readWhole = (code: Cursor): { profile: string; file: object } => {
  const parts = code.items(9);
  if (parts.length < 8) return code.fail(words('this is no army'));
  const [version, profile, name, list, halfPoints, cards, texts, stands, ratings] = parts as [Cursor, ...Cursor[]];
  version.oneOf([1]);
  const said = texts?.items(200).map((text) => text.text(240)) ?? [];
  const [listName, source, id] = list?.items(3).map((text) => text.text(120)) ?? [];
  return {
    profile: profile?.words(40) ?? '',
    file: {
      vexillumArmy: 1,
      name: name?.value,
      ...(listName === undefined ? {} : { list: { name: listName, source, ...(id === undefined ? {} : { id }) } }),
      ...(ratings === undefined ? {} : { ratings: readRatings(ratings) }),
      halfPoints: halfPoints?.value,
      stands: stands?.items(400).flatMap((stand) => readStands(stand, said)),
      cards: cards?.items(100).map((card) => {
        const [cardCode, count] = card.items(2);
        return { code: cardCode?.value, count: count?.value };
      }),
    },
  };
};

/** An army out of its code, with the rules that it was made for; it comes from anybody, so nothing about it is believed. */
export const readArmyCode = (
  json: unknown,
  profileOf: (id: string) => Profile | undefined,
): { readonly profile: Profile; readonly army: ArmyFile } | Problem => {
  const read = readFrom(json, '', readWhole);
  if ('kind' in read) return read;
  const profile = profileOf(read.profile);
  if (!profile) return { kind: 'problem', field: 'profile', says: words('nobody here knows these rules') };
  const army = readArmyFile(read.file, profile);
  return 'kind' in army ? army : { profile, army };
};
