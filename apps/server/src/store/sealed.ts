import type { AtRest } from '../keys/at-rest.ts';
import type { Change } from './sqlite/change.ts';

/** A change as it is stored where there is a key. */
export const sealed = (atRest: AtRest, change: Change): Change => {
  switch (change.kind) {
    case 'entry':
      return { ...change, value: atRest.sealEntry(change.table, change.seq, change.value) };
    case 'snapshot':
      return { ...change, value: atRest.sealSnapshot(change.table, change.seq, change.value) };
    case 'plan':
      return { ...change, value: atRest.sealPlan(change.table, change.document, change.value) };
    case 'put':
      return { ...change, value: atRest.sealRecord(change.key, change.value) };
    default:
      return change;
  }
};
