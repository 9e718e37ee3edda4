import { words } from '@vexillum/model';
import { type Decoder, readFloat32, readFloat64, readUint8, readVarInt, readVarString } from 'lib0/decoding';
import { planLimits } from './plan-limits.ts';
import { readCount } from './read-number.ts';
import { checkMemberName } from './safe-key.ts';
import { UpdateFault } from './update-fault.ts';

/** What the rules ask about a plain value; the value itself is never built, so a bomb has nothing to fill. */
export interface ValueFacts {
  readonly bytes: number;
  readonly isRecord: boolean;
}

const OBJECT = 118;
const ARRAY = 117;

const enter = (depth: number): number => {
  if (depth >= planLimits.depth) throw new UpdateFault(words('A value in this update is nested too deeply.'));
  return depth + 1;
};

const skipMembers = (decoder: Decoder, depth: number): void => {
  for (let left = readCount(decoder, 2); left > 0; left--) {
    checkMemberName(readVarString(decoder));
    skipValue(decoder, depth);
  }
};

const skipElements = (decoder: Decoder, depth: number): void => {
  for (let left = readCount(decoder, 1); left > 0; left--) skipValue(decoder, depth);
};

/** lib0's tags for "any" values. Bytes (116) and big integers (122) are no JSON. */
const skipValue = (decoder: Decoder, depth: number): void => {
  switch (readUint8(decoder)) {
    case 127: // undefined
    case 126: // null
    case 121: // false
    case 120: // true
      return;
    case 125:
      readVarInt(decoder);
      return;
    case 124:
      readFloat32(decoder);
      return;
    case 123:
      readFloat64(decoder);
      return;
    case 119:
      readVarString(decoder);
      return;
    case OBJECT:
      return skipMembers(decoder, enter(depth));
    case ARRAY:
      return skipElements(decoder, enter(depth));
    default:
      throw new UpdateFault(words('A value in this update is not plain data.'));
  }
};

export const readValue = (decoder: Decoder): ValueFacts => {
  const start = decoder.pos;
  const isRecord = decoder.arr[start] === OBJECT;
  skipValue(decoder, 0);
  return { bytes: decoder.pos - start, isRecord };
};
