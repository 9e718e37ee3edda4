import type { LineReader } from './line-reader.ts';
import { readWhole } from './read-range.ts';

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
export const readDice = (reader: LineReader): readonly number[] | undefined => {
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
