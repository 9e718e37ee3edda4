import { Type } from '@vexillum/model';
import { maySetBranding } from '../choices/hosting.ts';
import { defineAction, Edits } from '../records.ts';
import { SETUP, setupOf } from '../state/setup.ts';

/** No control characters, and none that turn the direction of the words beside it. */
const PLAIN = '^[^\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ufeff]*$';

export const setBranding = defineAction({
  name: maySetBranding.action,
  says: 'Writes a motto over the table, for everyone to see; an empty one takes it away.',
  args: Type.Object({ text: Type.String({ maxLength: 40, pattern: PLAIN }) }, { additionalProperties: false }),
  isUndoable: false,
  isGuessable: true,
  mayAct: maySetBranding.mayAct,
  run(snapshot, { text }) {
    const { branding: _old, ...rest } = setupOf(snapshot);
    const motto = text.trim();
    const edits = new Edits(snapshot).put('setup', SETUP, { ...rest, ...(motto === '' ? {} : { branding: motto }) });
    return { changes: edits.changes() };
  },
});
