import { Type } from '@vexillum/model';
import { exactly } from '../actions/args.ts';
import { STANDS_LIMIT } from '../armies/army-file.ts';
import { standPayload } from '../deployment/payloads.ts';

const hex32 = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** What placing takes beside the places, where the army has masquerades: one seal for each stand. */
export const standBatch = Type.Optional(
  Type.Array(exactly({ k: Type.String({ maxLength: 80 }), c: hex32, salt: hex32, p: standPayload }), {
    minItems: 1,
    maxItems: STANDS_LIMIT,
    description: 'For an army with Deceptive Deployment: slot, commitment, salt and truth of each stand',
  }),
);
