import { words } from '@vexillum/model';
import type { Place } from './placement.ts';
import { planLimits } from './plan-limits.ts';
import type { StructFacts, StructKind } from './update-facts.ts';
import { UpdateFault } from './update-fault.ts';

const heldBy: Readonly<Record<Place['kind'], ReadonlySet<StructKind>>> = {
  map: new Set(['any', 'map', 'text', 'deleted']),
  text: new Set(['string', 'format', 'deleted']),
};

/** Every root map is `id → plain object`: readers of a plan are spared from meeting anything else there. */
const checkRecord = (struct: StructFacts, place: Place): void => {
  if (struct.value === null) throw new UpdateFault(words('A key in this update holds several values.'));
  if (place.depth > 1) return;
  if (!struct.value.isRecord) throw new UpdateFault(words('An entry of "{0}" must be a plain object.', place.root));
  if ((place.root === 'note' || place.root === 'request') && struct.value.bytes > planLimits.noteBytes)
    throw noteTooLong();
};

export const noteTooLong = (): UpdateFault => new UpdateFault(words('A note may be 4 KB long.'), 'too-large');

/** Checks one struct against the place where it will land. */
export const checkStruct = (struct: StructFacts, place: Place): void => {
  if (place.depth > planLimits.depth) throw new UpdateFault(words('This update is nested too deeply.'));
  const fits = heldBy[place.kind].has(struct.kind) && (place.key === null) === (place.kind === 'text');
  if (!fits) throw new UpdateFault(words('"{0}" does not hold this kind of content.', place.root));
  if (struct.kind === 'any') checkRecord(struct, place);
};
