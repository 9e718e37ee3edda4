import * as Y from 'yjs';
import { updateMessage } from '../room/sync-messages.ts';

/** What a teammate's browser sends when they pin a note to the plan. */
export const planNote = (id: string, text: string): { readonly update: Uint8Array; readonly doc: Y.Doc } => {
  const doc = new Y.Doc();
  doc.getMap('note').set(id, { text });
  return { update: updateMessage(Y.encodeStateAsUpdate(doc)), doc };
};
