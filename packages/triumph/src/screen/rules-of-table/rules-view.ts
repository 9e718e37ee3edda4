import { type House, isProposal, type Json, tableOf } from '@vexillum/model';
import {
  type Profile,
  fullProfileAt,
  fullProfileOf,
  type ProfileValue,
  profileValues,
  type Snapshot,
  valueAt,
} from '../../rules/index.ts';
import { type ChapterName, chapterNames, placeOf } from './value-groups.ts';
import { patternOf } from './value-pattern.ts';
import { valueTitle } from './value-words.ts';
import { valueText } from './value-text.ts';
import { sourceText } from '../source-text.ts';

/** One value as a line of the list. */
export interface ValueLine extends ProfileValue {
  readonly title: string;
  readonly text: string;
  /** What the profile says, where this table plays it otherwise. */
  readonly own?: string;
}

export interface Chapter {
  readonly name: ChapterName;
  readonly lines: readonly ValueLine[];
}

const sameJson = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

const lineOf = (played: Profile, own: Profile, value: ProfileValue): ValueLine => {
  const before = valueAt(own, value.path);
  return {
    ...value,
    title: valueTitle(played, value.path),
    text: valueText(played, value.path, value.value),
    ...(sameJson(before, value.value) ? {} : { own: valueText(own, value.path, before) }),
  };
};

const order = ({ path }: ProfileValue): number => placeOf(patternOf(path).head)?.[1] ?? 0;

/** All values of a profile in chapters, each in the reader’s words. */
export const chaptersOf = (played: Profile, own: Profile): readonly Chapter[] => {
  const byChapter = new Map<ChapterName, ProfileValue[]>(chapterNames.map((name) => [name, []]));
  for (const value of profileValues(played))
    byChapter.get(placeOf(patternOf(value.path).head)?.[0] ?? 'board')?.push(value);
  return [...byChapter].map(([name, values]) => ({
    name,
    lines: values.toSorted((a, b) => order(a) - order(b)).map((value) => lineOf(played, own, value)),
  }));
};

export type Only = 'all' | 'unverified' | 'changed';

const isWanted = (line: ValueLine, words: readonly string[], only: Only): boolean => {
  if (only === 'unverified' && line.isVerified) return false;
  if (only === 'changed' && line.own === undefined) return false;
  const text = `${line.title} ${line.text} ${sourceText(line.source)} ${line.path}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

/** The lines that have all the words that were looked for; chapters without any are left out. */
export const wanted = (chapters: readonly Chapter[], query: string, only: Only): readonly Chapter[] => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return chapters
    .map(({ name, lines }) => ({ name, lines: lines.filter((line) => isWanted(line, words, only)) }))
    .filter(({ lines }) => lines.length > 0);
};

/** The profile of a table as it was written. */
export const ownProfile = (snapshot: Snapshot): Profile =>
  fullProfileOf(tableOf(snapshot)?.profile ?? '') ?? fullProfileAt(snapshot);

/** One value that is played, or is to be played, otherwise. */
export interface HouseLine {
  readonly id: string;
  readonly changes: readonly {
    readonly path: string;
    readonly title: string;
    readonly text: string;
    readonly own: string;
  }[];
  readonly record: House;
}

const houseLine = (played: Profile, own: Profile, [id, record]: [string, House]): HouseLine => ({
  id,
  record,
  changes: Object.entries(record.values).map(([path, value]) => ({
    path,
    title: valueTitle(played, path),
    text: valueText(played, path, value),
    own: valueText(own, path, valueAt(own, path)),
  })),
});

const linesWhere = (snapshot: Snapshot, is: (id: string) => boolean): readonly HouseLine[] => {
  const [played, own] = [fullProfileAt(snapshot), ownProfile(snapshot)];
  return [...snapshot.public.house].filter(([id]) => is(id)).map((entry) => houseLine(played, own, entry));
};

export const linesInForce = (snapshot: Snapshot): readonly HouseLine[] => linesWhere(snapshot, (id) => !isProposal(id));
export const linesProposed = (snapshot: Snapshot): readonly HouseLine[] => linesWhere(snapshot, isProposal);
