import { type DigestOf, type Json, type Refusal, refuse, type SideId, words } from '@vexillum/model';
import { Value } from '@sinclair/typebox/value';
import { payloadSchemas } from './payloads.ts';
import { slotNamed } from './slots.ts';

/** One secret on its way into escrow. */
export interface BatchItem {
  /** The slot. */
  readonly k: string;
  /** The commitment. */
  readonly c: string;
  /** 32 bytes as lower-case hex. */
  readonly salt: string;
  readonly p: Json;
}

const wrongSlots = (batch: readonly BatchItem[], expected: readonly string[]): Refusal | undefined => {
  const keys = batch.map(({ k }) => k);
  const isExact = keys.length === expected.length && expected.every((slot) => keys.includes(slot));
  return isExact
    ? undefined
    : refuse('wrong-slots', words('This seals exactly these, each once: {0}.', expected.join(', ')), 'batch');
};

/** Refuses a batch unless it has exactly these slots, each of the right shape and with the commitment that belongs to it. */
export const checkBatch = (
  batch: readonly BatchItem[],
  expected: readonly string[],
  side: SideId,
  digestOf: DigestOf,
): Refusal | undefined => {
  const refusal = wrongSlots(batch, expected);
  if (refusal) return refusal;
  for (const [index, { k, c, salt, p }] of batch.entries()) {
    const slot = slotNamed(k);
    if (!slot || !Value.Check(payloadSchemas[slot.kind], p))
      return refuse('bad-payload', words('This is not what {0} holds.', k), `batch.${index}.p`);
    if (digestOf(side, k, p, salt) !== c)
      return refuse(
        'wrong-commitment',
        words('The commitment of {0} does not fit what is sealed.', k),
        `batch.${index}.c`,
      );
  }
  return undefined;
};
