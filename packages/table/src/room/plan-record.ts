import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { encoded } from '@vexillum/protocol';
import type { StoredOwners } from '../plan/index.ts';

/** One stored step of a plan: the first names its epoch; the others carry an update and whose client ids it brought. */
export interface PlanRecord {
  readonly epoch?: string;
  readonly owners?: StoredOwners;
  readonly update?: Uint8Array;
}

export const encodePlanRecord = ({ epoch, owners, update }: PlanRecord): Uint8Array =>
  encoded((encoder) => {
    encoding.writeVarString(encoder, JSON.stringify({ epoch, owners }));
    encoding.writeVarUint8Array(encoder, update ?? new Uint8Array());
  });

export const decodePlanRecord = (bytes: Uint8Array): PlanRecord => {
  const decoder = decoding.createDecoder(bytes);
  const facts = JSON.parse(decoding.readVarString(decoder)) as Omit<PlanRecord, 'update'>;
  const update = decoding.readVarUint8Array(decoder);
  return update.length === 0 ? facts : { ...facts, update };
};
