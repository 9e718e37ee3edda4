import { words } from '@vexillum/model';
import { type Decoder, readUint8, readVarString } from 'lib0/decoding';
import { planLimits } from './plan-limits.ts';
import { readContent } from './read-content.ts';
import { readNumber } from './read-number.ts';
import { checkKey } from './safe-key.ts';
import type { StructFacts, StructId } from './update-facts.ts';
import { UpdateFault } from './update-fault.ts';

const HAS_ORIGIN = 0x80;
const HAS_RIGHT_ORIGIN = 0x40;
const HAS_KEY = 0x20;
const CONTENT = 0x1f;

const readId = (decoder: Decoder): StructId => ({ client: readNumber(decoder), clock: readNumber(decoder) });

const readParent = (decoder: Decoder): string | StructId => {
  const isRoot = readNumber(decoder);
  if (isRoot > 1) throw new UpdateFault(words('This is not an update of a plan.'));
  return isRoot === 1 ? readVarString(decoder) : readId(decoder);
};

const readKey = (decoder: Decoder): string => {
  const key = readVarString(decoder);
  checkKey(key);
  return key;
};

const readCollected = (decoder: Decoder, id: StructId): StructFacts => {
  const length = readNumber(decoder);
  if (length > planLimits.gcLength) throw new UpdateFault(words('This update skips too much of its own past.'));
  return { ...id, kind: 'gc', length, origin: null, rightOrigin: null, parent: null, key: null, value: null };
};

const readItem = (decoder: Decoder, id: StructId, info: number): StructFacts => {
  const origin = info & HAS_ORIGIN ? readId(decoder) : null;
  const rightOrigin = info & HAS_RIGHT_ORIGIN ? readId(decoder) : null;
  const isFirst = origin === null && rightOrigin === null;
  const parent = isFirst ? readParent(decoder) : null;
  const key = isFirst && info & HAS_KEY ? readKey(decoder) : null;
  return { ...id, origin, rightOrigin, parent, key, ...readContent(decoder, info & CONTENT) };
};

/** One struct of Yjs's V1 encoding. One of length 0 would take the clock of its neighbour and break every search in the store. */
export const readStruct = (decoder: Decoder, id: StructId): StructFacts => {
  const info = readUint8(decoder);
  const struct = info === 0 ? readCollected(decoder, id) : readItem(decoder, id, info);
  if (struct.length === 0) throw new UpdateFault(words('This update holds an empty piece.'));
  return struct;
};
