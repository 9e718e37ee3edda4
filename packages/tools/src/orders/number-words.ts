import { respell } from './respell.ts';

const english =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const german =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn';
const englishTens = 'twenty thirty forty fifty sixty seventy eighty ninety';
const germanTens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig';

const counted = (words: string, first: number, step: number): [string, number][] =>
  words.split(' ').map((word, index) => [word, first + index * step]);

/** Germans say the units first: einundzwanzig. */
const germanCompounds = counted(germanTens, 20, 10).flatMap(([ten, tens]) =>
  counted(german, 0, 1)
    .slice(1, 10)
    .map(([unit, units]): [string, number] => [`${unit === 'eins' ? 'ein' : unit}und${ten}`, tens + units]),
);

/** zweieinhalb */
const germanHalves = counted(german, 0, 1)
  .slice(1, 10)
  .map(([unit, units]): [string, number] => [`${unit === 'eins' ? 'ein' : unit}einhalb`, units + 0.5]);

const all: readonly [string, number][] = [
  ...counted(english, 0, 1),
  ...counted(englishTens, 20, 10),
  ...counted(german, 0, 1),
  ...counted(germanTens, 20, 10),
  ...germanCompounds,
  ...germanHalves,
  ['anderthalb', 1.5],
  ['fourty', 40],
  ['ein', 1],
  ['eine', 1],
  ['einen', 1],
  ['zwo', 2],
];

/** What a word is as a number, 0 to 99, some with a half. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  all.flatMap(([word, value]): [string, number][] => [
    [word, value],
    [respell(word), value],
  ]),
);

export const hundredWords: ReadonlySet<string> = new Set(['hundred', 'hundert']);
export const pointWords: ReadonlySet<string> = new Set(['point', 'dot', 'komma', 'punkt']);
export const halfWords: ReadonlySet<string> = new Set(['half', 'halb', 'halben', 'halbe', 'halbes']);
/** Between a number and its half: "two and a half". */
export const beforeHalf: ReadonlySet<string> = new Set(['and', 'a', 'und', 'ein', 'eine', 'einen']);
