import { type Words, words } from '@vexillum/model';
import type { Profile } from '../profiles/profile.ts';
import {
  type ArmyFile,
  type ArmyFileStand,
  type CardCount,
  type ListReference,
  type Ratings,
  STANDS_LIMIT,
} from './army-file.ts';
import { type Cursor, readFrom } from './cursor.ts';
import { type KnownCodes, knownCodes } from './known-codes.ts';
import type { Problem } from './problem.ts';

const NAME_LIMIT = 120;
const POINTS_LIMIT = 100_000;

const readList = (list: Cursor): ListReference => {
  list.onlyKeys(['name', 'source', 'id']);
  const id = list.at('id').isAbsent ? undefined : list.at('id').words(NAME_LIMIT);
  const reference = { name: list.at('name').words(NAME_LIMIT), source: list.at('source').text(NAME_LIMIT) };
  return id === undefined ? reference : { ...reference, id };
};

const MOST_RATING = 9;

const readRatings = (ratings: Cursor): Ratings => {
  ratings.onlyKeys(['invasion', 'maneuver']);
  const numbers = (key: string) =>
    ratings
      .at(key)
      .items(6)
      .map((rating) => rating.integer(0, MOST_RATING));
  return { invasion: numbers('invasion'), maneuver: numbers('maneuver') };
};

const readCard = (card: Cursor, known: KnownCodes): CardCount => {
  card.onlyKeys(['code', 'count']);
  return {
    code: card.at('code').code(known.battleCards, words('battle card')),
    count: card.at('count').integer(1, 100),
  };
};

const readCodes = (codes: Cursor, known: ReadonlySet<string>, what: Words): string[] | undefined =>
  codes.value === undefined ? undefined : codes.items(12).map((code) => code.code(known, what));

const standKeys = [
  'troopType',
  'command',
  'halfPoints',
  'general',
  'overall',
  'ally',
  'polity',
  'entry',
  'battleline',
  'cards',
  'foot',
  'real',
  'pair',
];

/** Leaves out what is not there, so that a file keeps its own spelling. */
const given = <T extends object>(parts: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as never;

const readStand = (stand: Cursor, known: KnownCodes): ArmyFileStand => {
  stand.onlyKeys(standKeys);
  return {
    troopType: stand.at('troopType').code(known.troopTypes, words('troop type')),
    command: stand.at('command').oneOf([1, 2, 3, null] as const),
    halfPoints: stand.at('halfPoints').integer(0, POINTS_LIMIT),
    ...given({
      general: stand.at('general').trueIfAny(),
      overall: stand.at('overall').trueIfAny(),
      ally: stand.at('ally').trueIfAny(),
      polity: stand.at('polity').value === undefined ? undefined : stand.at('polity').words(NAME_LIMIT),
      entry: stand.at('entry').value === undefined ? undefined : stand.at('entry').words(NAME_LIMIT * 2),
      battleline:
        stand.at('battleline').value === undefined
          ? undefined
          : stand.at('battleline').oneOf(['all', 'half', 'none'] as const),
      cards: readCodes(stand.at('cards'), known.battleCards, words('battle card')),
      foot:
        stand.at('foot').value === undefined ? undefined : stand.at('foot').code(known.troopTypes, words('troop type')),
      real: readCodes(stand.at('real'), known.troopTypes, words('troop type')),
      pair: stand.at('pair').value === undefined ? undefined : stand.at('pair').integer(1, STANDS_LIMIT),
    }),
  };
};

/** One stand that poses as two: there are two of them, which say the same of the one. */
const isPair = (stands: readonly ArmyFileStand[], { pair, real }: ArmyFileStand): boolean => {
  const both = stands.filter((stand) => stand.pair === pair);
  return both.length === 2 && real?.length === 1 && both.every((stand) => stand.real?.join() === real[0]);
};

const readStands = (stands: Cursor, known: KnownCodes): ArmyFileStand[] => {
  const read = stands.items().map((stand) => readStand(stand, known));
  if (read.length === 0) return stands.fail(words('an army needs at least one stand'));
  return read.every((stand) => stand.pair === undefined || isPair(read, stand))
    ? read
    : stands.fail(words('two stands with the same pair are one stand in truth, and both say which'));
};

/** Reads an army file; `path` is put before the names of fields, for files inside something else. */
export const readArmyFile = (json: unknown, profile: Profile, path = ''): ArmyFile | Problem =>
  readFrom(json, path, (file) => {
    const known = knownCodes(profile);
    file.at('vexillumArmy').oneOf([1]);
    file.onlyKeys(['vexillumArmy', 'name', 'list', 'ratings', 'halfPoints', 'stands', 'cards']);
    const list = file.at('list').value === undefined ? undefined : readList(file.at('list'));
    return {
      vexillumArmy: 1,
      name: file.at('name').words(NAME_LIMIT),
      ...(list === undefined ? {} : { list }),
      ...(file.at('ratings').value === undefined ? {} : { ratings: readRatings(file.at('ratings')) }),
      halfPoints: file.at('halfPoints').integer(0, POINTS_LIMIT),
      stands: readStands(file.at('stands'), known),
      cards: file
        .at('cards')
        .items(100)
        .map((card) => readCard(card, known)),
    };
  });
