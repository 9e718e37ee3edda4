import { words } from '@vexillum/model';
import { planLimits } from './plan-limits.ts';
import { checkMemberName } from './safe-key.ts';
import { UpdateFault } from './update-fault.ts';

/** The value of a text format, which Yjs writes as JSON text. `JSON.parse` keeps `__proto__` as an own key, so it is seen here. */
export const checkJson = (value: unknown, depth = 0): void => {
  if (typeof value !== 'object' || value === null) return;
  if (depth >= planLimits.depth) throw new UpdateFault(words('A format in this update is nested too deeply.'));
  for (const [name, member] of Object.entries(value)) {
    checkMemberName(name);
    checkJson(member, depth + 1);
  }
};
