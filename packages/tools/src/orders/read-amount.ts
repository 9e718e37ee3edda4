import type { WheelSide } from '@vexillum/geometry';
import type { LineReader } from './line-reader.ts';

const LONGEST_MOVE = 200;
const FULL_CIRCLE = 360;

/** So many MU. */
export const readLength = (reader: LineReader): number | undefined =>
  reader.attempt(() => {
    reader.pass('by', 'for', 'um');
    const mu = reader.number('mu', [0, LONGEST_MOVE]);
    if (mu !== undefined) reader.aside('mu');
    return mu;
  });

const passDegrees = (reader: LineReader): boolean => reader.mark('°') || reader.aside('degrees');

export const readDegrees = (reader: LineReader): number | undefined =>
  reader.attempt(() => {
    reader.pass('by', 'um');
    const degrees = reader.number('degrees', [0, FULL_CIRCLE]);
    if (degrees !== undefined) passDegrees(reader);
    return degrees;
  });

export const readSide = (reader: LineReader): WheelSide | undefined =>
  reader.attempt(() => {
    reader.pass('to', 'the', 'nach');
    return reader.oneOf(['left', 'right']);
  });

export type WheelAmount = { readonly degrees: number } | { readonly mu: number };

/** In words a bare number is degrees; in shorthand it is what the far corner travels. */
export const readWheelAmount = (reader: LineReader, isShort: boolean): WheelAmount | undefined =>
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
