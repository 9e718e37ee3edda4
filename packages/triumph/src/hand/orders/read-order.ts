import { poseOf } from '@vexillum/geometry';
import type { KeywordName } from './keywords.ts';
import type { LineReader } from './line-reader.ts';
import { type Order, type OrderWords, requestAnswers } from './order.ts';
import { readLegs } from './read-leg.ts';
import { readFacing, readPlace, readPoint, readPointOnEdge, type Ground } from './read-place.ts';
import { readSubject, readSubjectOrSelection, readWhole } from './read-subject.ts';
import { readApplying, readChallenge, readFight, readPlaying, readPointsRoll, readRout } from './read-turn.ts';
import { markerLetters } from '../../rules/index.ts';

type Read = (reader: LineReader, ground: OrderWords) => Order | undefined;

const LONGEST_REASON = 120;
const MOST_FILES = 50;

/** An order of one word. */
const alone =
  (word: KeywordName, order: Order): Read =>
  (reader) =>
    reader.word(word) ? order : undefined;

/** A command of which nobody is on the board cannot be selected. */
const readSelected = (reader: LineReader): Order | undefined => {
  const ids = readSubject(reader, 'anybody-on-board');
  if (ids?.length === 0) return reader.fail({ code: 'nobody-selected', expected: [] });
  return ids && { kind: 'select', ids };
};

const readSelect: Read = (reader) => {
  if (!reader.word('select')) return undefined;
  if (reader.aside('nobody')) return { kind: 'select', ids: [] };
  return readSelected(reader);
};

const readFiles = (reader: LineReader): number | undefined =>
  reader.attempt(() => {
    reader.mark(',');
    return reader.word('files') ? reader.number('files', [1, MOST_FILES]) : undefined;
  });

/** Facing and files, in either order. */
const readArray = (reader: LineReader, ground: Ground) => {
  const files = readFiles(reader);
  const facing = readFacing(reader, ground);
  return { facing, files: files ?? readFiles(reader) };
};

const readPlacing: Read = (reader, ground) => {
  if (!reader.word('place')) return undefined;
  const ids = readSubjectOrSelection(reader, 'own-off-board');
  const at = reader.word('at') || reader.aside('to') ? readPoint(reader, ground) : undefined;
  if (!at) return undefined;
  const { facing = ground.side === 'blue' ? 180 : 0, files } = readArray(reader, ground);
  const whole = files === undefined || Number.isInteger(files);
  if (!whole) return reader.fail({ code: 'number-out-of-range', expected: ['1, 2, 3 …'] }, reader.position - 1);
  return { kind: 'place', ids, at: poseOf({ ...at, degrees: facing }), ...(files === undefined ? {} : { files }) };
};

const readLoss =
  (kind: 'lose' | 'return'): Read =>
  (reader) =>
    reader.word(kind)
      ? { kind, ids: readSubjectOrSelection(reader, kind === 'lose' ? 'own-on-board' : 'own') }
      : undefined;

const readMeasuring: Read = (reader, ground) => {
  if (!reader.word('measure')) return undefined;
  reader.pass('from', 'von');
  const from = readPlace(reader, ground);
  if (!from || !reader.word('to')) return undefined;
  const to = readPlace(reader, ground);
  return to && { kind: 'measure', from, to };
};

const readPointing =
  (kind: 'ping' | 'look'): Read =>
  (reader, ground) => {
    if (!reader.word(kind)) return undefined;
    reader.aside('at');
    const at = readPlace(reader, ground);
    return at && { kind, at };
  };

const readDescribing: Read = (reader) => {
  if (!reader.word('describe')) return undefined;
  reader.pass('me', 'about', 'is', 'are');
  return { kind: 'describe', ids: readSubjectOrSelection(reader, 'anybody') };
};

const readLetter = (reader: LineReader): string | undefined => {
  reader.expect({ kind: 'sample', samples: markerLetters, hint: 'letter' });
  const letter = markerLetters.find((candidate) => candidate.toLowerCase() === reader.token?.text);
  if (letter) reader.position += 1;
  return letter;
};

const readMarker: Read = (reader, ground) => {
  const letter = reader.word('marker') ? readLetter(reader) : undefined;
  if (!letter) return undefined;
  reader.word('at');
  const at = readPointOnEdge(reader, ground);
  return at && { kind: 'marker', letter, at };
};

const readCamp: Read = (reader, ground) => {
  const word = reader.oneOf(['ally-camp', 'camp']);
  if (!word) return undefined;
  reader.word('at');
  const at = readPoint(reader, ground);
  return at && { kind: 'camp', at, isAlly: word === 'ally-camp' };
};

const readWhy = (reader: LineReader): string | undefined => {
  if (!reader.word('for')) return '';
  const at = reader.position;
  reader.expect({ kind: 'sample', samples: ['command points'], hint: 'text' });
  const why = reader.rest()?.replace(/\s+/g, ' ');
  if (why === undefined || why.length <= LONGEST_REASON) return why;
  return reader.fail({ code: 'too-much', expected: [] }, at);
};

const readRolling: Read = (reader) => {
  const dice = reader.word('roll') ? readDice(reader) : undefined;
  const why = dice && readWhy(reader);
  return dice && why !== undefined ? { kind: 'roll', dice, why } : undefined;
};

const readSaying: Read = (reader) => {
  const word = reader.oneOf(['team', 'say']);
  if (!word) return undefined;
  reader.mark(':');
  reader.expect({ kind: 'sample', samples: [], hint: 'text' });
  const text = reader.rest();
  return text === undefined ? undefined : { kind: 'say', text, to: word === 'team' ? 'side' : 'table' };
};

