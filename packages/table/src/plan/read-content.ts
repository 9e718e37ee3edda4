import { words } from '@vexillum/model';
import { type Decoder, readVarString } from 'lib0/decoding';
import { checkJson } from './check-json.ts';
import { planLimits } from './plan-limits.ts';
import { readCount, readNumber } from './read-number.ts';
import { readValue, type ValueFacts } from './read-value.ts';
import { checkKey } from './safe-key.ts';
import type { StructKind } from './update-facts.ts';
import { UpdateFault } from './update-fault.ts';

export interface ContentFacts {
  readonly kind: StructKind;
  readonly length: number;
  readonly value: ValueFacts | null;
}

/** Its clocks are what one could have typed into a full document; without a cap, twelve bytes push a clock to 2^52. */
const readDeleted = (decoder: Decoder): ContentFacts => {
  const length = readNumber(decoder);
  if (length > planLimits.documentBytes) throw new UpdateFault(words('This update deletes more than a plan can hold.'));
  return { kind: 'deleted', length, value: null };
};

const readAnyContent = (decoder: Decoder): ContentFacts => {
  const length = readCount(decoder, 1);
  let value: ValueFacts | null = null;
  for (let left = length; left > 0; left--) value = readValue(decoder);
  return { kind: 'any', length, value: length === 1 ? value : null };
};

const readFormat = (decoder: Decoder): ContentFacts => {
  checkKey(readVarString(decoder));
  checkJson(JSON.parse(readVarString(decoder)));
  return { kind: 'format', length: 1, value: null };
};

const sharedKinds: ReadonlyMap<number, StructKind> = new Map([
  [1, 'map'],
  [2, 'text'],
]);

const readShared = (decoder: Decoder): ContentFacts => {
  const kind = sharedKinds.get(readNumber(decoder));
  if (kind === undefined)
    throw new UpdateFault(words('This update brings a kind of shared data that plans do not have.'));
  return { kind, length: 1, value: null };
};

/** By Yjs's content number. JSON (2), binary (3), embed (5), subdocument (9) and skip (10) are not for plans. */
export const readContent = (decoder: Decoder, reference: number): ContentFacts => {
  switch (reference) {
    case 1:
      return readDeleted(decoder);
    case 4:
      return { kind: 'string', length: readVarString(decoder).length, value: null };
    case 6:
      return readFormat(decoder);
    case 7:
      return readShared(decoder);
    case 8:
      return readAnyContent(decoder);
    default:
      throw new UpdateFault(words('This update brings a kind of content that plans do not have.'));
  }
};
