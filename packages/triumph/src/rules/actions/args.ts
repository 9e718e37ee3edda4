import { FULL_TURN, type TProperties, Type } from '@vexillum/model';
import { STANDS_LIMIT } from '../armies/army-file.ts';
import { markerLetters } from '../records/marker.ts';

/** Arguments with these keys and no others. */
export const exactly = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

const coordinate = Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 });

export const pose = Type.Tuple([coordinate, coordinate, Type.Integer({ minimum: 0, maximum: FULL_TURN - 1 })], {
  description: 'x and y in thousandths of an MU, heading in hundredths of a degree clockwise',
});

const length = Type.Integer({ minimum: 100, maximum: 100_000 });

export const size = Type.Tuple([length, length], { description: 'Width and depth in thousandths of an MU' });

export const pieceId = Type.String({ minLength: 1, maxLength: 64 });

export const standIds = Type.Array(pieceId, { minItems: 1, maxItems: STANDS_LIMIT });

export const side = Type.Union([Type.Literal('red'), Type.Literal('blue')]);

export const markerLetter = Type.Union(markerLetters.map((letter) => Type.Literal(letter)));