/** The words that may stand before the number of a command, which say no more than it does. */
const beforeCommand = ['command', 'befehl', 'red', 'blue', 'rot', 'blau'] as const;

const readText = (reader: LineReader): string | undefined => {
  reader.mark(':', ',');
  reader.expect({ kind: 'sample', samples: [], hint: 'text' });
  return reader.rest();
};

const readAsking: Read = (reader, ground) => {
  if (!reader.word('ask')) return undefined;
  reader.pass(...beforeCommand);
  reader.expect({ kind: 'sample', samples: ['1', '2', '3'], hint: 'command' });
  const number = readWhole(reader);
  const command = ([1, 2, 3] as const).find((each) => each === number);
  if (command === undefined) return undefined;
  const at = reader.attempt(() => (reader.word('at') ? readPlace(reader, ground) : undefined));
  const text = readText(reader);
  return text === undefined ? undefined : { kind: 'ask', command, ...(at ? { at } : {}), text };
};

const readAnswering: Read = (reader) => {
  const says = reader.word('answer') ? reader.oneOf(requestAnswers) : undefined;
  return says && { kind: 'answer', says, text: readText(reader) ?? '' };
};

const proposals = ['about-face', 'push-back', 'conform', 'column', 'line'] as const;

/** What the subject is to do; nothing at all selects it. */
const readDeed = (reader: LineReader, ground: Ground, ids: readonly string[]): Order | undefined => {
  if (reader.word('turn-start')) return { kind: 'turn-start', ids };
  const proposal = reader.oneOf(proposals);
  if (proposal) return { kind: 'propose', ids, proposal };
  const legs = readLegs(reader, ground, ids);
  return legs && { kind: 'move', ids, legs };
};

const readNamedDeed: Read = (reader, ground) => {
  const ids = readSubject(reader, 'own-on-board');
  if (!ids) return undefined;
  reader.mark(',', ':');
  return readDeed(reader, ground, ids);
};

const readBareDeed: Read = (reader, ground) => {
  if (reader.selection.length === 0) reader.isHopeless = true;
  return readDeed(reader, ground, reader.selection);
};

const readBareName: Read = (reader) => readSelected(reader);

const readHelp: Read = (reader) => (reader.word('help') || reader.mark('?') ? { kind: 'help' } : undefined);

/** Whole lines, tried one after the other: a name goes before a word of the same letters, for the board shows names. */
const lines: readonly Read[] = [
  readNamedDeed,
  readBareName,
  readBareDeed,
  readSelect,
  readDescribing,
  readMeasuring,
  readPlacing,
  readLoss('lose'),
  readLoss('return'),
  readPointing('look'),
  readPointing('ping'),
  readRolling,
  readPointsRoll,
  readFight,
  readChallenge,
  readApplying,
  readRout('hold'),
  readRout('flee'),
  readPlaying,
  readSaying,
  readAsking,
  readAnswering,
  alone('next-phase', { kind: 'next-phase' }),
  alone('end-turn', { kind: 'end-turn' }),
  alone('begin-turn', { kind: 'begin-turn' }),
  alone('undo', { kind: 'undo' }),
  alone('redo', { kind: 'redo' }),
  readMarker,
  readCamp,
  alone('fit', { kind: 'fit' }),
  alone('home', { kind: 'home' }),
  readHelp,
];

export const readOrder = (reader: LineReader, words: OrderWords): Order | undefined => {
  for (const read of lines) {
    const order = reader.whole(() => read(reader, words));
    if (order) return order;
  }
  return undefined;
};

const MOST_DICE = 12;
const FEWEST_SIDES = 2;
const MOST_SIDES = 100;

const isWithin = (value: number, least: number, most: number): boolean => value >= least && value <= most;

/** `2d6`, `d20`, `3 dice` (of six sides). */
const readSome = (reader: LineReader): readonly number[] | undefined =>
  reader.attempt(() => {
    const at = reader.position;
    const count = readWhole(reader);
    if (count !== undefined && reader.aside('dice')) return dice(reader, count, 6, at);
    if (!reader.aside('die')) return undefined;
    const sides = readWhole(reader);
    return sides === undefined ? undefined : dice(reader, count ?? 1, sides, at);
  });

const dice = (reader: LineReader, count: number, sides: number, at: number): readonly number[] | undefined =>
  isWithin(count, 1, MOST_DICE) && isWithin(sides, FEWEST_SIDES, MOST_SIDES)
    ? Array.from({ length: count }, () => sides)
    : reader.fail({ code: 'number-out-of-range', expected: [`1–${MOST_DICE}d${FEWEST_SIDES}–${MOST_SIDES}`] }, at);

/** All dice that are thrown together: `2d6 + 1d10`. */
const readDice = (reader: LineReader): readonly number[] | undefined => {
  reader.expect({ kind: 'sample', samples: ['1d6', '2d6', '3d6'], hint: 'dice' });
  const start = reader.position;
  const first = readSome(reader);
  if (!first) return undefined;
  const all = [...first];
  for (let more: readonly number[] | undefined = first; more; ) {
    more = reader.attempt(() => {
      reader.mark('+', ',');
      reader.aside('and');
      return readSome(reader);
    });
    all.push(...(more ?? []));
  }
  if (all.length <= MOST_DICE) return all;
  return reader.fail({ code: 'number-out-of-range', expected: [`1–${MOST_DICE}`] }, start);
};
