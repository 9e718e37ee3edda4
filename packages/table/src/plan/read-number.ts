import { words } from '@vexillum/model';
import { type Decoder, readVarUint } from 'lib0/decoding';
import { UpdateFault } from './update-fault.ts';

/** A whole number that arithmetic keeps exact: lib0 lets the last byte of a number run past 2^53. */
export const readNumber = (decoder: Decoder): number => {
  const value = readVarUint(decoder);
  if (!Number.isSafeInteger(value)) throw new UpdateFault(words('A number in this update is out of range.'));
  return value;
};

/**
 * A count of things that each take `bytesEach` or more. Seven bytes can announce 32 million structs, and Yjs allocates
 * for all of them before it reads the first; a count that cannot fit in what is left is refused here instead.
 */
export const readCount = (decoder: Decoder, bytesEach: number): number => {
  const count = readNumber(decoder);
  if (count * bytesEach > decoder.arr.length - decoder.pos) {
    throw new UpdateFault(words('This update announces more than it holds.'));
  }
  return count;
};
