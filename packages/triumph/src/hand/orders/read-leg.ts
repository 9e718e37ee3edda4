import { poseOf, type WheelSide } from '@vexillum/geometry';
import type { LineReader } from './line-reader.ts';
import type { SpokenLeg } from './order.ts';
import { readFacing, readPoint, type Ground } from './read-place.ts';

const leg = (spoken: Extract<SpokenLeg, { kind: 'leg' }>['leg']): SpokenLeg => ({ kind: 'leg', leg: spoken });

/** What is measured and to which side: `left 30` or `30 left`. */
const sided = <T>(
  reader: LineReader,
  read: () => T | undefined,
  make: (side: WheelSide, amount: T) => SpokenLeg,
): SpokenLeg | undefined => {
  const before = readSide(reader);
  const amount = read();
  const side = before ?? (amount === undefined ? undefined : readSide(reader));
  return side !== undefined && amount !== undefined ? make(side, amount) : undefined;
};

const shortened = <T>(
  reader: LineReader,
  side: WheelSide,
  read: () => T | undefined,
  make: (side: WheelSide, amount: T) => SpokenLeg,
): SpokenLeg | undefined => {
  const amount = read();
  return amount === undefined ? undefined : make(side, amount);
};

const wheelOf = (side: WheelSide, amount: WheelAmount): SpokenLeg =>
  'mu' in amount ? { kind: 'wheel-for', side, mu: amount.mu } : leg({ kind: 'wheel', side, degrees: amount.degrees });

const readWheel = (reader: LineReader): SpokenLeg | undefined => {
  const amount = (isShort: boolean) => () => readWheelAmount(reader, isShort);
  if (reader.aside('wheel-left-short')) return shortened(reader, 'left', amount(true), wheelOf);
  if (reader.aside('wheel-right-short')) return shortened(reader, 'right', amount(true), wheelOf);
  if (reader.word('wheel')) return sided(reader, amount(false), wheelOf);
  return reader.aside('wheel-short') ? sided(reader, amount(true), wheelOf) : undefined;
};

const slideOf = (side: WheelSide, mu: number): SpokenLeg =>
  leg({ kind: 'slide', distance: (side === 'left' ? -mu : mu) + 0 });

const readSlide = (reader: LineReader): SpokenLeg | undefined => {
  const amount = () => readLength(reader);
  if (reader.aside('slide-left-short')) return shortened(reader, 'left', amount, slideOf);
  if (reader.aside('slide-right-short')) return shortened(reader, 'right', amount, slideOf);
  return reader.word('slide') ? sided(reader, amount, slideOf) : undefined;
};

/** As the hand turns them: one stand about the middle of its front, several about the middle of all. */
const readAbout = (reader: LineReader, ids: readonly string[]): 'front' | 'center' =>
  reader.attempt(() => {
    reader.pass('on');
    return reader.aside('about') ? reader.oneOf(['front', 'center']) : undefined;
  }) ?? (ids.length === 1 ? 'front' : 'center');

const readTurn = (reader: LineReader, _ground: Ground, ids: readonly string[]): SpokenLeg | undefined => {
  const turnOf = (side: WheelSide, degrees: number): SpokenLeg =>
    leg({ kind: 'rotate', degrees: (side === 'left' ? -degrees : degrees) + 0, about: readAbout(reader, ids) });
  const amount = () => readDegrees(reader);
  if (reader.aside('turn-left-short')) return shortened(reader, 'left', amount, turnOf);
  if (reader.aside('turn-right-short')) return shortened(reader, 'right', amount, turnOf);
  return reader.word('turn') ? sided(reader, amount, turnOf) : undefined;
};

const readMarch = (reader: LineReader): SpokenLeg | undefined => {
  if (!reader.word('march')) return undefined;
  const side = readSide(reader);
  const degrees = side && readDegrees(reader);
  if (side && degrees === undefined) return undefined;
  reader.mark(',', ';');
  const distance = readLength(reader);
  if (distance === undefined) return undefined;
  return leg({ kind: 'column', distance, ...(side && degrees !== undefined ? { turn: { side, degrees } } : {}) });
};

