import { words } from '@vexillum/model';
import { createDecoder, type Decoder, hasContent } from 'lib0/decoding';
import { readCount, readNumber } from './read-number.ts';
import { readStruct } from './read-struct.ts';
import type { DeleteFacts, StructFacts, UpdateFacts } from './update-facts.ts';
import { UpdateFault } from './update-fault.ts';

/** Yjs draws client ids from 32 bits; 0 is the server's own, which never writes. */
const readClient = (decoder: Decoder): number => {
  const client = readNumber(decoder);
  if (client === 0 || client > 0xffff_ffff) throw new UpdateFault(words('This update names an impossible author.'));
  return client;
};

const readStructs = (decoder: Decoder, client: number, count: number): StructFacts[] => {
  const structs: StructFacts[] = [];
  let clock = readNumber(decoder);
  for (let left = count; left > 0; left--) {
    const struct = readStruct(decoder, { client, clock });
    structs.push(struct);
    clock += struct.length;
  }
  if (!Number.isSafeInteger(clock)) throw new UpdateFault(words('A number in this update is out of range.'));
  return structs;
};

/** An author twice in one update: Yjs would silently drop the first part, so what was checked is not what is applied. */
const readSections = (decoder: Decoder): Map<number, StructFacts[]> => {
  const sections = new Map<number, StructFacts[]>();
  for (let left = readCount(decoder, 5); left > 0; left--) {
    const count = readCount(decoder, 2);
    const client = readClient(decoder);
    if (count === 0 || sections.has(client)) throw new UpdateFault(words('This is not an update of a plan.'));
    sections.set(client, readStructs(decoder, client, count));
  }
  return sections;
};

/**
 * Ranges must rise without overlap, as Yjs writes them: each range is walked through the store, so thousands of
 * overlapping ones would hold the server for seconds. One of length 0 deletes nothing but still splits a text.
 */
const readRanges = (decoder: Decoder, client: number, into: DeleteFacts[]): void => {
  let end = 0;
  for (let left = readCount(decoder, 2); left > 0; left--) {
    const clock = readNumber(decoder);
    const length = readNumber(decoder);
    if (length === 0 || clock < end) throw new UpdateFault(words('The deletions of this update are out of order.'));
    end = clock + length;
    into.push({ client, clock, length });
  }
};

const readDeletes = (decoder: Decoder): DeleteFacts[] => {
  const deletes: DeleteFacts[] = [];
  const seen = new Set<number>();
  for (let left = readCount(decoder, 2); left > 0; left--) {
    const client = readClient(decoder);
    if (seen.has(client)) throw new UpdateFault(words('The deletions of this update are out of order.'));
    seen.add(client);
    readRanges(decoder, client, deletes);
  }
  return deletes;
};

/**
 * Reads one update in Yjs's V1 encoding without building anything that its bytes do not pay for, and stricter than
 * `Y.decodeUpdate`, which cannot show a `__proto__` inside a value, an author named twice, or bytes left over.
 * Throws an UpdateFault, or whatever lib0 throws where the bytes end early.
 */
export const readUpdate = (update: Uint8Array): UpdateFacts => {
  const decoder = createDecoder(update);
  const structs = readSections(decoder);
  const deletes = readDeletes(decoder);
  if (hasContent(decoder)) throw new UpdateFault(words('This update goes on after its end.'));
  return { structs, deletes };
};