const readTo = (reader: LineReader, ground: Ground, ids: readonly string[]): SpokenLeg | undefined => {
  if (!reader.word('to')) return undefined;
  const at = readPoint(reader, ground);
  if (!at) return undefined;
  const degrees = readFacing(reader, ground);
  if (degrees === undefined) return { kind: 'free-to', at, stand: ids[0] ?? '' };
  return leg({ kind: 'free', to: poseOf({ ...at, degrees }), stand: ids[0] ?? '' });
};

const readStraight = (reader: LineReader): SpokenLeg | undefined => {
  const direction = reader.oneOf(['forward', 'back']);
  const distance = direction && readLength(reader);
  if (distance === undefined) return undefined;
  return leg({ kind: 'advance', distance: (direction === 'back' ? -distance : distance) + 0 });
};

const readers: readonly ((reader: LineReader, ground: Ground, ids: readonly string[]) => SpokenLeg | undefined)[] = [
  readStraight,
  readWheel,
  readSlide,
  readTurn,
  readMarch,
  readTo,
];

const readOne = (reader: LineReader, ground: Ground, ids: readonly string[]): SpokenLeg | undefined => {
  for (const read of readers) {
    const found = reader.attempt(() => read(reader, ground, ids));
    if (found) return found;
  }
  return undefined;
};

const passBetween = (reader: LineReader): void => {
  reader.mark(',', ';', '.', '+', '&', '>');
  reader.aside('and');
  reader.aside('afterwards');
};

/** The legs of a move, one after the other: `f2 wl15d f1`. The first of the ids goes where a free move says. */
export const readLegs = (
  reader: LineReader,
  ground: Ground,
  ids: readonly string[],
): readonly SpokenLeg[] | undefined => {
  const legs: SpokenLeg[] = [];
  for (;;) {
    const next = reader.attempt(() => {
      if (legs.length > 0) passBetween(reader);
      return readOne(reader, ground, ids);
    });
    if (!next) return legs.length > 0 ? legs : undefined;
    legs.push(next);
  }
};

const LONGEST_MOVE = 200;
const FULL_CIRCLE = 360;

/** So many MU. */
const readLength = (reader: LineReader): number | undefined =>
  reader.attempt(() => {
    reader.pass('by', 'for', 'um');
    const mu = reader.number('mu', [0, LONGEST_MOVE]);
    if (mu !== undefined) reader.aside('mu');
    return mu;
  });

const passDegrees = (reader: LineReader): boolean => reader.mark('°') || reader.aside('degrees');

const readDegrees = (reader: LineReader): number | undefined =>
  reader.attempt(() => {
    reader.pass('by', 'um');
    const degrees = reader.number('degrees', [0, FULL_CIRCLE]);
    if (degrees !== undefined) passDegrees(reader);
    return degrees;
  });

const readSide = (reader: LineReader): WheelSide | undefined =>
  reader.attempt(() => {
    reader.pass('to', 'the', 'nach');
    return reader.oneOf(['left', 'right']);
  });

type WheelAmount = { readonly degrees: number } | { readonly mu: number };

/** In words a bare number is degrees; in shorthand it is what the far corner travels. */
const readWheelAmount = (reader: LineReader, isShort: boolean): WheelAmount | undefined =>
  reader.attempt(() => {
    reader.pass('by', 'um');
    const value = reader.number(isShort ? 'mu' : 'degrees', [0, FULL_CIRCLE]);
    if (value === undefined) return undefined;
    if (passDegrees(reader)) return { degrees: value };
    const isMu = reader.word('mu') || isShort;
    if (!isMu) return { degrees: value };
    if (value > LONGEST_MOVE)
      return reader.fail({ code: 'number-out-of-range', expected: [`0–${LONGEST_MOVE}`] }, reader.position - 1);
    return { mu: value };
  });
